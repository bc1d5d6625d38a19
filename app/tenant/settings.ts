import { type HeroBannerItem, heroBannerItem, type SettingsMap } from "@contract/settings";
import { z } from "zod";

export type LogoType = "base" | "inverted" | "wide" | "wide_inverted" | "icon";
export type ImageKind = "news" | "events" | "products" | "rewards" | "amenities" | "malls" | "stores";
/** The sections of the home page, in their default order. */
export const homepageItems = [
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
  url: z.string().optional(),
  icon: z.string().optional(),
  translations: z.array(z.object({ locale: z.string(), title: z.string() })).default([]),
});
/** A menu entry: a route by name, a website page by permalink, or an external URL. */
export type LinkItem = z.infer<typeof linkItem>;

/** The mall's settings map as typed values; every default of the spec is here. */
export type Settings = ReturnType<typeof parseSettings>;

/**
 * Parses the flat map. Booleans are 'true' and 'false', lists are separated by comma and space, some values are JSON;
 * invalid JSON is reported to `warn` and ignored.
 */
export function parseSettings(map: SettingsMap, warn: (message: string) => void) {
  const text = (key: string, otherwise = "") => map[key]?.trim() || otherwise;
  const isTrue = (key: string, otherwise = false) => (map[key] ? map[key] === "true" : otherwise);
  const list = (key: string) => text(key).split(/,\s*/).filter(Boolean);
  const oneOf = <Value extends string>(key: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === text(key)) ?? otherwise;
  const json = <Value>(key: string, shape: z.ZodType<Value>, otherwise: Value): Value => {
    const source = text(key);
    if (!source) return otherwise;
    try {
      return shape.parse(JSON.parse(source));
    } catch (error) {
      warn(`Invalid JSON in ${key}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      return otherwise;
    }
  };
  const group = (name: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(map).flatMap(([key, value]) =>
        key.startsWith(`${name}.`) && value ? [[key.slice(name.length + 1), value]] : [],
      ),
    );
  const aspectRatios = (kind: ImageKind) => {
    const [card = "4/3", detail] = list(`${kind}_image_aspect_ratio`).filter((ratio) =>
      /^\d+\/\d+$/.test(ratio),
    );
    return { card, detail: detail ?? card };
  };
  const logoType = (key: string) =>
    oneOf<LogoType>(key, ["base", "inverted", "wide", "wide_inverted", "icon"], "base");

  return {
    websiteName: text("website_name"),
    fontName: text("app_font_name"),
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
    headerNavbarItems: Object.keys(group("header_navbar_items"))
      .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
      .flatMap((name) => json<LinkItem | null>(`header_navbar_items.${name}`, linkItem, null) ?? []),
    navbarItems: list("navbar_items"),
    homepageItems: chosenOf(homepageItems, list("homepage_items")),
    informationItems: list("information_items"),
    footerSections: list("footer_sections"),
    footerItems: json<Record<string, LinkItem[]>>(
      "footer_items",
      z.record(z.string(), z.array(linkItem)),
      {},
    ),
    mapWayItems: list("map_way_items"),
    heroBannerItems: json<HeroBannerItem[]>("hero_banner_items", z.array(heroBannerItem), []),
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
      malls: aspectRatios("malls"),
      stores: aspectRatios("stores"),
    },
    inactiveLocales: list("inactive_locales"),
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
    appStores: appStores.flatMap((store) => {
      const href = text(`${store}_url`);
      return /^https:\/\//.test(href) ? [{ store, href }] : [];
    }),
    robots: text("robots"),
  };
}

/** App stores; the settings `app_store_url` and `google_play_url` hold the URLs. */
const appStores = ["app_store", "google_play"] as const;

/** The named ones of `all`, in the order of the names; all if none is named. */
function chosenOf<Value extends string>(all: readonly Value[], names: string[]): readonly Value[] {
  const chosen = names.flatMap((name) => all.find((value) => value === name) ?? []);
  return chosen.length > 0 ? chosen : all;
}
