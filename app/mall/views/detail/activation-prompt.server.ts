import type { Reward } from "@contract/reward";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { formKey } from "~/process/request-context.server";
import type { Site } from "~/site/site.server";
import { pointsText } from "../cards/points-text.server";
import { validityText } from "../member/wallet/voucher.server";

export type ActivationPrompt = ReturnType<typeof activationPrompt>;

/** The form that asks for confirmation before points are spent. */
export function activationPrompt(reward: Reward, site: Site) {
  const { language } = site;
  const t = translatorOf(language);
  const price = reward.points_price === null ? null : pointsText(reward.points_price, language);
  const activate = t("wallet:activate");
  return {
    id: reward.id,
    key: formKey(),
    action: activationHref(reward.id, site),
    facts: reward.usable_minutes
      ? [{ label: t("wallet:useWithin"), text: validityText(reward.usable_minutes, language) }]
      : [],
    texts: {
      open: activate,
      question: price ? t("wallet:question", { points: price }) : activate,
      warning: t("wallet:warning"),
      confirm: price ? t("wallet:confirm", { points: price }) : activate,
      sending: t("wallet:activating"),
      cancel: t("wallet:cancel"),
    },
  };
}

/** Where a reward's activation is confirmed; also its form's action. */
export const activationHref = (rewardId: string, { language }: Pick<Site, "language">): string =>
  href("dashboard-rewards", null, language, { activate: rewardId });
