import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/features/pages/blocks";
import { receiveSupport } from "~/features/support/send-support.server";
import { MapAddress, MapFigure, MapLinks, WayChoice, Ways } from "~/features/visit/directions";
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
  const {
    title,
    perex,
    article,
    blocks,
    ways,
    maps,
    chosen,
    sketch,
    interactive,
    waysHref,
    teasers,
    ...place
  } = useLoaderData<typeof loader>();
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
      <div className="page mt-8">
        <MapFigure {...{ sketch, interactive }}>
          {hasLegend && (
            <section>
              <h2 className="sr-only">{t("means")}</h2>
              <WayChoice {...{ ways, chosen }} />
              <Link to={waysHref} className="action-link mt-4 min-h-6">
                {t("details")}
                <Icon name="arrow-right" />
              </Link>
            </section>
          )}
        </MapFigure>
        <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <MapAddress {...place} />
          <div className="flex flex-col gap-6">
            {article && <Prose html={article} />}
            <MapLinks maps={maps} />
          </div>
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
