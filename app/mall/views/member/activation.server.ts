import { randomUUID } from "node:crypto";
import type { CustomerReward } from "@contract/customer-reward";
import type { Reward } from "@contract/reward";
import { z } from "zod";
import { FormProblem } from "~/forms/form-action.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { MallApi } from "~/mall/client.server";
import { isNotFound, MallApiError } from "~/mall/mall-api-error";
import { unlessMissing } from "~/mall/unless-missing.server";
import type { MemberSite } from "~/session/member-site.server";
import type { Site } from "~/tenant/site.server";
import { rewardCard } from "../cards.server";
import { durationText } from "../detail-facts.server";
import { reasonOf, standingOf, tiersOf } from "../reward-standing.server";
import { translated } from "../translation";
import { pointsText } from "./points-text.server";

export type ActivationAsk = ReturnType<typeof activationAsk>;
export type ActivationView = Awaited<ReturnType<typeof activationView>>;

/** What an activation takes: the reward, and the key under which it is taken once, however often the form is sent. */
export const activationForm = z.object({
  reward_id: z.string().min(1).max(100),
  key: z.string().min(8).max(60),
});

/** The question before points are spent, as a form. */
export function activationAsk(reward: Reward, site: Site) {
  const { language } = site;
  const t = translatorOf(language);
  const price = pointsText(reward.points_price, language);
  return {
    id: reward.id,
    key: randomUUID(),
    action: activationHref(reward.id, site),
    facts: [{ label: t("wallet:useWithin"), text: durationText(reward.usable_minutes, site) }],
    words: {
      open: t("wallet:activate"),
      question: t("wallet:question", { points: price }),
      warning: t("wallet:warning"),
      confirm: t("wallet:confirm", { points: price }),
      sending: t("wallet:activating"),
      cancel: t("wallet:cancel"),
    },
  };
}

/** A reward before it is taken: what it costs this member, what is left then, or exactly why it can't be taken. */
export async function activationView(site: MemberSite, reward: Reward) {
  const { language, member } = site;
  const t = translatorOf(language);
  const [standing, limits, tiers] = await Promise.all([
    standingOf(member),
    unlessMissing(member.customerRewardLimits()),
    tiersOf(site),
  ]);
  const limit = limits?.find(({ reward_id }) => reward_id === reward.id);
  const needed = tiers.find(({ id }) => id === reward.tier_id);
  const { balance } = standing;
  const ask = activationAsk(reward, site);
  const points = (label: string, count: number) => ({ label, text: pointsText(count, language) });
  const after = balance === null ? -1 : balance - reward.points_price;
  return {
    ...ask,
    card: rewardCard(reward, site),
    canActivate: limit?.can_activate ?? true,
    whyNot: limit?.why_not ? reasonOf(limit.why_not, reward, { standing, needed, site }) : null,
    facts: [
      ...(balance === null ? [] : [points(t("wallet:balance"), balance)]),
      ...(after < 0 ? [] : [points(t("wallet:balanceAfter"), after)]),
      ...ask.facts,
    ],
  };
}

/** Where a reward is asked for once more before it is taken; also where its form is sent. */
export const activationHref = (rewardId: string, { language }: Pick<Site, "language">): string =>
  href("dashboard-rewards", null, language, { activate: rewardId });

/** Takes a reward for a member's points; what the mall refuses comes as a sentence that says exactly why. */
export async function activate(
  api: MallApi,
  site: Site,
  { reward_id, key }: z.output<typeof activationForm>,
): Promise<CustomerReward & { title: string }> {
  const t = translatorOf(site.language);
  try {
    const { data } = await api.activateReward({ reward_id }, { idempotencyKey: key });
    return {
      ...data,
      title: translated(data.translations, "title", site.language, t("common:missing.title")),
    };
  } catch (error) {
    if (isNotFound(error)) throw new FormProblem({}, t("wallet:gone"), 409);
    if (!(error instanceof MallApiError) || error.status !== 409) throw error;
    const word = error.body?.errors?.reward_id?.[0] ?? "";
    const [reward, standing, tiers] = await Promise.all([
      site.api.reward(reward_id),
      standingOf(api),
      tiersOf(site),
    ]);
    const needed = tiers.find(({ id }) => id === reward.tier_id);
    throw new FormProblem({}, reasonOf(word, reward, { standing, needed, site }).text, 409);
  }
}
