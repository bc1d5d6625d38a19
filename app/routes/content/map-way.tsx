import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/features/pages/blocks";
import { receiveSupport } from "~/features/support/send-support.server";
import { MapAddress, MapFigure, WayChoice, Ways } from "~/features/visit/directions";
import { loadDirections } from "~/features/visit/load-directions.server";
import { VisitBreadcrumbs } from "~/features/visit/visit-breadcrumbs";
import { VisitTeasers } from "~/features/visit/visit-teasers";
import { formHeaders } from "~/forms/form-headers";
import { useTranslation } from "~/locale/use-translation";
import { pageMeta } from "~/seo/page-head";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";

export const handle = { i18n: ["directions", "page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { teasers, ...view } = await loadDirections(asked, "map-way");
  return {
    ...view,
    teasers: teasers.filter(({ name }) => name !== "how-to-get-here"),
    waysHref: teasers.find(({ name }) => name === "how-to-get-here")?.to ?? null,
  };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function MapWay() {
  const { title, perex, article, blocks, ways, chosen, sketch, interactive, waysHref, teasers, ...place } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation("directions");
  // Beside the sketch one of the ways is chosen; the page about them says all of each.
  const hasLegend = waysHref !== null && ways.length > 0;
  return (
    <>
      <VisitBreadcrumbs title={title} />
      <div className="page pt-6 md:pt-10">
        <h1 className="text-display max-sm:hyphens-auto">{title}</h1>
        {perex && <p className="mt-4 text-card text-ink-muted md:mt-6 md:text-heading">{perex}</p>}
      </div>
      <div className="page mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-12 print:grid-cols-2">
        {/* As high as what is beside it. */}
        <div className="grid grid-rows-[1fr] lg:col-span-7">
          <MapFigure {...{ sketch, interactive }} />
        </div>
        {hasLegend && (
          <section className="lg:col-span-5">
            <h2 className="mb-4 text-heading">{t("means")}</h2>
            <WayChoice {...{ ways, chosen }} />
            {waysHref && (
              <Link to={waysHref} className="action-link mt-4 min-h-6">
                {t("details")}
                <Icon name="arrow-right" />
              </Link>
            )}
            {article && <div className="mt-6 text-ink-muted">{<Prose html={article} />}</div>}
          </section>
        )}
        <div className={hasLegend ? "border-ink border-t-2 pt-6 lg:col-span-full" : "lg:col-span-5"}>
          <MapAddress {...place} isAcross={hasLegend} />
          {!hasLegend && article && <div className="mt-10">{<Prose html={article} />}</div>}
        </div>
      </div>
      {/* A mall without the page about them has them here. */}
      {!waysHref && ways.length > 0 && (
        <section className="page section">
          <h2 className="mb-6 text-title">{t("means")}</h2>
          <Ways ways={ways} />
        </section>
      )}
      <Blocks blocks={blocks} />
      <VisitTeasers label={t("more")} teasers={teasers} />
    </>
  );
}
