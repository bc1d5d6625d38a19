import type { Reward } from "@contract/reward";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { MemberSite } from "~/site/member-site.server";
import { rewardCard } from "../../cards/cards.server";
import { pointsText } from "../../cards/points-text.server";
import { activationPrompt } from "../../detail/activation-prompt.server";
import { balanceAndTierOf, ineligibilityOf, reasonOf } from "../../detail/reward-eligibility.server";
import { tiersOf } from "../../loyalty/tiers.server";

export type ActivationView = Awaited<ReturnType<typeof activationView>>;

/** The confirmation of a reward: its price, the balance afterwards, or exactly why it can't be activated. */
export async function activationView(site: MemberSite, reward: Reward) {
  const { language, member } = site;
  const t = translatorOf(language);
  const [balanceAndTier, limits, tiers] = await Promise.all([
    balanceAndTierOf(member),
    sidePart(member.customerRewardLimits(), "The limits of rewards could not be read"),
    tiersOf(site),
  ]);
  const limit = limits?.find(({ reward_id }) => reward_id === reward.id);
  const needed = tiers.find(({ id }) => id === reward.tier_id);
  const { balance } = balanceAndTier;
  const word = limit ? limit.why_not : ineligibilityOf(reward, balance, site.now);
  const prompt = activationPrompt(reward, site);
  const points = (label: string, count: number) => ({ label, text: pointsText(count, language) });
  const after = balance === null || reward.points_price === null ? -1 : balance - reward.points_price;
  return {
    ...prompt,
    card: rewardCard(reward, site),
    canActivate: limit?.can_activate ?? !word,
    ineligibility: word ? reasonOf(word, reward, { balanceAndTier, needed, site }) : null,
    facts: [
      ...(balance === null ? [] : [points(t("wallet:balance"), balance)]),
      ...(after < 0 ? [] : [points(t("wallet:balanceAfter"), after)]),
      ...prompt.facts,
    ],
  };
}
