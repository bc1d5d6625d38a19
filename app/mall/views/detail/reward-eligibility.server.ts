import type { Ineligibility } from "@contract/customer-reward";
import type { MemberTier } from "@contract/member-tier";
import type { Reward } from "@contract/reward";
import type { Tier } from "@contract/tier";
import { dateText } from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { MallApi } from "~/mall/client/client.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { detailHref } from "../cards/cards.server";
import { formatNumber, pointsText } from "../cards/points-text.server";
import { joinView } from "../loyalty/join.server";
import { tierName, tiersOf } from "../loyalty/tiers.server";
import { shellName } from "../shell/shell.server";

/** What a member's screen needs beside the reward; null where it can't be fetched. */
export type BalanceAndTier = { balance: number | null; tier: MemberTier | null };

export type RewardEligibilityView = NonNullable<Awaited<ReturnType<typeof rewardEligibility>>>;

/**
 * Whether the visitor can activate a reward now: their balance, its price and, if they can't, exactly why. For an
 * anonymous visitor, what applies to everyone and a link to the log-in. Null where the mall has no accounts.
 * @param own the reward from the member's own read, null for an anonymous visitor
 */
export async function rewardEligibility(
  reward: Reward,
  own: Reward | null,
  member: MallApi | null,
  site: Site,
) {
  if (!site.settings.authenticationEnabled) return null;
  const t = translatorOf(site.language);
  const [balanceAndTier, tiers] = await Promise.all([
    member && own ? balanceAndTierOf(member) : null,
    reward.tier_id ? tiersOf(site) : [],
  ]);
  const needed = tiers.find(({ id }) => id === reward.tier_id);
  const isMember = member !== null && own !== null;
  const balance = balanceAndTier?.balance ?? null;
  const word = ineligibilityOf(own ?? reward, balance, site.now);
  const canActivate = isMember && (own.can_activate ?? !word);
  const here = detailHref("reward-detail", reward, site);
  const { points_price: price } = reward;
  return {
    price: price === null ? null : pointsText(price, site.language),
    tier: needed
      ? {
          label: t("reactions:reward.tier"),
          text: t("reactions:reward.tierFrom", { tier: tierName(needed, site) }),
        }
      : null,
    balance:
      balance === null
        ? null
        : {
            label: t("reactions:reward.balance"),
            text: pointsText(balance, site.language),
            percent:
              price === null
                ? null
                : Math.max(0, Math.min(100, Math.round((100 * balance) / Math.max(1, price)))),
            left:
              canActivate && price !== null && balance >= price
                ? t("reactions:reward.left", { points: pointsText(balance - price, site.language) })
                : null,
          },
    canActivate,
    reason: word ? reasonOf(word, reward, { balanceAndTier, needed, site }) : null,
    join: member || word ? null : await joinView(site, null, here),
    /** What one will hold: whose it is, and when its code comes. */
    voucher: word ? null : { mall: shellName(site), code: t("detail:use") },
  };
}

/** Balance and tier; without them the screen still says whether the reward can be activated. */
export async function balanceAndTierOf(member: MallApi): Promise<BalanceAndTier> {
  const [points, tier] = await Promise.all([
    sidePart(member.points(), "A member's points could not be read"),
    sidePart(member.memberTier(), "A member's tier could not be read"),
  ]);
  return { balance: points?.balance ?? null, tier };
}

/**
 * Why a reward can't be activated: as the mall API says of this member, else as far as it follows from the reward.
 * @param balance null if it is unknown, or nobody is logged in
 */
export function ineligibilityOf(reward: Reward, balance: number | null, now: Date): string | null {
  const { can_activate, why_not } = reward;
  if (why_not || can_activate) return why_not ?? null;
  return generalReason(reward, balance, now);
}

function generalReason(
  { valid_from, valid_to, stock, points_price: price }: Reward,
  balance: number | null,
  now: Date,
): Ineligibility | null {
  if (valid_from && Date.parse(valid_from) > now.getTime()) return "not_yet_valid";
  if (valid_to && Date.parse(valid_to) <= now.getTime()) return "expired";
  if (stock === 0) return "out_of_stock";
  return balance !== null && price !== null && balance < price ? "not_enough_points" : null;
}

/** The reason as text, with what to do about it. An upstream's unknown reason gets a general text. */
export function reasonOf(
  word: string,
  reward: Reward,
  {
    balanceAndTier,
    needed,
    site,
  }: { balanceAndTier: BalanceAndTier | null; needed: Tier | undefined; site: Site },
): { text: string; link: { to: string; label: string } | null } {
  const { language } = site;
  const t = translatorOf(language);
  const date = (instant: string | null | undefined) => (instant ? dateText(instant, site) : "");
  const earn = { to: href("dashboard-get-points", null, language), label: t("reactions:reward.earn") };
  const others = { to: href("rewards", { page: 1 }, language), label: t("reactions:reward.others") };
  switch (word) {
    case "not_yet_valid":
      return { text: t("reactions:reward.why.notYet", { date: date(reward.valid_from) }), link: others };
    case "expired":
      return { text: t("reactions:reward.why.over", { date: date(reward.valid_to) }), link: others };
    case "out_of_stock":
      return { text: t("reactions:reward.why.soldOut"), link: others };
    case "limit_reached": {
      const count = reward.limit_per_member ?? 1;
      return { text: t("reactions:reward.why.limit", { count }), link: others };
    }
    case "tier_too_low": {
      const mine = balanceAndTier?.tier ? tierName(balanceAndTier.tier.tier, site) : null;
      const earned = balanceAndTier?.tier?.year_points ?? null;
      const toGo = needed && earned !== null ? needed.points_from - earned : 0;
      const parts = [
        t("reactions:reward.why.tier", { tier: needed ? tierName(needed, site) : "" }),
        mine && t("reactions:reward.why.tierNow", { tier: mine }),
        toGo > 0 && t("reactions:reward.why.tierToGo", { points: pointsText(toGo, language) }),
      ];
      return { text: parts.filter(Boolean).join(" "), link: earn };
    }
    case "not_enough_points": {
      const balance = balanceAndTier?.balance;
      const text =
        balance === null || balance === undefined || reward.points_price === null
          ? t("reactions:reward.why.points")
          : t("reactions:reward.why.pointsMissing", {
              points: pointsText(reward.points_price - balance, language),
              price: formatNumber(reward.points_price, language),
            });
      return { text, link: earn };
    }
    default:
      return { text: t("reactions:reward.why.other"), link: others };
  }
}
