import type { BookingOrder } from "@contract/booking";
import type { CustomerReward } from "@contract/customer-reward";
import { type Language, languageTag } from "@contract/languages";
import type { Profile } from "@contract/profile";
import type { Tier } from "@contract/tier";
import type { PassKind } from "@contract/wallet-pass";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { plainText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { type Color, luminance } from "~/tenant/color";
import { themeOf } from "~/tenant/theme";
import type { ImageView } from "~/ui/picture";
import { shopsById } from "../../cards/companies.server";
import { formatNumber } from "../../cards/points-text.server";
import { logoOf, siteIcon } from "../../shell/logos.server";
import { shellName } from "../../shell/shell.server";
import { translated } from "../../translation";
import { memberName } from "../dashboard/dashboard-frame.server";
import { tierName } from "../points/loyalty-card.server";
import { amenitiesOf, orderView } from "../purchases/purchases.server";
import { barcode } from "./codes.server";
import { dateAndTime, readableCode, symbolOf, walletCard } from "./voucher.server";

/** What a pass is of. */
export type PassSubject =
  | {
      kind: "card";
      member: Pick<Profile, "first_name" | "last_name" | "email" | "card_number">;
      points: number | null;
      tier: Tier | null;
    }
  | { kind: "reward"; reward: CustomerReward }
  | { kind: "booking"; order: BookingOrder }
  | { kind: PassKind; hasEnded: true };

/** `change` is what a device announces when the value has changed, with `%@` for the new one. */
export type PassField = { id: string; label: string; value: string; change?: string };

/** A pass of any wallet in one language, the first field first. */
export type PassView = {
  kind: PassKind;
  title: string;
  mall: string;
  languageTag: string;
  fields: [PassField, ...PassField[]];
  /** What a device shows on request. */
  details: PassField[];
  code: { text: string; shown: string; symbol: "qr" | "code128" } | null;
  startsAt: string | null;
  validUntil: string | null;
  isVoid: boolean;
  ground: Color;
  ink: Color;
  logo: ImageView | null;
  icon: ImageView | null;
  position: { lat: number; lng: number } | null;
  /** Its screen on the site. */
  path: string;
  pathLabel: string;
};

export async function walletPass(subject: PassSubject, site: Site): Promise<PassView> {
  const { light } = themeOf(site.settings);
  return {
    ...(await contentOf(subject, site)),
    kind: subject.kind,
    mall: shellName(site),
    languageTag: languageTag(site.language),
    ground: light.footer,
    ink: light["footer-ink"],
    logo: logoOf(site, luminance(light.footer) < 0.2 ? "wide_inverted" : "wide"),
    icon: siteIcon(site),
    position: site.mall?.geo ?? null,
    path: passScreen(subject.kind, "reward" in subject ? subject.reward.id : "", site.language),
    pathLabel: translatorOf(site.language)("wallet:pass.online"),
  };
}

/** The screen that shows what a pass is of. */
export function passScreen(kind: PassKind, id: string, language: Language): string {
  if (kind === "reward")
    return id ? href("my-reward", { id }, language) : href("dashboard-rewards", null, language);
  return href(kind === "card" ? "dashboard" : "dashboard-purchases", null, language);
}

type Content = Pick<PassView, "title" | "fields" | "details" | "code" | "startsAt" | "validUntil" | "isVoid">;

async function contentOf(subject: PassSubject, site: Site): Promise<Content> {
  if ("hasEnded" in subject) return endedContent(site);
  if ("member" in subject) return cardContent(subject, site);
  return "reward" in subject ? rewardContent(subject, site) : bookingContent(subject, site);
}

/** The account was erased, or the mall API no longer knows what the pass was of. */
function endedContent(site: Site): Content {
  const t = translatorOf(site.language);
  const title = t("wallet:pass.ended");
  return {
    title,
    fields: [{ id: "status", label: t("wallet:pass.status"), value: title }],
    details: [],
    code: null,
    startsAt: null,
    validUntil: null,
    isVoid: true,
  };
}

async function cardContent(
  { member, points, tier }: Extract<PassSubject, { member: unknown }>,
  site: Site,
): Promise<Content> {
  const { language } = site;
  const t = translatorOf(language);
  const name = { id: "member", label: t("wallet:pass.member"), value: memberName(member) };
  const standing = [
    ...(points === null
      ? []
      : [
          {
            id: "points",
            label: t("wallet:pass.points"),
            value: formatNumber(points, language),
            change: t("wallet:pass.newBalance", { points: "%@" }),
          },
        ]),
    ...(tier ? [{ id: "tier", label: t("dashboard:card.tier"), value: tierName(tier, site) }] : []),
  ];
  const [first = name, ...rest] = [...standing, name];
  const number = member.card_number;
  return {
    title: t("wallet:pass.card"),
    fields: [first, ...rest],
    details: number ? [{ id: "number", label: t("dashboard:card.number"), value: number }] : [],
    code: number ? { text: number, shown: number, symbol: (await barcode(number)) ? "code128" : "qr" } : null,
    startsAt: null,
    validUntil: null,
    isVoid: false,
  };
}

async function rewardContent(
  { reward }: Extract<PassSubject, { reward: unknown }>,
  site: Site,
): Promise<Content> {
  const { language, now } = site;
  const t = translatorOf(language);
  const { company_id: companyId, usable_until: until, code } = reward;
  const shops = await shopsById(site, companyId ? [companyId] : []);
  const { title, from, ended } = walletCard(reward, site, shops);
  const symbol = symbolOf(reward);
  // The API's status is of the moment when it was read.
  const isVoid = reward.status !== "active" || (until !== null && Date.parse(until) <= now.getTime());
  const details = (["description", "terms"] as const).flatMap((id) => {
    const text = plainText(translated(reward.translations, id, language), 1_000);
    return text ? [{ id, label: id === "terms" ? t("detail:terms") : title, value: text }] : [];
  });
  const validity = isVoid
    ? [{ id: "status", label: t("wallet:pass.status"), value: ended.text }]
    : until
      ? [{ id: "until", label: t("wallet:pass.validUntil"), value: dateAndTime(until, site) }]
      : [];
  return {
    title,
    fields: [
      { id: "reward", label: from, value: title },
      ...validity,
      ...(code && !symbol && !isVoid
        ? [{ id: "code", label: t("wallet:pass.code"), value: readableCode(code) }]
        : []),
    ],
    details,
    code: symbol && !isVoid ? { text: code, shown: readableCode(code), symbol } : null,
    startsAt: null,
    validUntil: until,
    isVoid,
  };
}

async function bookingContent(
  { order }: Extract<PassSubject, { order: unknown }>,
  site: Site,
): Promise<Content> {
  const t = translatorOf(site.language);
  const { title, day, hours, place, status, statusText } = orderView(
    order,
    site,
    await amenitiesOf(site, [order]),
  );
  return {
    title,
    fields: [
      { id: "booking", label: shellName(site), value: title },
      { id: "when", label: t("wallet:pass.when"), value: `${day}, ${hours}` },
      ...(place ? [{ id: "where", label: t("wallet:pass.where"), value: place }] : []),
      ...(status === "booked" ? [] : [{ id: "status", label: t("wallet:pass.status"), value: statusText }]),
    ],
    details: [],
    code: null,
    startsAt: order.starts_at,
    validUntil: order.ends_at,
    isVoid: status !== "booked",
  };
}
