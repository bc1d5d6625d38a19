import { z } from "zod";
import { FormProblem } from "~/forms/form-action.server";
import { translatorOf } from "~/locale/i18n.server";
import type { MallApi } from "~/mall/client/client.server";
import { isNotFound, MallApiError } from "~/mall/client/mall-api-error";
import { balanceAndTierOf, reasonOf } from "~/mall/views/detail/reward-eligibility.server";
import { titleOf } from "~/mall/views/entity-title.server";
import { tiersOf } from "~/mall/views/loyalty/tiers.server";
import type { Site } from "~/site/site.server";

/** The fields of an activation: the reward, and the idempotency key. */
export const activationForm = z.object({
  reward_id: z.string().min(1).max(100),
  key: z.string().min(8).max(60),
});

/**
 * Activates a reward for a member's points; the id is null if the API returns none. A rejection becomes a message with
 * the exact reason.
 */
export async function activate(
  api: MallApi,
  site: Site,
  { reward_id, key }: z.output<typeof activationForm>,
): Promise<{ id: string | null; title: string }> {
  const t = translatorOf(site.language);
  try {
    const { data } = await api.activateReward({ reward_id }, { idempotencyKey: key });
    const { translations } = data ?? (await site.api.reward(reward_id));
    return {
      id: data?.id ?? null,
      title: titleOf(translations, site.language),
    };
  } catch (error) {
    if (isNotFound(error)) throw new FormProblem({}, t("wallet:gone"), 409);
    if (!(error instanceof MallApiError) || error.status !== 409) throw error;
    const word = error.body?.errors?.reward_id?.[0] ?? "";
    const [reward, balanceAndTier, tiers] = await Promise.all([
      site.api.reward(reward_id),
      balanceAndTierOf(api),
      tiersOf(site),
    ]);
    const needed = tiers.find(({ id }) => id === reward.tier_id);
    throw new FormProblem({}, reasonOf(word, reward, { balanceAndTier, needed, site }).text, 409);
  }
}
