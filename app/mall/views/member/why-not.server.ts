import { formatDate } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import type { Reward } from "~/mall/contract/reward";
import type { Tier } from "~/mall/contract/tier";
import type { Site } from "~/tenant/site.server";
import { dateStyle } from "../cards.server";
import { tierName } from "./loyalty-card.server";
import { pointsText } from "./points-text.server";

/** What is known of the member who asks; what the upstream doesn't tell is null. */
export type Standing = { balance: number | null; tiers: readonly Tier[]; activated?: number | null };

/** Exactly why a reward can't be activated, as a sentence with its numbers; a word of the upstream's own gets a general one. */
export function whyNotText(
  word: string,
  reward: Pick<Reward, "points_price" | "valid_from" | "valid_to" | "tier_id" | "limit_per_member">,
  { balance, tiers, activated }: Standing,
  site: Site,
): string {
  const { language, mall, now } = site;
  const t = translatorOf(language);
  const date = (instant: string) => ({
    date: formatDate(instant, mall?.date_format ?? "D. M. YYYY", dateStyle(site)),
    when: relativeTime(now, new Date(instant), language),
  });
  if (word === "not_yet_valid" && reward.valid_from) {
    return t("wallet:whyNot.notYet", date(reward.valid_from));
  }
  if (word === "expired" && reward.valid_to) return t("wallet:whyNot.over", date(reward.valid_to));
  if (word === "out_of_stock") return t("wallet:whyNot.outOfStock");
  if (word === "limit_reached") {
    const times = activated ?? reward.limit_per_member;
    return times ? t("wallet:whyNot.limit", { count: times }) : t("wallet:whyNot.limitReached");
  }
  if (word === "tier_too_low") {
    const needed = tiers.find(({ id }) => id === reward.tier_id);
    return needed ? t("wallet:whyNot.tier", { tier: tierName(needed, site) }) : t("wallet:whyNot.higherTier");
  }
  if (word === "not_enough_points" && balance !== null && balance < reward.points_price) {
    return t("wallet:whyNot.points", { points: pointsText(reward.points_price - balance, language) });
  }
  return word === "not_enough_points" ? t("wallet:whyNot.morePoints") : t("wallet:whyNot.other");
}
