import type { MemberTier } from "@contract/member-tier";
import type { Points } from "@contract/points";
import type { Profile } from "@contract/profile";
import type { Tier } from "@contract/tier";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { formatNumber } from "../../cards/points-text.server";
import { shellName } from "../../shell/shell.server";
import { translated } from "../../translation";
import { memberName } from "../dashboard/dashboard-frame.server";
import { barcode, qrCode } from "../wallet/codes.server";
import { passLinks } from "../wallet/pass-links.server";

export type LoyaltyCardView = Awaited<ReturnType<typeof loyaltyCard>>;

/** The member's card, readable and scannable. */
export async function loyaltyCard(
  site: Site,
  { profile, points, tier }: { profile: Profile; points: Points | null; tier: MemberTier | null },
) {
  const { language } = site;
  const t = translatorOf(language);
  const number = profile.card_number;
  return {
    mall: shellName(site),
    name: memberName(profile),
    tier: tier && tierName(tier.tier, site),
    tierColor: colorOf(tier?.tier),
    balance: points && {
      number: formatNumber(points.balance, language),
      unit: t("dashboard:card.unit", { count: points.balance }),
    },
    number: number && grouped(number),
    barcode: number ? await barcode(number) : null,
    qr: number ? await qrCode(number) : null,
    passes: passLinks(site, "card"),
    texts: {
      title: t("dashboard:card.title"),
      tier: t("dashboard:card.tier"),
      number: t("dashboard:card.number"),
      show: t("dashboard:card.show"),
      hint: t("dashboard:card.hint"),
      barcode: t("dashboard:card.barcode"),
      qr: t("dashboard:card.qr"),
      close: t("common:close"),
    },
  };
}

export const tierName = (tier: Tier, { language }: Site): string =>
  translated(tier.translations, "name", language);

/** A tier's colour if it is valid in an SVG attribute. */
const colorOf = (tier: Tier | undefined): string | null =>
  tier?.color && /^#[0-9a-f]{6}$/i.test(tier.color) ? tier.color : null;

/** An EAN as printed under its bars: one digit and two groups of six. */
export const grouped = (number: string): string =>
  /^\d{13}$/.test(number) ? `${number[0]} ${number.slice(1, 7)} ${number.slice(7)}` : number;
