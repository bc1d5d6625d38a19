import { randomUUID } from "node:crypto";
import { z } from "zod";
import { FormProblem } from "~/forms/form-action.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { MallApi } from "~/mall/client.server";
import type { CustomerReward } from "~/mall/contract/customer-reward";
import type { Reward } from "~/mall/contract/reward";
import { isNotFound, MallApiError } from "~/mall/mall-api-error";
import { unlessMissing } from "~/mall/unless-missing.server";
import type { MemberSite } from "~/session/member-site.server";
import type { Site } from "~/tenant/site.server";
import { rewardCard } from "../cards.server";
import { durationText } from "../detail-facts.server";
import { translated } from "../translation";
import { pointsText } from "./points-text.server";
import { type Standing, whyNotText } from "./why-not.server";

export type ActivationView = Awaited<ReturnType<typeof activationView>>;

/** What an activation takes: the reward, and the key under which it is taken once, however often the form is sent. */
export const activationForm = z.object({
  reward_id: z.string().min(1).max(100),
  key: z.string().min(8).max(60),
});

/** A reward before it is taken: what it costs this member, what is left then, or exactly why it can't be taken. */
export async function activationView(site: MemberSite, reward: Reward) {
  const { language, member } = site;
  const t = translatorOf(language);
  const [points, limits, { data: tiers }] = await Promise.all([
    unlessMissing(member.points()),
    unlessMissing(member.customerRewardLimits()),
    site.api.tiers(),
  ]);
  const balance = points?.balance ?? null;
  const limit = limits?.find(({ reward_id }) => reward_id === reward.id);
  const standing = { balance, tiers, activated: limit?.activated ?? null };
  const price = pointsText(reward.points_price, language);
  const fact = (label: string, text: string | null) => (text ? [{ label, text }] : []);
  return {
    id: reward.id,
    card: rewardCard(reward, site),
    key: randomUUID(),
    action: activationHref(reward.id, site),
    canActivate: limit?.can_activate ?? true,
    whyNot: limit?.why_not ? whyNotText(limit.why_not, reward, standing, site) : null,
    /** Where points come from, when they are what is lacking. */
    earn:
      limit?.why_not === "not_enough_points"
        ? { to: href("dashboard-get-points", null, language), label: t("wallet:earn") }
        : null,
    facts: [
      ...fact(t("wallet:balance"), balance === null ? null : pointsText(balance, language)),
      ...fact(
        t("wallet:balanceAfter"),
        balance === null || balance < reward.points_price
          ? null
          : pointsText(balance - reward.points_price, language),
      ),
      ...fact(t("wallet:useWithin"), durationText(reward.usable_minutes, site)),
    ],
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
    const [reward, standing] = await Promise.all([site.api.reward(reward_id), standingOf(api, site)]);
    throw new FormProblem({}, whyNotText(word, reward, standing, site), 409);
  }
}

/** What is needed to say why a reward can't be had. */
export async function standingOf(api: MallApi, site: Site): Promise<Standing> {
  const [points, { data: tiers }] = await Promise.all([unlessMissing(api.points()), site.api.tiers()]);
  return { balance: points?.balance ?? null, tiers };
}
