import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OpenStatus } from "~/features/visit/open-status";
import { DayBars, ExceptionsTable, NextException, WeekTable } from "~/features/visit/opening-tables";
import { QuietHours } from "~/features/visit/quiet-hours";
import { VisitBreadcrumbs } from "~/features/visit/visit-breadcrumbs";
import { VisitTeasers } from "~/features/visit/visit-teasers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { nameForms } from "~/mall/views/shell/shell.server";
import { accessibilityHtml, quietHoursView } from "~/mall/views/visit/accessibility.server";
import { openingHoursView } from "~/mall/views/visit/opening-hours.server";
import { visitTeasers } from "~/mall/views/visit/visit-teasers.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { shoppingCenterData } from "~/seo/shopping-center-data.server";
import { addStructuredData } from "~/seo/structured-data.server";
import { loadSite } from "~/site/site.server";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

export const handle = { i18n: ["hours"] };

export const meta = pageMeta;

/** So many are in view, the later ones folded. */
const nextExceptions = 6;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const t = translatorOf(site.language);
  const view = openingHoursView(site);
  const head = pageHead(site, "opening-hours", {
    title: t("hours:title"),
    description: t("hours:description", { ...nameForms(site), hours: view.mall?.hours ?? "" }),
  });
  const center = shoppingCenterData(site, new URL(head.canonical, request.url).href);
  if (center) addStructuredData(context, center);
  const quietHours = quietHoursView(site);
  const description = quietHours ? view.description + accessibilityHtml(site) : view.description;
  return { ...view, description, quietHours, teasers: await visitTeasers(site, "opening-hours"), head };
}

export default function OpeningHours() {
  const { mall, zones, bars, exceptions, description, quietHours, teasers } = useLoaderData<typeof loader>();
  const { t } = useTranslation("hours");
  const language = useLanguage();
  // Seven equal days are a line below those of today.
  const later = exceptions.rows.slice(nextExceptions);
  const same = mall?.week.length === 1 && mall.hours ? mall.week[0] : null;
  return (
    <>
      <VisitBreadcrumbs title={t("title")} />
      <div className="page grid gap-x-16 gap-y-10 pt-6 md:pt-10 lg:grid-cols-12 print:grid-cols-2">
        <div className="lg:col-span-7">
          <h1 className="text-display">{t("title")}</h1>
          {mall && (mall.hours || mall.text || mall.status) && (
            <div className="mt-8 md:mt-12">
              <p className="text-ink-muted">{`${t("common:day.today")}, ${mall.today}`}</p>
              {(mall.hours ?? mall.text) && (
                <p
                  className={classNames(
                    "mt-2 font-display tabular",
                    mall.hours ? "text-display lg:text-[6rem]" : "text-title",
                  )}
                >
                  {mall.hours ?? mall.text}
                </p>
              )}
              {mall.status && !mall.isClosed && (
                <OpenStatus {...mall.status} className="mt-2 font-semibold" />
              )}
              {same && <p className="mt-2 text-ink-muted">{`${same.day} ${same.dateText}`}</p>}
            </div>
          )}
          <div className="mt-8">
            <Prose html={description} />
          </div>
        </div>
        <div className="empty:hidden lg:col-span-5">
          {mall?.week.length || mall?.text || mall?.status ? null : (
            <EmptyState icon="clock" title={t("unknown")}>
              <ButtonLink to={href("contact", null, language)}>{t("common:header.contact")}</ButtonLink>
            </EmptyState>
          )}
          {/* One panel, whose parts have lines between them. */}
          <div className="ruled rounded-card bg-surface-raised px-6 shadow-lifted empty:hidden *:py-6 md:px-9 md:*:py-8 print:px-0 print:*:py-2">
            {mall && mall.week.length > 0 && !same && (
              <section>
                <h2 className="mb-4 text-heading">{t("week")}</h2>
                <WeekTable week={mall.week} />
              </section>
            )}
            {mall?.next && <NextException {...mall.next} />}
            {quietHours && <QuietHours {...quietHours} isInPanel />}
          </div>
        </div>
      </div>
      {zones.length > 0 && (
        <section className="page section">
          <h2 className="mb-8 text-title">{t("zones")}</h2>
          <DayBars bars={bars} zones={zones} />
        </section>
      )}
      {exceptions.rows.length > 0 && (
        <section className="page section grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <h2 id="exceptions" className="text-title lg:col-span-4">
            {t("exceptions")}
          </h2>
          {/* A wide table scrolls on a narrow phone, by keyboard too. */}
          <section
            aria-labelledby="exceptions"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="overflow-x-auto lg:col-span-8"
          >
            <ExceptionsTable {...exceptions} rows={exceptions.rows.slice(0, nextExceptions)} />
            {later.length > 0 && (
              <details className="group">
                <summary className="flex min-h-12 items-center justify-between gap-4 border-line border-b py-3 font-semibold hover:underline underline-offset-4">
                  {t("laterExceptions", { count: later.length })}
                  <Icon name="chevron-down" className="eased group-open:rotate-180" />
                </summary>
                <ExceptionsTable {...exceptions} rows={later} />
              </details>
            )}
          </section>
        </section>
      )}
      <VisitTeasers label={t("more")} teasers={teasers} />
    </>
  );
}
