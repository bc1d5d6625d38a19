import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { FloorDrawingView } from "~/features/floor-plan/floor-drawing";
import { FloorList } from "~/features/floor-plan/floor-list";
import styles from "~/features/floor-plan/floor-plan.css?url";
import { FloorTabs } from "~/features/floor-plan/floor-tabs";
import { HighlightedPlace } from "~/features/floor-plan/highlighted-place";
import { InlinedIcons } from "~/features/floor-plan/plan-icons";
import { PlanLegend } from "~/features/floor-plan/plan-legend";
import { PlanNotice } from "~/features/floor-plan/plan-notice";
import { PlanFindings, PlanSearch } from "~/features/floor-plan/plan-search";
import { PlanStage } from "~/features/floor-plan/plan-stage";
import { WayForm } from "~/features/floor-plan/way-form";
import { WayLegs, WaySummary } from "~/features/floor-plan/way-legs";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { isNotFound } from "~/mall/client/mall-api-error";
import { throwIfMissing } from "~/mall/client/missing-parts.server";
import { floorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { hasWays } from "~/mall/views/floor-plan/floor-plan-links.server";
import { planQuery } from "~/mall/views/floor-plan/floor-plan-query.server";
import { deserialized, serialized } from "~/navigation/serialized";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { badRequest } from "~/site/bad-request.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";

export const meta = pageMeta;

/** For the plan's zoom. */
export const handle = { needsScript: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const t = translatorOf(site.language);
  const plan = await site.api.floorPlan(params.id ?? "").catch((error) => {
    throw isNotFound(error) ? notFound(request) : error;
  });
  if (plan.floors.length === 0) throw notFound(request);
  const query = planQuery(new URL(request.url).searchParams);
  if (!query) throw badRequest();
  const view = await floorPlanView(plan, query, site);
  if (!view.isFound) throwIfMissing("companies", "amenities");
  const head = pageHead(site, "floorplan", {
    parameters: { id: plan.id },
    title: view.title,
    description: hasWays(plan) ? t("floorplan:description") : t("floorplan:descriptionWithoutWays"),
    noIndex: view.way !== null || view.notice !== null,
  });
  return data({ view: serialized(view), head }, { status: view.isFound ? 200 : 404 });
}

export default function FloorPlan() {
  const { view } = useLoaderData<typeof loader>();
  const { title, planTitle, planTo, notice, where, way, floor, form, icons, texts } = useMemo(
    () => deserialized(view),
    [view],
  );
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <InlinedIcons icons={icons} />
      <Breadcrumbs
        label={t("breadcrumbs")}
        entries={[
          { title: t("bar.home"), to: href("index", null, language) },
          { title: planTitle, to: way ? planTo : "" },
          ...(way ? [{ title }] : []),
        ]}
      />
      <div className="page mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 md:mt-8">
        <h1 className="min-w-0 text-display">{title}</h1>
        {floor && (
          <PlanSearch
            search={floor.search}
            planTo={planTo}
            texts={texts}
            example={(floor.amenities[0] ?? floor.shops[0])?.name}
          />
        )}
        {where && <a {...where} className="action-link min-h-11" />}
      </div>
      {notice && <PlanNotice {...notice} />}
      {way?.summary && (
        <div className="page mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_18rem] lg:grid-rows-[auto_1fr]">
          <WaySummary summary={way.summary} planTo={planTo} texts={{ ...texts, ...way.texts }} />
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <WayLegs legs={way.legs} texts={{ ...texts, ...way.texts }} />
          </div>
          {form && <WayForm form={form} planTo={planTo} texts={texts} />}
        </div>
      )}
      {floor && (
        <>
          <div className="page mt-6 flex flex-col gap-4">
            {floor.search && <PlanFindings search={floor.search} planTo={planTo} />}
            {floor.lit && <HighlightedPlace lit={floor.lit} planTo={planTo} />}
            <FloorTabs floors={floor.floors} label={texts.floors} />
            <a href="#floor-list" className="sr-only focus:not-sr-only">
              {texts.toList}
            </a>
            <PlanStage
              view={`${floor.name} ${floor.lit?.name} ${floor.search?.q}`}
              texts={texts}
              foot={<PlanLegend legend={floor.legend} label={texts.legend} />}
            >
              <FloorDrawingView
                drawing={floor.drawing}
                label={floor.label}
                listed={[...floor.shops, ...floor.amenities, ...floor.arrivals]}
              />
            </PlanStage>
            {form && (
              <div className="mt-4 rounded-card bg-surface-sunken p-5 md:p-8">
                <WayForm form={form} planTo={planTo} texts={texts} />
              </div>
            )}
          </div>
          <FloorList floor={floor} texts={texts} />
        </>
      )}
    </>
  );
}
