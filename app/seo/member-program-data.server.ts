import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { pointsText } from "~/mall/views/cards/points-text.server";
import { tierName, tiersOf } from "~/mall/views/loyalty/tiers.server";
import { shellName } from "~/mall/views/shell/shell.server";
import type { Site } from "~/site/site.server";
import { mallReference } from "./place-data.server";
import type { StructuredData } from "./structured-data.server";

/**
 * The mall with its loyalty programme, schema.org's MemberProgram, and what each tier requires. `url` is any absolute URL
 * of the site. Null for a mall without tiers.
 */
export async function memberProgramData(site: Site, url: string): Promise<StructuredData | null> {
  const tiers = await tiersOf(site);
  if (tiers.length === 0) return null;
  const { language } = site;
  const program = new URL("/#programme", url).href;
  return {
    ...mallReference(site, url),
    hasMemberProgram: {
      "@type": "MemberProgram",
      "@id": program,
      name: `${shellName(site)}: ${translatorOf(language)("support:topic.loyalty")}`,
      url: new URL(hrefOf("rewards", { page: 1 }, language), url).href,
      hasTiers: tiers.map((tier) => ({
        "@type": "MemberProgramTier",
        "@id": `${program}-${encodeURIComponent(tier.id)}`,
        name: tierName(tier, site),
        hasTierBenefit: "https://schema.org/TierBenefitLoyaltyPoints",
        ...(tier.points_from > 0 && { hasTierRequirement: pointsText(tier.points_from, language) }),
      })),
    },
  };
}
