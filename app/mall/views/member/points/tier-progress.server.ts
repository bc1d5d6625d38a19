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
  const next = next_tier ? tierName(next_tier, site) : null;
  return {
    title: t("dashboard:tier.title", { tier: tierName(tier, site) }),
    percent: next_tier
      ? Math.min(
          100,
          Math.max(2, Math.round(((year_points ?? 0) / Math.max(1, next_tier.points_from)) * 100)),
        )
      : 100,
    line: next
      ? t("dashboard:tier.toNext", {
          points: pointsText(points_to_next ?? 0, language),
          tier: next,
        })
      : t("dashboard:tier.highest"),
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
