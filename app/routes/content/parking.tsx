import { plateRequest } from "@contract/member-parking";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { JoinStrip } from "~/features/loyalty/join-strip";
import { Blocks } from "~/features/pages/blocks";
import { PageOpening } from "~/features/pages/page-opening";
import { changePlates } from "~/features/visit/change-plates.server";
import { MemberParking } from "~/features/visit/member-parking";
import { OpenStatus } from "~/features/visit/open-status";
import { ReservedPlaces, Tariffs } from "~/features/visit/parking-tables";
import { StayCalculator } from "~/features/visit/stay-calculator";
import { VisitTeasers } from "~/features/visit/visit-teasers";
import { formHeaders } from "~/forms/form-headers";
import { useTranslation } from "~/locale/use-translation";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { memberParking, memberParkingJoin } from "~/mall/views/visit/member-parking.server";
import { parkingView } from "~/mall/views/visit/parking.server";
import { visitTeasers } from "~/mall/views/visit/visit-teasers.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { memberApiOrNull } from "~/session/session.server";
import { loadSite } from "~/site/site.server";
import { Prose } from "~/ui/prose";

export const handle = { i18n: ["parking", "page", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const member = memberApiOrNull(request, site);
  const [{ about, ...view }, teasers, own, join] = await Promise.all([
    parkingView(site, new URL(request.url).searchParams.get("stay")),
    visitTeasers(site, "parking"),
    member && memberParking(member, site),
    member ? null : memberParkingJoin(site),
  ]);
  const { title, image } = view;
  const hasError = Boolean(view.calculator?.error);
  const head = pageHead(site, "parking", { title, description: about, image, hasError });
  return {
    ...view,
    teasers,
    own: own && { parking: own, constraints: constraintsOf(plateRequest) },
    join,
    head,
  };
}

export const action = ({ request }: ActionFunctionArgs) => changePlates(request);

export default function Parking() {
  const parking = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("parking");
  return (
    <>
      <PageOpening title={parking.title} perex={parking.perex} image={parking.image} layout="beside">
        {parking.status && <OpenStatus {...parking.status} className="mt-6 font-semibold" />}
      </PageOpening>
      {parking.facts.length > 0 && (
        <dl className="page mt-12 grid not-cramped:grid-cols-2 gap-x-8 gap-y-8 md:mt-16 lg:grid-cols-4">
          {parking.facts.map(({ label, value }) => (
            <div key={label} className="border-ink border-t-2 pt-3">
              <dt className="text-ink-muted text-small">{label}</dt>
              <dd className="mt-1 font-display text-heading">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {parking.own && <MemberParking {...parking.own} answer={answer} />}
      {/* The calculator before the table on phones, beside it where there is room. */}
      <div className="page section grid items-start gap-x-16 gap-y-10 lg:grid-cols-12">
        {parking.calculator && (
          <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1">
            <StayCalculator {...parking.calculator} />
          </div>
        )}
        <div className="flex flex-col gap-8 empty:hidden lg:col-span-7 lg:col-start-1 lg:row-start-1">
          <Tariffs tariffs={parking.tariffs} />
          {(parking.description || parking.article) && (
            <div className="flex flex-col gap-4">
              {parking.description && <Prose html={parking.description} />}
              {parking.article && <Prose html={parking.article} />}
            </div>
          )}
        </div>
        <div className="empty:hidden lg:col-span-full">
          <ReservedPlaces reserved={parking.reserved} />
        </div>
      </div>
      {parking.join && (
        <div className="page section">
          <JoinStrip join={parking.join} />
        </div>
      )}
      <Blocks blocks={parking.blocks} />
      <VisitTeasers label={t("more")} teasers={parking.teasers} />
    </>
  );
}
