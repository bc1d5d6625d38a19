import type { Company } from "@contract/company";
import type { CustomerReward } from "@contract/customer-reward";
import { intlLocale } from "@contract/languages";
import { dateStyle, dateText, formatTime } from "~/locale/dates";
import { numberFormat } from "~/locale/formatters";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { report } from "~/process/request-context.server";
import type { Site } from "~/site/site.server";
import { shopName } from "../../cards/cards.server";
import { pointsText } from "../../cards/points-text.server";
import { titleOf } from "../../entity-title.server";
import { imageView } from "../../image.server";
import { shellName } from "../../shell/shell.server";
import { timeInWords } from "../../time-in-words.server";
import { lengthText } from "../../visit/parking.server";
import { barcode, type CodeView, qrCode } from "./codes.server";

export type WalletCardView = ReturnType<typeof walletCard>;

/** An activated reward as a card of the wallet, without its code; `shops` are the issuing shops. */
export function walletCard(reward: CustomerReward, site: Site, shops: ReadonlyMap<string, Company>) {
  const { language, tenant, now } = site;
  const t = translatorOf(language);
  const shop = reward.company_id ? shops.get(reward.company_id) : undefined;
  const statuses = {
    active: t("wallet:status.active"),
    used: t("wallet:status.used"),
    expired: t("wallet:status.expired"),
    unknown: t("common:unknownState"),
  };
  const { usable_until: usableUntil } = reward;
  const ended = endOf(reward, now);
  const status = stateAt(now, reward);
  return {
    id: reward.id,
    title: titleOf(reward.translations, language),
    from: shop ? shopName(shop, site) : shellName(site),
    image: imageView(reward.image, tenant.tenantId),
    to: href("my-reward", { id: reward.id }, language),
    /** A code that can be shown as a QR code here; others are bars, text, or a picture whose kind is unknown. */
    hasQrCode: symbolOf(reward) === "qr",
    hasCode: Boolean(reward.code || reward.code_image),
    status,
    statusText: statuses[status],
    points: reward.points_price === null ? null : pointsText(reward.points_price, language),
    until:
      usableUntil && reward.status !== "unknown"
        ? {
            at: usableUntil,
            text: t("wallet:until", { date: dateAndTime(usableUntil, site) }),
            when: validityText((Date.parse(usableUntil) - now.getTime()) / 60_000, language),
            left: countedDown(Date.parse(usableUntil) - now.getTime()),
          }
        : null,
    ended: {
      at: ended,
      text: ended
        ? t(reward.status === "used" ? "wallet:usedOn" : "wallet:expiredOn", {
            date: dateAndTime(ended, site),
          })
        : statuses[status],
    },
  };
}

/** A voucher's state: an API may call active what can't be used any more. */
export const stateAt = (
  now: Date,
  { status, usable_until: until }: CustomerReward,
): CustomerReward["status"] =>
  status === "active" && until && Date.parse(until) <= now.getTime() ? "expired" : status;

/** When a voucher was used or expired; null where that isn't known. Until when it could be used is not when it was. */
function endOf({ status, used_at: usedAt, usable_until: usableUntil }: CustomerReward, now: Date) {
  if (status === "used") return usedAt ?? null;
  return status !== "unknown" && usableUntil && Date.parse(usableUntil) <= now.getTime() ? usableUntil : null;
}

const nearMs = 3 * 24 * 60 * 60 * 1000;
/** Shorter numbers might stand in a page for something else. */
const unmistakableMs = 1_000_000;

/** The milliseconds left when the page was rendered, if they are few enough for a countdown; null otherwise. */
function countedDown(left: number): number | null {
  if (left >= nearMs) return null;
  if (left >= unmistakableMs) report({ varying: String(left) });
  return left;
}

/** A voucher's validity to the minute, since some are valid for two hours only. */
export function dateAndTime(instant: string, site: Site): string {
  const style = dateStyle(site);
  const date = dateText(instant, site);
  const time = formatTime(instant, site.mall?.time_format ?? "HH:mm", style);
  return `${date}, ${timeInWords(time, site.language)}`;
}

type Code = Pick<CustomerReward, "code" | "code_type" | "code_image">;

/** How a code's text can be drawn; null for none: an API that sends a picture draws it in a way of its own. */
export function symbolOf({ code, code_type, code_image }: Code): "qr" | "code128" | null {
  return code && !code_image && code_type !== "text" ? code_type : null;
}

/** A voucher's code as a barcode or QR code; text alone if it can't be encoded. */
export async function voucherCode(reward: Code): Promise<{ kind: "qr" | "bars"; drawing: CodeView } | null> {
  const symbol = symbolOf(reward);
  const drawing = symbol && (await (symbol === "qr" ? qrCode : barcode)(reward.code));
  return drawing && { kind: symbol === "qr" ? "qr" : "bars", drawing };
}

/** A code to read out: digits in groups of four, anything else as the mall wrote it. */
export const readableCode = (code: string): string =>
  /^\d{9,}$/.test(code) ? code.replaceAll(/(\d{4})(?=\d)/g, "$1 ") : code;

/** How long something is valid: in whole days, less than one in hours and minutes. */
export function validityText(precisely: number, language: Site["language"]): string {
  const minutes = Math.max(1, Math.round(precisely));
  const days = Math.floor(minutes / (24 * 60));
  if (days === 0) return lengthText(minutes, language);
  return numberFormat(intlLocale(language), { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
}
