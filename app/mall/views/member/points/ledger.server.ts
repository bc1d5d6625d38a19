import type { LedgerEntry } from "@contract/points";
import { dateText } from "~/locale/dates";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { formatNumber, signedNumber } from "../../cards/points-text.server";
import { isRouteName } from "../../links.server";
import { translated } from "../../translation";

export type LedgerRowView = ReturnType<typeof ledgerRow>;

/** One line of the ledger for the screens and the download. */
export function ledgerRow(entry: LedgerEntry, site: Site) {
  const { language } = site;
  const reason = reasonText(entry, site);
  return {
    id: entry.id,
    date: entry.at && dateText(entry.at, site),
    at: entry.at,
    title: translated(entry.translations, "title", language, reason),
    reason,
    points: signedNumber(entry.points, language),
    balance: entry.balance === null ? null : formatNumber(entry.balance, language),
    isGain: entry.points > 0,
    to: detailHref(entry, site),
  };
}

/** The reason of a ledger entry; an upstream's unknown reason falls back to its kind. */
export function reasonText({ reason, kind }: LedgerEntry, { language }: Site): string {
  const t = translatorOf(language);
  const reasons: Record<string, string> = {
    receipt: t("dashboard:reasons.receipt"),
    reward: t("dashboard:reasons.reward"),
    expiry: t("dashboard:reasons.expiry"),
    welcome: t("dashboard:reasons.welcome"),
    card: t("dashboard:reasons.card"),
    correction: t("dashboard:reasons.correction"),
  };
  const kinds = {
    earn: t("dashboard:kinds.earn"),
    spend: t("dashboard:kinds.spend"),
    expire: t("dashboard:reasons.expiry"),
    adjust: t("dashboard:reasons.correction"),
  };
  return reasons[reason] ?? kinds[kind];
}

/** The receipt or the reward of an entry. */
function detailHref({ receipt_id, customer_reward_id }: LedgerEntry, { language }: Site): string | null {
  if (receipt_id) return hrefOf("dashboard-receipts", {}, language, { receipt: receipt_id });
  const reward = "my-reward";
  return customer_reward_id && isRouteName(reward)
    ? hrefOf(reward, { id: customer_reward_id }, language)
    : null;
}
