import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/features/pages/blocks";
import { receiveSupport } from "~/features/support/send-support.server";
import { MapAddress, MapFigure, MapLinks, NearestStop, Ways } from "~/features/visit/directions";
import { loadDirections } from "~/features/visit/load-directions.server";
import { VisitBreadcrumbs } from "~/features/visit/visit-breadcrumbs";
import { VisitTeasers } from "~/features/visit/visit-teasers";
import { formHeaders } from "~/forms/form-headers";
import { useTranslation } from "~/locale/use-translation";
import { pageMeta } from "~/seo/page-head";
import { Prose } from "~/ui/prose";

export const handle = { i18n: ["directions", "page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export const loader = (asked: LoaderFunctionArgs) => loadDirections(asked, "how-to-get-here");

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function HowToGetHere() {
  const { title, perex, article, blocks, ways, maps, sketch, interactive, teasers, nearest, ...place } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation("directions");
  return (
    <>
      <VisitBreadcrumbs title={title} />
      <div className="page grid gap-x-16 gap-y-8 pt-6 md:pt-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] print:grid-cols-2">
        <div className="lg:col-span-5">
          <h1 className="text-display max-sm:hyphens-auto">{title}</h1>
          {perex && <p className="mt-4 text-card text-ink-muted md:mt-6 md:text-heading">{perex}</p>}
        </div>
        <div className="lg:col-span-7 lg:row-span-2 lg:[&_figure>svg]:max-h-144">
          <MapFigure {...{ sketch, interactive }} />
        </div>
        <div className="flex flex-col justify-between gap-8 lg:col-span-5">
          <MapAddress {...place} />
          {nearest && <NearestStop {...nearest} />}
        </div>
      </div>
      {ways.length > 0 && (
        <section className="page section">
          <h2 className="mb-6 text-title">{t("means")}</h2>
          {article && (
            <div className="-mt-2 mb-8 text-ink-muted">
              <Prose html={article} />
            </div>
          )}
          <Ways ways={ways} />
        </section>
      )}
      <div className="page my-6">
        <MapLinks maps={maps} />
      </div>
      <Blocks blocks={blocks} />
      <VisitTeasers label={t("more")} teasers={teasers} />
    </>
  );
}
