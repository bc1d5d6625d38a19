import type { PaymentMethod } from "@contract/payment-method";
import { translatorOf } from "~/locale/i18n.server";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { MemberSite } from "~/site/member-site.server";
import type { Site } from "~/site/site.server";
import { dashboardFrame } from "../dashboard/dashboard-frame.server";
import { dayIn } from "../receipts/receipts.server";

/** Names that are the same in every language; other brands are shown as the API writes them. */
const brands: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  maestro: "Maestro",
  amex: "American Express",
  "american-express": "American Express",
  diners: "Diners Club",
};

/** A member's saved cards; `cards` is null where the mall API has no such feature. */
export async function paymentMethodsView(site: MemberSite) {
  const { member, language } = site;
  const t = translatorOf(language);
  const [profile, methods] = await Promise.all([
    member.profile(),
    sidePart(member.paymentMethods(), "A member's payment methods could not be read"),
  ]);
  return {
    frame: dashboardFrame(site, "dashboard-payment-methods", profile),
    title: t("payments:title"),
    lead: t("payments:lead"),
    cards: methods?.map((method) => cardView(method, site)) ?? null,
    isKnown: !isMissing("paymentMethods"),
    texts: {
      isDefault: t("payments:default"),
      makeDefault: t("payments:makeDefault"),
      remove: t("payments:remove"),
      confirm: t("payments:confirm"),
      empty: t("payments:empty"),
      emptyHelp: t("payments:emptyHelp"),
      another: t("payments:another"),
      known: t("payments:known"),
      missing: t("payments:missing"),
      missingHelp: t("payments:missingHelp"),
    },
  };
}

export type PaymentCardView = ReturnType<typeof cardView>;

function cardView(
  { id, brand, last4: digits, expires, is_default }: PaymentMethod,
  { language, mall, now }: Site,
) {
  const t = translatorOf(language);
  const [year = "", month = ""] = expires?.split("-") ?? [];
  const last4 = digits ?? "";
  const name = brands[brand.toLowerCase()] ?? brand;
  // A card is valid until the end of its month.
  const isExpired = expires != null && expires < dayIn(mall?.time_zone ?? "Europe/Prague", now).slice(0, 7);
  const isNear =
    expires != null && !isExpired && expires <= nextMonth(dayIn(mall?.time_zone ?? "Europe/Prague", now));
  const values = { month, year: year.slice(-2) };
  return {
    id,
    name,
    number: `•••• ${last4}`,
    spoken: t("payments:ending", { brand: name, last4 }),
    expires: !expires
      ? null
      : t(isExpired ? "payments:expired" : isNear ? "payments:expiresSoon" : "payments:expires", values),
    until: expires ? `${values.month}/${values.year}` : null,
    isExpired,
    isNear,
    isDefault: is_default,
    warning: t("payments:warning", { brand: name, last4 }),
  };
}

/** The month after a day's, as `2026-12`. */
function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}
