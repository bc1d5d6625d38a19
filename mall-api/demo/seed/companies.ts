import type { TenantId } from "@contract/tenant-ids";
import { type LanguageText, translationsOf } from "../../domain/content/language-text";
import type { TenantContent } from "../../domain/content/tenant-content";
import { artImage, cardImage, wordmark } from "../art/art-image";
import { placeIn, placeView, views } from "../art/motifs";
import { scenesInTurn } from "../art/scenes-in-turn";
import type { MallDesign } from "../content-schema/mall-design";
import type { ShopCategory } from "../content-schema/shops";
import { demoContent } from "../demo-content";
import { callingCode, demoMall } from "../demo-malls";
import { randomOf, whole } from "../random";
import { registrationNumber } from "./company-numbers";
import { filled, joined, paragraph, sameText, slug } from "./text-forms";
import { ownTradeOf } from "./trades";

const { "shop-categories": shopCategories, "shop-closings": shopClosings } = demoContent;

export type SeedCompany = TenantContent["companies"][number];

/** Trades that sell no goods: their tills give no points and take no gift cards. */
const withoutGoods = ["bank", "post-office", "insurance", "exchange"];

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Hours by weekday; a closed Sunday is an empty day. */
export function weekOf(from: string, to: string, sunday: "same" | "closed" = "same") {
  return Object.fromEntries(
    days.map((day) => [day, day === "sunday" && sunday === "closed" ? [] : [{ from, to }]]),
  );
}

/** The hours of what keeps others than its mall: those shops have them, and the mall's hours name them. */
export const zoneHours = {
  restaurants: ["10:00", "23:00"],
  hypermarket: ["07:00", "22:00"],
} as const;

/** The companies of a mall: some of each category, each with its own name, texts, hours and location. */
export function companiesOf(tenant: TenantId, today: Date): SeedCompany[] {
  const { shopsPerCategory, floors } = demoMall(tenant);
  // Restaurants have a page of their own, by their names.
  const sceneOf = scenesInTurn();
  const takes = new Map(
    shopCategories
      .filter(({ kind }) => kind === "dine")
      .flatMap((category) => namesOf(tenant, category).map((name, at) => ({ category, name, at })))
      .toSorted((one, other) => one.name.localeCompare(other.name, "cs"))
      .map(({ category, name, at }) => [name, sceneOf(motifOf(name, category), at).take]),
  );
  return shopCategories.flatMap((category, categoryAt) =>
    namesOf(tenant, category).map((name, at) => {
      const level =
        category.kind === "dine" ? floors - 1 : (categoryAt + (at > shopsPerCategory / 2 ? 1 : 0)) % floors;
      return companyOf(tenant, { category, name, at, take: takes.get(name) ?? at, floor: level, today });
    }),
  );
}

/** The names of a mall's shops of a category. */
function namesOf(tenant: TenantId, { key, names }: ShopCategory): string[] {
  const { shopsPerCategory, variety } = demoMall(tenant);
  return Array.from({ length: shopsPerCategory }, (_, at) => names[(variety * 3 + at) % names.length] ?? key);
}

/** Whether a mall has a shop of a trade. */
export const hasTrade = (tenant: TenantId, trade: string): boolean =>
  shopCategories.some((category) =>
    namesOf(tenant, category).some((name) => ownTradeOf(name)?.key === trade),
  );

/** Where what a shop sells is sold or used, if its wide picture isn't there; then what it sells. */
function galleryOf(motif: string, take: number) {
  const placeOf = (item: number) => placeIn(motif, item * views + placeView);
  return [
    ...(placeOf(take + 1) === placeOf(take) ? [] : [{ take: take + 1, view: placeView }]),
    ...[1, 3].map((view) => ({ take, view })),
  ];
}

function companyOf(
  tenant: TenantId,
  {
    category,
    name,
    at,
    take,
    floor,
    today,
  }: { category: ShopCategory; name: string; at: number; take: number; floor: number; today: Date },
): SeedCompany {
  const identity = demoMall(tenant);
  const trade = ownTradeOf(name);
  const motif = motifOf(name, category);
  const id = `${category.key}-${slug(name)}`;
  const random = randomOf(`${tenant} ${id}`);
  const sells = !withoutGoods.includes(trade?.key ?? "");
  const givesPoints = sells && random() < 0.7;
  const description = descriptionOf(tenant, category, name, at);
  const isDining = category.kind === "dine";
  const address = slug(name);
  return {
    id,
    kind: category.kind,
    logo: wordmark({ name, style: category.key }),
    image: cardImage(tenant, motif, take),
    image_wide: artImage({ tenant, motif, take, view: placeView, ratio: "21/9" }),
    images: galleryOf(motif, take).map((picture) => artImage({ tenant, motif, ...picture, ratio: "4/3" })),
    categories: [category.key],
    updated_at: new Date(today.getTime() - whole(random, 1, 400) * 86_400_000).toISOString(),
    floor,
    unit: null,
    phone: mobilePhone(identity.country, random),
    email: `info@${address}.test`,
    website: `https://www.${address}.test`,
    opening_hours: [
      {
        zone: "default",
        status: "open",
        days: isDining
          ? weekOf(...zoneHours.restaurants)
          : trade?.key === "hypermarket"
            ? weekOf(...zoneHours.hypermarket)
            : weekOf(
                identity.opens,
                identity.closes,
                category.kind === "service" && random() < 0.5 ? "closed" : "same",
              ),
        exceptions: [],
        translations: [],
      },
    ],
    social_links: {
      instagram: `https://www.instagram.com/${address}`,
      facebook: `https://www.facebook.com/${address}`,
    },
    featured: at === 0,
    tags: [
      category.key,
      ...(isDining ? ["terrace"] : []),
      ...(category.kind === "shop" && at % 2 === 0 ? ["eshop"] : []),
    ],
    accepts_gift_cards: random() < 0.6 && sells,
    gives_points: givesPoints,
    receipt_issuers: [registrationNumber(`${tenant} ${id}`)],
    table_booking_url: isDining ? `https://www.${address}.test/reservation` : null,
    follow_count: whole(random, 12, 4200),
    translations: translationsOf({
      name: sameText(name),
      slug: sameText(address),
      description,
      company_category: trade?.label ?? category.label,
    }),
  };
}

/** What pictures of a shop show: its trade, or its category. */
export const motifOf = (name: string, category: Pick<ShopCategory, "motif"> | undefined): string =>
  ownTradeOf(name)?.key ?? category?.motif ?? "mall-interior";

/** How many shops a mall has, of each category and in all (`shops`), for texts that say so. */
export function shopCounts(tenant: TenantId): Record<string, string> {
  const { shopsPerCategory } = demoMall(tenant);
  return {
    shops: String(shopsPerCategory * shopCategories.length),
    ...Object.fromEntries(shopCategories.map(({ key }) => [key, String(shopsPerCategory)])),
  };
}

/** A mobile number: they begin with 7 in Czechia, with 9 in Slovakia. */
function mobilePhone(country: MallDesign["country"], random: () => number): string {
  const first = country === "sk" ? `9${whole(random, 10, 49)}` : `7${whole(random, 10, 99)}`;
  return `${callingCode[country]} ${first} ${whole(random, 100, 999)} ${whole(random, 100, 999)}`;
}

/** What the shop is, then what is worth knowing: no two shops of a mall say the same. */
function descriptionOf(
  tenant: TenantId,
  { key, names, openings, specialities }: ShopCategory,
  name: string,
  at: number,
): LanguageText {
  const { variety } = demoMall(tenant);
  const turn = at + variety;
  const opening = openings[turn % openings.length];
  // With each round of the openings the specialities move on by one, so that the same two seldom meet again.
  const round = Math.floor(turn / openings.length);
  const speciality = specialities[((turn % openings.length) + round) % specialities.length];
  const about = ownTradeOf(name)?.about ?? (opening && speciality && joined([opening, speciality]));
  const own = shopClosings[key] ?? [];
  // No two shops of a category have the same pair.
  const from = names.indexOf(name);
  const known = [own[from % own.length], own[(from + 1 + Math.floor(from / own.length)) % own.length]];
  const year = String(whole(randomOf(`${tenant} ${key} ${name} year`), 1994, 2012));
  return joined(
    [about, joined(known.flatMap((part) => (part ? [filled(part, { year })] : [])))].flatMap((part) =>
      part ? [paragraph(part)] : [],
    ),
    "",
  );
}
