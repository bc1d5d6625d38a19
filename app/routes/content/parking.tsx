import { plateRequest } from "@contract/member-parking";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Blocks } from "~/features/blocks/blocks";
import { PageOpening } from "~/features/blocks/page-opening";
import { MemberParking } from "~/features/visit/member-parking";
import { OpenStatus } from "~/features/visit/open-status";
import { StayCalculator } from "~/features/visit/stay-calculator";
import { VisitTeasers } from "~/features/visit/visit-teasers";
import { handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useTranslation } from "~/locale/use-translation";
import { constraintsOf } from "~/mall/field-constraints.server";
import { isNotFound, isUnauthorized } from "~/mall/mall-api-error";
import {
  memberParking,
  memberParkingAnchor,
  memberParkingTeaser,
} from "~/mall/views/visit/member-parking.server";
import { parkingView } from "~/mall/views/visit/parking.server";
import { visitTeasers } from "~/mall/views/visit/visit-teasers.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loginRedirect, memberApi, memberApiOrNull, tokenOf } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { loadSite } from "~/tenant/site.server";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";

export const handle = { i18n: ["parking", "page", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const member = memberApiOrNull(request, site);
  const [{ summary, ...view }, teasers, own] = await Promise.all([
    parkingView(site, new URL(request.url).searchParams.get("stay")),
    visitTeasers(site, "parking"),
    member && memberParking(member, site),
  ]);
  const { title, images } = view;
  const head = pageHead(site, "parking", { title, description: summary, image: images[0] ?? null });
  return {
    ...view,
    teasers,
    own: own && { parking: own, constraints: constraintsOf(plateRequest) },
    forMembers: member ? null : memberParkingTeaser(site),
    head,
  };
}

const removal = z.object({ id: z.string().min(1).max(100) });

/** Adds or removes one of a member's number plates. */
export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  const { language } = site;
  const t = translatorOf(language);
  const member = memberApi(request, site);
  const account = () => tokenOf(request) ?? "";
  const done = (text: string) =>
    redirect(href("parking", null, language) + memberParkingAnchor, {
      status: 303,
      headers: { "Set-Cookie": toastCookie({ kind: "success", text }, request) },
    });
  switch (form.get("intent")) {
    case "add-plate":
      return handleForm(
        form,
        request,
        site,
        { schema: plateRequest, limit: "change", account },
        async (plate) => {
          await member.addPlate(plate);
          return done(t("member-parking:added"));
        },
      );
    case "delete-plate":
      return handleForm(
        form,
        request,
        site,
        { schema: removal, limit: "change", account },
        async ({ id }) => {
          await member.deletePlate(id).catch((error) => {
            if (isUnauthorized(error)) throw loginRedirect(request, site);
            // Already removed in another tab.
            if (!isNotFound(error)) throw error;
          });
          return done(t("member-parking:removed"));
        },
      );
    default:
      throw data(null, { status: 400 });
  }
}

export default function Parking() {
  const parking = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("parking");
  const [hero, ...pictures] = parking.images;
  return (
    <>
      <PageOpening title={parking.title} perex={parking.perex} image={hero ?? null} layout="beside">
        {parking.status && <OpenStatus {...parking.status} className="mt-6 font-semibold" />}
      </PageOpening>
      {parking.facts.length > 0 && (
        <dl className="page mt-12 grid grid-cols-2 gap-x-8 gap-y-8 md:mt-16 lg:grid-cols-4">
          {parking.facts.map(({ label, value }) => (
            <div key={label} className="border-ink border-t-2 pt-3">
              <dt className="text-ink-muted text-small">{label}</dt>
              <dd className="mt-1 font-display text-heading">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {parking.own && <MemberParking {...parking.own} answer={answer} />}
      {parking.forMembers && (
        <p className="page mt-10">
          {parking.forMembers.text}{" "}
          <Link to={parking.forMembers.to} className="font-semibold text-accent underline underline-offset-4">
            {parking.forMembers.link}
          </Link>
        </p>
      )}
      <div className="page section grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="flex flex-col gap-12 lg:col-span-7">
          {parking.tariffs.length > 0 && (
            <section>
              <h2 className="mb-4 text-title">{t("tariffs")}</h2>
              <table className="w-full">
                <caption className="sr-only">{t("tariffs")}</caption>
                <tbody>
                  {parking.tariffs.map(({ name, price, per }) => (
                    <tr key={name} className="border-line border-b">
                      <th scope="row" className="py-4 pr-4 text-left font-normal">
                        {name}
                      </th>
                      <td className="py-4 text-right align-top tabular-nums">
                        <span className="font-semibold">{price}</span>
                        {per && <span className="block text-ink-muted text-small">{per}</span>}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          {parking.reserved.length > 0 && (
            <section>
              <h2 className="mb-4 text-heading">{t("reserved.title")}</h2>
              <ul>
                {parking.reserved.map(({ kind, icon, count, name }) => (
                  <li key={kind} className="flex items-center gap-4 border-line border-b py-3">
                    <Icon name={icon} className="size-6 text-accent" />
                    <span>{name}</span>
                    <span className="ml-auto font-semibold tabular-nums">{count}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="flex flex-col gap-12 lg:col-span-5">
          {parking.calculator && <StayCalculator {...parking.calculator} />}
          <div className="flex flex-col gap-4">
            <Prose html={parking.description} />
            {parking.article && <Prose html={parking.article} />}
          </div>
        </div>
      </div>
      {pictures.length > 0 && (
        <ul className="page grid gap-4 sm:grid-cols-2">
          {pictures.map((picture) => (
            <li key={picture.src}>
              <Picture
                image={picture}
                alt=""
                ratio="4/3"
                sizes="(min-width: 82rem) 38rem, 94vw"
                className="rounded-card"
              />
            </li>
          ))}
        </ul>
      )}
      <Blocks blocks={parking.blocks} />
      <VisitTeasers label={t("more")} teasers={parking.teasers} />
    </>
  );
}
