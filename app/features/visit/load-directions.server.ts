import type { LoaderFunctionArgs } from "@remix-run/node";
import { interactiveMapView } from "~/consent/interactive-map.server";
import { directionsView } from "~/mall/views/visit/directions.server";
import { visitTeasers } from "~/mall/views/visit/visit-teasers.server";
import { pageHead } from "~/seo/page-head.server";
import { loadSite } from "~/site/site.server";

/** What a screen about the way to the mall shows. */
export async function loadDirections(
  { request }: Pick<LoaderFunctionArgs, "request">,
  screen: "how-to-get-here" | "map-way",
) {
  const site = await loadSite(request);
  const [{ description, ...view }, teasers] = await Promise.all([
    directionsView(site, screen, new URL(request.url).searchParams.get("way")),
    visitTeasers(site, screen),
  ]);
  const { title, image } = view;
  const parking = teasers.find(({ name }) => name === "parking")?.text;
  return {
    ...view,
    // Nobody walks from the mall's own car park: what it offers is in place of the minutes.
    ways: view.ways.map((way) =>
      way.way === "car" && !way.walk && parking
        ? { ...way, end: [way.end, parking].filter(Boolean).join(" · ") }
        : way,
    ),
    teasers,
    interactive: interactiveMapView(request, site),
    head: pageHead(site, screen, { title, description, image }),
  };
}
