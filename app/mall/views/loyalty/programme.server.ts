import type { FaqEntry } from "@contract/faq";
import type { Reward } from "@contract/reward";
import { kindsNamedInTexts } from "@contract/search-language/kind-lexicon";
import type { Tier } from "@contract/tier";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import type { MallApi } from "~/mall/client/client.server";
import { wholeList } from "~/mall/client/every-page.server";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { rewardCard } from "../cards/cards.server";
import { formatNumber, pointsText } from "../cards/points-text.server";
import { ineligibilityOf } from "../detail/reward-eligibility.server";
import { questionView } from "../pages/blocks.server";
import { translationOf } from "../translation";
import { examplePurchase, pointsFor, purchaseFor } from "./earning.server";
import { type MemberStanding, memberStrip, standingOf, strangerStrip } from "./join.server";
import { firstTier, tierName, tiersOf } from "./tiers.server";

export type ProgrammeView = NonNullable<Awaited<ReturnType<typeof programmeView>>>;

const shownRewards = 5;
const shownQuestions = 6;

/** Permalinks and menus write it in several ways. */
export const isProgramme = (permalink: string): boolean => /^loyalty[-_]?(program(me)?)?$/i.test(permalink);

/**
 * What the loyalty programme gives, for the page of that name: by the rules, tiers, rewards and questions of the mall's
 * API, and nothing where it has none. Null where the mall has no accounts.
 * @param here the page's URL
 */
export async function programmeView(site: Site, member: MallApi | null, here: string) {
  if (!site.settings.authenticationEnabled) return null;
  const { language } = site;
  const t = translatorOf(language);
  const [tiers, standing, rewards, questions] = await Promise.all([
    tiersOf(site),
    member && standingOf(member),
    !member && site.settings.rewardsOnlyWhenLoggedIn ? [] : cheapestRewards(site),
    questionsOf(site),
  ]);
  const own = standing?.tier?.tier;
  const earning = own ?? firstTier(tiers);
  const multiplier = isMissing("tiers") && !own ? null : (earning?.multiplier ?? 1);
  return {
    join: standing ? memberStrip(standing, site) : strangerStrip(site, here),
    example: multiplier === null ? null : exampleView(rewards, multiplier, site),
    tiers: tiersView(tiers, own?.id ?? null, site),
    rewards: rewards
      .slice(0, shownRewards)
      .map((reward) => rewardRow(reward, { standing, multiplier, site })),
    ways: waysView(site),
    questions,
    links: {
      rewards: { to: href("rewards", { page: 1 }, language), label: t("loyalty:rewards.all") },
      questions: { to: href("faq", null, language), label: t("loyalty:questions.all") },
    },
    texts: {
      tiers: t("loyalty:tiers.title"),
      tiersHelp: tiers.length > 1 ? t("loyalty:tiers.help") : null,
      yours: t("loyalty:tiers.yours"),
      rewards: t("loyalty:rewards.title"),
      ways: t("loyalty:ways.title"),
      questions: t("loyalty:questions.title"),
    },
  };
}

/** "500 Kč → 50 points → a coffee": what a purchase of that size brings, and the first reward. Null without the rules. */
function exampleView(rewards: readonly Reward[], multiplier: number, site: Site) {
  const { language } = site;
  const t = translatorOf(language);
  const points = pointsFor(examplePurchase, site, multiplier);
  if (points === null) return null;
  const [first] = rewards;
  const price = first?.points_price ?? null;
  const purchase = price && purchaseFor(price, site, multiplier);
  return {
    amount: formatMoney(examplePurchase, language),
    points: pointsText(points, language),
    is: t("loyalty:is"),
    text: t("loyalty:example", {
      amount: formatMoney(examplePurchase, language),
      points: pointsText(points, language),
    }),
    first:
      first && price && purchase
        ? t("loyalty:firstReward", {
            reward: rewardCard(first, site).title,
            points: pointsText(price, language),
            amount: formatMoney(purchase, language),
          })
        : null,
  };
}

function tiersView(tiers: readonly Tier[], ownId: string | null, site: Site) {
  const { language } = site;
  const t = translatorOf(language);
  return tiers
    .toSorted((one, other) => one.points_from - other.points_from)
    .map((tier) => ({
      id: tier.id,
      name: tierName(tier, site),
      from:
        tier.points_from > 0
          ? t("loyalty:tiers.from", { number: formatNumber(tier.points_from, language) })
          : t("loyalty:tiers.first"),
      times: t("loyalty:tiers.times", { times: formatNumber(tier.multiplier, language) }),
      benefits: translationOf(tier.translations, language)?.benefits ?? [],
      color: tier.color && /^#[0-9a-f]{6}$/i.test(tier.color) ? tier.color : null,
      isOwn: tier.id === ownId,
    }));
}

/** The rewards that cost least, of those that anybody with the points gets now. */
export async function cheapestRewards(site: Site, api = site.api): Promise<Reward[]> {
  const list = await sidePart(
    api.rewards({ per_page: 48, sort: "points_price" }),
    "Rewards could not be read",
  );
  return (list?.data ?? [])
    .filter(
      (reward) => reward.points_price !== null && !reward.tier_id && !ineligibilityOf(reward, null, site.now),
    )
    .toSorted((one, other) => (one.points_price ?? 0) - (other.points_price ?? 0));
}

/** How many rewards a member's start shows. */
const nearRewards = 4;

/** The dearest rewards that a member has the points for and the next ones; none where the balance is unknown. */
export function rewardsNear(rewards: readonly Reward[], standing: MemberStanding, site: Site) {
  const { points } = standing;
  if (!points) return [];
  const affordable = rewards.filter((reward) => (reward.points_price ?? 0) <= points.balance).length;
  const first = Math.max(0, Math.min(affordable - nearRewards / 2, rewards.length - nearRewards));
  return rewards
    .slice(first, first + nearRewards)
    .map((reward) => rewardRow(reward, { standing, multiplier: null, site }));
}

function rewardRow(
  reward: Reward,
  { standing, multiplier, site }: { standing: MemberStanding | null; multiplier: number | null; site: Site },
) {
  const { language } = site;
  const t = translatorOf(language);
  const price = reward.points_price ?? 0;
  const missing = price - (standing?.points?.balance ?? 0);
  const purchase = multiplier === null ? null : purchaseFor(price, site, multiplier);
  const { id, title, to, image } = rewardCard(reward, site);
  return {
    ...{ id, title, to, image },
    number: formatNumber(price, language),
    unit: t("dashboard:card.unit", { count: price }),
    note: standing?.points
      ? missing > 0
        ? t("loyalty:rewards.missing", { points: pointsText(missing, language) })
        : t("loyalty:rewards.enough")
      : purchase && t("loyalty:rewards.purchase", { amount: formatMoney(purchase, language) }),
    isInReach: standing?.points ? missing <= 0 : false,
  };
}

/** The ways to collect, each with a drawing. */
function waysView({ language, settings }: Site) {
  const t = translatorOf(language);
  const { days } = settings.receiptRules;
  return [
    {
      drawing: "receipt" as const,
      title: t("loyalty:ways.receipt"),
      text:
        days === null
          ? t("dashboard:getPoints.photo")
          : t("dashboard:getPoints.photoWithin", { count: days }),
    },
    { drawing: "card" as const, title: t("loyalty:ways.card"), text: t("loyalty:ways.cardHelp") },
    { drawing: "till" as const, title: t("loyalty:ways.till"), text: t("dashboard:getPoints.cardHelp") },
  ];
}

/** The mall's own questions about the programme: those of groups whose names say so. */
async function questionsOf(site: Site) {
  const entries = await sidePart(
    wholeList("faq", (query) => site.api.faq(query)),
    "The questions could not be read",
  );
  return (entries ?? [])
    .filter(isAboutProgramme)
    .toSorted((one, other) => one.order - other.order)
    .slice(0, shownQuestions)
    .map(({ translations }) => questionView(translations, site));
}

const isAboutProgramme = ({ group, translations }: FaqEntry): boolean =>
  isProgramme(group) || kindsNamedInTexts(translations, "group_name").includes("loyalty");
