import type { MemberTier } from "@contract/member-tier";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { formatNumber, pointsText } from "../../cards/points-text.server";
import { translationOf } from "../../translation";
import { tierName } from "./loyalty-card.server";

export type TierProgressView = ReturnType<typeof tierProgress>;

/** A member's progress to the next tier, and the benefits of the current one. */
export function tierProgress({ tier, next_tier, points_to_next, year, year_points }: MemberTier, site: Site) {
  const { language } = site;
  const t = translatorOf(language);
  // What an API doesn't send, or in a way that can't be read, may be there.
  const isHighest =
    !next_tier && typeof points_to_next !== "number" && (next_tier === null || points_to_next === null);
  const next = next_tier ? tierName(next_tier, site) : null;
  return {
    title: t("dashboard:tier.title", { tier: tierName(tier, site) }),
    percent:
      next_tier && year_points !== null
        ? Math.min(100, Math.max(2, Math.round((year_points / Math.max(1, next_tier.points_from)) * 100)))
        : isHighest
          ? 100
          : null,
    line:
      next && typeof points_to_next === "number"
        ? t("dashboard:tier.toNext", { points: pointsText(points_to_next, language), tier: next })
        : isHighest
          ? t("dashboard:tier.highest")
          : null,
    year:
      year !== null && year_points !== null
        ? t("dashboard:tier.year", { year: String(year), number: formatNumber(year_points, language) })
        : null,
    multiplier:
      tier.multiplier === 1
        ? null
        : t("dashboard:tier.multiplier", { times: formatNumber(tier.multiplier, language) }),
    benefits: translationOf(tier.translations, language)?.benefits ?? [],
    benefitsTitle: t("dashboard:tier.benefits"),
  };
}
