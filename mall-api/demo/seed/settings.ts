import type { TenantId } from "@contract/tenant-ids";
import { demoLanguages, type LanguageText, translationsOf } from "../../domain/content/language-text";
import { artImage } from "../art/art-image";
import type { Labelled } from "../content-schema/visit";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { shopCounts } from "./companies";
import { documentUrls } from "./documents";
import { filled } from "./text-forms";

const { menus, "shop-categories": shopCategories } = demoContent;
/** The links of the hero's buttons: names of routes, those that every mall has first. */
const bannerLinks = ["shops-services", "offers", "events"];

/** A mall's settings map; all values are strings. */
export function settingsOf(tenant: TenantId): Record<string, string> {
  const identity = demoMall(tenant);
  const routeItem = (name: Labelled) => ({ name, translations: titles(menus.labels[name]) });
  const permalinkItem = (permalink: Labelled) => ({
    permalink,
    translations: titles(menus.labels[permalink]),
  });
  const ratio = `${identity.cardRatio}, 3/2`;
  const picture = (motif: string, subject: string, ratio = "4/3") =>
    artImage({ tenant, motif, subject, ratio }).url;
  return {
    ...prefixed("colors", identity.colors),
    header_color_name: "header",
    footer_color_name: "footer",
    offers_layout: identity.offersLayout,
    app_font_name: identity.font,
    website_name: identity.name,
    hero_banner_items: JSON.stringify(
      identity.banners.map(({ motif, title, text: line }, at) => {
        const image = artImage({ tenant, motif, subject: `hero ${at}`, ratio: identity.heroRatio });
        return {
          image: image.url,
          image_mobile: artImage({ tenant, motif, subject: `hero ${at}`, ratio: "4/5" }).url,
          color: image.color,
          link: bannerLinks[at % bannerLinks.length],
          translations: translationsOf({
            title,
            text: filled(line, shopCounts(tenant)),
            button: menus.heroButtons[at % menus.heroButtons.length] ?? title,
          }),
        };
      }),
    ),
    hero_banner_aspect_ratio: identity.heroRatio,
    hero_cards_event_type: identity.heroEvents,
    header_logo_type: identity.headerLogo,
    footer_logo_type: "wide_inverted",
    favicon_logo_type: "icon",
    auth_logo_type: "base",
    ...prefixed(
      "header_navbar_items",
      Object.fromEntries(
        identity.hasPlainMenu
          ? []
          : [
              routeItem("shops-services"),
              { url: "?f=dine", name: "shops-services", translations: titles(menus.dining) },
              routeItem("offers"),
              routeItem("events"),
              routeItem("news"),
              routeItem("rewards"),
              routeItem("opening-hours"),
            ].map((item, at) => [String(at + 1), JSON.stringify(item)]),
      ),
    ),
    navbar_items: "shops-services, offers, news-events, rewards, opening-hours, parking",
    homepage_items: identity.homepage.join(", "),
    information_items:
      "opening-hours, how-to-get-here, parking, accessibility, amenities, gift-cards, faq, mobile-app, contact",
    footer_sections: "shopping, visit, mall, legal, social",
    footer_items: JSON.stringify({
      shopping: [
        routeItem("shops-services"),
        routeItem("offers"),
        routeItem("events"),
        routeItem("rewards"),
        permalinkItem("loyalty-program"),
      ],
      visit: [
        routeItem("opening-hours"),
        routeItem("how-to-get-here"),
        routeItem("parking"),
        routeItem("amenities"),
        routeItem("faq"),
      ],
      mall: [
        routeItem("about"),
        routeItem("contact"),
        permalinkItem("job-offers"),
        permalinkItem("space-lease"),
        {
          url: "https://www.promenade.test/press",
          translations: titles(menus.press),
        },
      ],
      legal: [
        routeItem("privacy-policy"),
        routeItem("terms-and-conditions"),
        routeItem("operating-rules"),
        routeItem("cookies"),
      ],
    }),
    map_way_items: identity.ways.join(", "),
    inactive_locales: "",
    newsletter_consent_link_url: "",
    app_store_url: `https://apps.promenade.test/ios/${tenant}`,
    google_play_url: `https://apps.promenade.test/android/${tenant}`,
    gift_cards_page_help_email: `karty@${tenant}.test`,
    default_floorplan_id: "main",
    amenity_redirect_links: JSON.stringify({ "a-charging": "https://www.promenade.test/charging" }),
    news_image_aspect_ratio: ratio,
    events_image_aspect_ratio: ratio,
    products_image_aspect_ratio: ratio,
    rewards_image_aspect_ratio: ratio,
    amenities_image_aspect_ratio: ratio,
    malls_image_aspect_ratio: "16/9",
    stores_image_aspect_ratio: `${identity.cardRatio}, 21/9`,
    store_detail_layout_name: identity.storeLayout,
    rewards_only_when_logged_in: "false",
    offers_only_when_logged_in: "false",
    authentication_enabled: "true",
    ...prefixed("icons", {
      ...Object.fromEntries(shopCategories.map(({ key, icon }) => [key, icon])),
      ...identity.icons,
    }),
    ...prefixed("loyalty_program_images", {
      hero: picture("loyalty", "loyalty", "21/9"),
      "2": picture("accessories", "loyalty 2"),
      "3": picture("cafe", "loyalty 3"),
    }),
    ...prefixed("gift_cards_images", { hero: picture("gift-card", "gift cards") }),
    ...prefixed("parking_images", { hero: picture("parking", "parking") }),
    ...prefixed("space_lease_images", { hero: picture("mall-interior", "lease", "21/9") }),
    ...prefixed("christmas_stall_images", { hero: picture("stalls", "stalls", "21/9") }),
    ...prefixed("mobile_app_images", { hero: picture("mobile-app", "app") }),
    ...prefixed(
      "login_slider_images",
      Object.fromEntries(
        identity.banners.map(({ motif }, at) => [at + 1, picture(motif, `login ${at + 1}`, "4/5")]),
      ),
    ),
    ...prefixed("landings_images", {
      hero: picture("mall-exterior", "landing", "21/9"),
      terrace: picture("terrace", "landing terrace", "21/9"),
    }),
    ...prefixed("documents", documentUrls(tenant)),
  };
}

function titles(value: LanguageText) {
  return demoLanguages.map((locale) => ({ locale, title: value[locale] }));
}

function prefixed(group: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${group}.${key}`, value]));
}
