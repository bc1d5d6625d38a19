/** The settings of a mall by their keys in the flat map, and what each decides. */
export const settingKeys = {
  website_name: "the site's name; without it the mall's",
  app_font_name: "the typeface of headings, if the site has it",
  header_color_name: "which of the `colors.` is the header's: `header` if none is named",
  footer_color_name: "which of the `colors.` is the footer's: `footer` if none is named",
  header_logo_type: "the logo in the header: `base`, `inverted`, `wide`, `wide_inverted` or `icon`",
  footer_logo_type: "the logo in the footer, likewise",
  favicon_logo_type: "the logo in tabs and on home screens, likewise",
  auth_logo_type: "the logo on the log-in screens, likewise",
  navbar_items: "the names of the menu's screens, where it has no `header_navbar_items.` of its own",
  homepage_items: "the names of the home page's sections, in their order; all if none is named",
  information_items: "the names of the information page's screens",
  footer_sections: "the names of the footer's columns; all of `footer_items` if none is named",
  footer_items: "the footer's links by column, as JSON; a list alone is one column, `links`",
  map_way_items:
    "the names of the means of transport: `car`, `tram`, `metro`, `bus`, `train`, `foot`, `bike`",
  hero_banner_items: "the home page's banners, as JSON; without it those of `settings-web-app/hero-banner`",
  hero_banner_aspect_ratio: "the banners' shape on wide screens: `16/9` if none is set",
  hero_cards_event_type: "whose events the home page has: `stores`, `mall` or `all`",
  offers_layout: "`grid` or `list`",
  store_detail_layout_name: "a shop's page: `wideImage`, `logoFirst` or `split`",
  news_image_aspect_ratio: "the shape of news' pictures: on a card, and on its own page, `4/3, 3/2`",
  events_image_aspect_ratio: "the shape of events' pictures, likewise",
  products_image_aspect_ratio: "the shape of offers' pictures, likewise",
  rewards_image_aspect_ratio: "the shape of rewards' pictures, likewise",
  amenities_image_aspect_ratio: "the shape of amenities' pictures, likewise",
  malls_image_aspect_ratio: "the shape of the picture on the page about the mall",
  stores_image_aspect_ratio: "the shape of shops' pictures: on a card, and on their own page",
  inactive_locales: "the languages that the mall does not offer",
  newsletter_consent_link_url: "what the newsletter's consent links to; without it the privacy policy",
  gift_cards_page_help_email: "who helps with gift cards",
  default_floorplan_id: "the floor plan that menus link to; none without it",
  amenity_redirect_links: "the URLs of amenities that have no page of their own, by id, as JSON",
  rewards_only_when_logged_in: "`true`: members alone see rewards",
  offers_only_when_logged_in: "`true`: members alone see offers",
  authentication_enabled: "`false`: the site has no accounts",
  receipt_crowns_per_point: "how many crowns on a receipt earn a point; without it the site doesn't say",
  receipt_days: "how many days after the purchase a receipt can be sent, likewise",
  receipt_crowns_at_once: "up to how many crowns a receipt is credited at once, likewise",
  app_store_url: "the app in Apple's store",
  google_play_url: "the app in Google's store",
  web_push_key:
    "the public key (VAPID) of who sends members push messages; without it members are offered none",
  robots: "the `robots` rule of all pages, for example `noindex`",
};
export type SettingKey = keyof typeof settingKeys;

/** Groups of settings: all keys that begin with the group's name and a dot. */
export const settingGroups = {
  colors:
    "the design's colours: `surface`, `ink`, `accent`, `header`, `footer`, …, for the dark scheme `dark_surface`, …",
  icons: "icons by the name of a category, an amenity or a screen: `lucide:shirt`, or a picture's URL",
  documents:
    "URLs of documents by name, `gift_cards_terms`, and language if they differ, `gift_cards_terms_en`",
  header_navbar_items:
    "the menu's entries, as JSON, in the order of their keys; or `true` and `false` by a screen's name",
  loyalty_program_images: "pictures of the page `loyalty-program`: `hero` opens it, the others are a gallery",
  gift_cards_images: "pictures of the page `gift-cards`, likewise",
  parking_images: "pictures of the page `parking`, likewise",
  space_lease_images: "pictures of the page `space-lease`, likewise",
  christmas_stall_images: "pictures of the page `christmass-stall`, likewise",
  mobile_app_images: "pictures of the page `mobile_app`, likewise",
  landings_images: "pictures of other website pages by permalink; `hero` is for those that have none",
  login_slider_images: "the pictures beside the log-in forms, in the order of their keys",
};
export type SettingGroup = keyof typeof settingGroups;
