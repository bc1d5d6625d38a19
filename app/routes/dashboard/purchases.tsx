import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useErrorTitle } from "~/features/forms/action-form";
import { AmenityIndex } from "~/features/lists/amenity-index";
import { DashboardFrame } from "~/features/member/dashboard/dashboard-frame";
import { ScreenPages } from "~/features/member/dashboard/screen-pages";
import { BookingCard, BookingRow } from "~/features/member/purchases/booking-card";
import { cancellationForm, cancellationProblem } from "~/features/member/purchases/cancel-booking.server";
import { handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useTranslation } from "~/locale/use-translation";
import { isUnauthorized } from "~/mall/client/mall-api-error";
import { purchasesView } from "~/mall/views/member/purchases/purchases.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { seeOther } from "~/session/see-other.server";
import { memberApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import { loadMemberSite } from "~/site/member-site.server";
import { notFound } from "~/site/not-found.server";
import { pageNumber } from "~/site/page-number.server";
import { loadSite } from "~/site/site.server";
import { ButtonLink } from "~/ui/button";
import { ChipLink } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Refusal } from "~/ui/refusal";

export const handle = { i18n: ["forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

/** A booking that could not be cancelled may be over by now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-purchases");
  const { searchParams } = new URL(request.url);
  const page = pageNumber(request, searchParams.get("page") ?? "1");
  const view = await purchasesView(site, { page, isCancelled: searchParams.get("show") === "cancelled" });
  if (page > view.lastPage) throw notFound(request);
  return { ...view, head: pageHead(site, "dashboard-purchases", { title: view.title }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  const api = memberApi(request, site);
  const rules = { schema: cancellationForm, limit: "change", account: () => tokenOf(request) ?? "" } as const;
  return handleForm(form, request, site, rules, async ({ order }) => {
    await api.cancelBooking(order).catch((error) => {
      // A DELETE does not end the session: the page finds out whether it is over.
      throw isUnauthorized(error)
        ? seeOther(href("dashboard-purchases", null, site.language))
        : (cancellationProblem(error, site) ?? error);
    });
    const text = translatorOf(site.language)("purchases:done");
    const to = `${href("dashboard-purchases", null, site.language)}#upcoming`;
    return seeOther(to, toastCookie({ kind: "success", text }, request));
  });
}

export default function Purchases() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { upcoming, past, isCancelled, texts } = view;
  const [only, ...others] = view.suggestions;
  const refused = answer?.errors.order ?? answer?.problem ?? null;
  const { t } = useTranslation("forms");
  useErrorTitle(refused ? t("title", { title: "" }) : null, answer ?? null);
  const isHere = upcoming.some(({ id }) => id === answer?.values.order);
  return (
    <DashboardFrame frame={view.frame} title={view.title} lead={view.lead}>
      {refused && !isHere && (
        <Refusal className="mb-8 rounded-soft bg-surface-sunken p-4 text-small font-semibold">
          {refused}
        </Refusal>
      )}
      <nav aria-label={texts.parts} className="no-print mb-8">
        <ul className="flex flex-wrap gap-2">
          {view.parts.map(({ title, to, isCurrent }) => (
            <li key={to}>
              <ChipLink to={to} isCurrent={isCurrent}>
                {title}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {!isCancelled && (
        <section id="upcoming" className="mb-14 scroll-mt-28">
          <h2 className="mb-5 text-heading">{texts.upcoming}</h2>
          {upcoming.length > 0 ? (
            <div className="flex flex-col gap-5">
              {upcoming.map((order, at) => (
                <BookingCard
                  key={order.id}
                  order={order}
                  isNext={at === 0}
                  problem={answer?.values.order === order.id ? (refused ?? undefined) : undefined}
                  texts={texts}
                />
              ))}
            </div>
          ) : (
            view.isKnown && (
              <EmptyState icon="calendar" title={texts.none}>
                <p className="max-w-[46ch] text-small text-ink-muted">{texts.noneHelp}</p>
                <ButtonLink to={view.amenities.to}>{view.amenities.label}</ButtonLink>
              </EmptyState>
            )
          )}
        </section>
      )}
      <section>
        <h2 className="mb-5 text-heading">{texts.past}</h2>
        {past.length > 0 ? (
          <ul>
            {past.map((order) => (
              <BookingRow key={order.id} order={order} texts={texts} />
            ))}
          </ul>
        ) : (
          view.isKnown && <p className="text-small text-ink-muted">{texts.noPast}</p>
        )}
        <ScreenPages
          name="dashboard-purchases"
          current={view.page}
          last={view.lastPage}
          query={{ show: isCancelled ? "cancelled" : null }}
        />
      </section>
      {only && others.length === 0 ? (
        <section className="no-print mt-14">
          <h2 className="mb-5 text-heading">{view.amenities.label}</h2>
          <article className="group relative flex items-center gap-5 border-y border-line py-5 sm:gap-8">
            {only.image && (
              <Picture
                image={only.image}
                alt=""
                ratio="3/2"
                sizes="11rem"
                className="w-28 shrink-0 rounded-soft sm:w-44"
              />
            )}
            <div className="min-w-0 flex-1">
              <h3 className="text-card">
                <LinkIfAny to={only.to} className="cover-link">
                  {only.title}
                </LinkIfAny>
              </h3>
              <p className="text-small text-ink-muted">
                {[only.floor, only.about].filter(Boolean).join(" · ")}
              </p>
              <p aria-hidden="true" className="mt-2 action-link text-small">
                {texts.book}
                <Icon name="arrow-right" />
              </p>
            </div>
          </article>
        </section>
      ) : (
        view.suggestions.length > 0 && (
          <section className="no-print mt-14">
            <AmenityIndex groups={[{ title: view.amenities.label, items: view.suggestions }]} marks={null} />
          </section>
        )
      )}
    </DashboardFrame>
  );
}
