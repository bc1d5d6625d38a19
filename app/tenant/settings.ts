import type { SettingGroup, SettingKey } from "@contract/setting-names";
import { type HeroBannerItem, heroBannerItem, type SettingsMap } from "@contract/settings";
import { z } from "zod";
import { localeOf } from "~/mall/reading/locales.server";
import { booleanOf, numberOf } from "~/mall/reading/numbers.server";
import { readValue } from "~/mall/reading/read-value.server";
import { type Finding, InvalidValue } from "~/mall/reading/reading-context";
import { displayFontNames } from "~/ui/fonts/faces";

export type LogoType = "base" | "inverted" | "wide" | "wide_inverted" | "icon";
export type ImageKind = "news" | "events" | "products" | "rewards" | "amenities" | "malls" | "stores";
/** The sections of the home page, in their default order. */
const homepageItems = [
  "hero",
  "today",
  "quick_find",
  "shops",
  "offers",
  "events",
  "news",
  "rewards",
  "newsletter",
] as const;
export type HomepageItem = (typeof homepageItems)[number];

const linkItem = z.object({
  name: z.string().optional(),
  permalink: z.string().optional(),
  page_id: z.string().optional(),
  url: z.string().optional(),
  icon: z.string().optional(),
  translations: z.array(z.object({ locale: z.string(), title: z.string() })).default([]),
});
/** By section; a list alone is one section. */
const footerItems = z.record(z.string(), z.array(linkItem));
/** A menu entry: a route by name, a website page by permalink or id, or an external URL. */
export type LinkItem = z.infer<typeof linkItem>;

/** Other keys under which malls keep the same setting. */
const otherKeys: Partial<Record<SettingKey, string[]>> = {
  header_color_name: ["header_color"],
  footer_color_name: ["footer_color"],
  navbar_items: ["nav_items", "nav"],
  homepage_items: ["homepage_sections", "homepage"],
  information_items: ["information_sections", "information"],
  amenity_redirect_links: ["amenities_redirect_links"],
  rewards_only_when_logged_in: ["rewards_only_for_logged_in", "rewards_only_for_logged"],
  offers_only_when_logged_in: ["offers_only_for_logged_in", "offers_only_for_logged"],
};

/** The JSON of a setting, and what of it is left out. Throws where nothing is left. It names no zone and no money. */
function readJson<Value>(key: string, shape: z.ZodType<Value>, json: unknown) {
  const leftOut: string[] = [];
  const note = ({ path, reason }: Finding) => leftOut.push(`${path} ${reason}`);
  const reading = { timeZone: "UTC", moneyUnit: "haler" as const, now: Date.now, note };
  const value = readValue(shape, json, { reading, path: key, field: key });
  if (value instanceof InvalidValue) throw new Error(value.reason);
  const [first] = leftOut;
  if (first && !hasSomething(value)) throw new Error(first);
  return { value: shape.parse(value), leftOut };
}

const hasSomething = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).some((inner) => (Array.isArray(inner) ? inner.length > 0 : true))
    : true;

/** The mall's settings map as typed values; every default of the spec is here. */
export type Settings = ReturnType<typeof parseSettings>;

/**
 * Parses the flat map. Booleans are 'true' and 'false' (or what other APIs write), lists are separated by comma and space, some values are JSON;
 * invalid JSON and unknown words are reported to `warn` and ignored.
 */
export function parseSettings(map: SettingsMap, warn: (message: string) => void) {
  const text = (key: SettingKey, otherwise = "") =>
    [key, ...(otherKeys[key] ?? [])].map((name) => map[name]?.trim()).find(Boolean) ?? otherwise;
  const isTrue = (key: SettingKey, otherwise = false) => {
    const source = text(key);
    if (!source) return otherwise;
    const value = booleanOf(source);
    if (!(value instanceof InvalidValue)) return value;
    warnOf(key, source);
    return otherwise;
  };
  const list = (key: SettingKey) => listed(text(key));
  const positive = (key: SettingKey) => {
    const value = text(key) ? numberOf(text(key)) : null;
    return typeof value === "number" && value > 0 ? value : null;
  };
  const haler = (key: SettingKey) => {
    const crowns = positive(key);
    return crowns && Math.round(crowns * 100);
  };
  const warnOf = (key: SettingKey, value: string) => warn(`Unknown value in ${key}: ${value.slice(0, 100)}`);
  const oneOf = <Value extends string>(
    key: SettingKey,
    values: readonly Value[],
    otherwise: Value,
  ): Value => {
    const source = text(key);
    const known = values.find((value) => value === source);
    if (source && known === undefined) warnOf(key, source);
    return known ?? otherwise;
  };
  const json = <Value>(key: SettingKey, shape: z.ZodType<Value>, otherwise: Value): Value =>
    parsed(key, text(key), shape, otherwise);
  const parsed = <Value>(key: string, source: string, shape: z.ZodType<Value>, otherwise: Value): Value => {
    if (!source) return otherwise;
    try {
      const { value, leftOut } = readJson(key, shape, JSON.parse(source));
      for (const what of leftOut) warn(`Left out of ${key}: ${what}`);
      return value;
    } catch (error) {
      warn(`Invalid JSON in ${key}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      return otherwise;
    }
  };
  const group = (name: SettingGroup): Record<string, string> =>
    Object.fromEntries(
      Object.keys(map)
        .filter((key) => key.startsWith(`${name}.`))
        .flatMap((key) => (map[key] ? [[key.slice(name.length + 1), map[key]]] : [])),
    );
  const aspectRatios = (kind: ImageKind, otherwise = "4/3") => {
    const other = [`${kind}_aspect_ratio`, `${kind}_aspect_ratios`].map((key) => listed(map[key] ?? ""));
    const ratios = [list(`${kind}_image_aspect_ratio`), ...other].find(({ length }) => length > 0) ?? [];
    const [card = otherwise, detail] = ratios.filter((ratio) => /^\d+\/\d+$/.test(ratio));
    return { card, detail: detail ?? card };
  };
  const menu = group("header_navbar_items");
  const menuNames = Object.keys(menu).sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  /** Some malls only switch the menu's screens on and off by name; null for a whole entry. */
  const menuFlag = (name: string) => {
    const value = booleanOf(menu[name]);
    return value instanceof InvalidValue ? null : value;
  };
  const logoType = (key: SettingKey) =>
    oneOf<LogoType>(key, ["base", "inverted", "wide", "wide_inverted", "icon"], "base");

  return {
    websiteName: text("website_name"),
    /** Empty for the text font, which is also that of a mall whose font the site doesn't have. */
    fontName: oneOf("app_font_name", displayFontNames, ""),
    colors: group("colors"),
    headerColorName: text("header_color_name", "header"),
    footerColorName: text("footer_color_name", "footer"),
    logoTypes: {
      header: logoType("header_logo_type"),
      footer: logoType("footer_logo_type"),
      favicon: logoType("favicon_logo_type"),
      auth: logoType("auth_logo_type"),
    },
    icons: group("icons"),
    documents: group("documents"),
    images: {
      loyaltyProgram: group("loyalty_program_images"),
      giftCards: group("gift_cards_images"),
      parking: group("parking_images"),
      spaceLease: group("space_lease_images"),
      christmasStall: group("christmas_stall_images"),
      mobileApp: group("mobile_app_images"),
      loginSlider: group("login_slider_images"),
      landings: group("landings_images"),
    },
    headerNavbarItems: menuNames
      .filter((name) => menuFlag(name) === null)
      .flatMap(
        (name) => parsed(`header_navbar_items.${name}`, menu[name] ?? "", linkItem.nullable(), null) ?? [],
      ),
    navbarItems: chosenNames(list("navbar_items"), menuNames, menuFlag),
    homepageItems: chosenOf(homepageItems, list("homepage_items"), (name) => warnOf("homepage_items", name)),
    informationItems: list("information_items"),
    footerSections: list("footer_sections"),
    footerItems: json<Record<string, LinkItem[]>>("footer_items", footerItems, {}),
    mapWayItems: list("map_way_items"),
    heroBannerItems: json<HeroBannerItem[] | null>("hero_banner_items", z.array(heroBannerItem), null),
    heroBannerAspectRatio: text("hero_banner_aspect_ratio", "16/9"),
    heroCardsEventType: oneOf("hero_cards_event_type", ["mall", "stores", "all"], "stores"),
    offersLayout: oneOf("offers_layout", ["grid", "list"], "grid"),
    storeDetailLayoutName: oneOf(
      "store_detail_layout_name",
      ["wideImage", "logoFirst", "split"],
      "wideImage",
    ),
    aspectRatios: {
      news: aspectRatios("news"),
      events: aspectRatios("events"),
      products: aspectRatios("products"),
      rewards: aspectRatios("rewards"),
      amenities: aspectRatios("amenities"),
      malls: aspectRatios("malls", "21/9"),
      stores: aspectRatios("stores"),
    },
    inactiveLocales: list("inactive_locales").flatMap((code) => localeOf(code) ?? []),
    newsletterConsentLinkUrl: text("newsletter_consent_link_url"),
    giftCardsPageHelpEmail: text("gift_cards_page_help_email"),
    defaultFloorplanId: text("default_floorplan_id"),
    amenityRedirectLinks: json<Record<string, string>>(
      "amenity_redirect_links",
      z.record(z.string(), z.string()),
      {},
    ),
    rewardsOnlyWhenLoggedIn: isTrue("rewards_only_when_logged_in"),
    offersOnlyWhenLoggedIn: isTrue("offers_only_when_logged_in"),
    authenticationEnabled: isTrue("authentication_enabled", true),
    receiptRules: {
      halerPerPoint: haler("receipt_crowns_per_point"),
      days: positive("receipt_days"),
      halerAtOnce: haler("receipt_crowns_at_once"),
    },
    appStores: appStores.flatMap((store) => {
      const href = text(`${store}_url`);
      return /^https:\/\//.test(href) ? [{ store, href }] : [];
    }),
    /** Null where the mall sends no push messages. */
    pushKey: text("web_push_key").match(/^B[\w-]{86}$/)?.[0] ?? null,
    robots: text("robots"),
  };
}

/** App stores; the settings `app_store_url` and `google_play_url` hold the URLs. */
const appStores = ["app_store", "google_play"] as const;

/** The values of a list in a setting. */
const listed = (text: string): string[] => text.trim().split(/,\s*/).filter(Boolean);

/** Names without those that are switched off; where there are none, those that are switched on. */
const chosenNames = (names: string[], switched: string[], flag: (name: string) => boolean | null) =>
  (names.length > 0 ? names : switched.filter(flag)).filter((name) => flag(name) !== false);

/** The named ones of `all`, in the order of the names; all if none is named. */
function chosenOf<Value extends string>(
  all: readonly Value[],
  names: string[],
  onUnknown: (name: string) => void,
): readonly Value[] {
  const chosen = names.flatMap((name) => {
    const found = all.find((value) => value === name);
    if (!found) onUnknown(name);
    return found ?? [];
  });
  return chosen.length > 0 ? chosen : all;
}
