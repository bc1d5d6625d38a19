import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { formatNumber } from "../cards/points-text.server";
import { defaultFloorPlan } from "../floor-plan/floor-plan-links.server";
import { mainFloorExcerpt } from "../floor-plan/plan-excerpt.server";
import { parkingOrNull } from "../visit/visit-teasers.server";

/** What a tenant asks about first: how large the mall is, and its main floor. */
export async function leaseView(site: Site) {
  const [plan, figures] = await Promise.all([mainFloorExcerpt(site), mallFigures(site)]);
  return { plan, figures };
}

/** A mall in numbers that its API has. */
export async function mallFigures(site: Site): Promise<{ number: string; label: string }[]> {
  const t = translatorOf(site.language);
  const [plan, shops, parking] = await Promise.all([
    defaultFloorPlan(site),
    sidePart(site.api.companies({ page: 1, per_page: 1 }), "The number of shops could not be read"),
    parkingOrNull(site),
  ]);
  const floors = plan?.floors.length ?? 0;
  // That there is one says nothing.
  const counts = { shops: shops?.total, floors: floors > 1 && floors, spaces: parking?.spaces };
  return Object.entries(counts).flatMap(([of, count]) =>
    count ? [{ number: formatNumber(count, site.language), label: t(`content:lease.${of}`, { count }) }] : [],
  );
}
