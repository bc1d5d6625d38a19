import { describe, expect, it } from "vitest";
import { parseSettings } from "./settings";

const read = (map: Record<string, string>) => {
  const warnings: string[] = [];
  return { settings: parseSettings(map, (message) => warnings.push(message)), warnings };
};

describe("a setting that holds JSON", () => {
  const broken = ["{", "[1, 2", '"text"', "[[1]]"];
  it.each(
    [
      ["hero_banner_items", "heroBannerItems", null],
      ["footer_items", "footerItems", {}],
      ["amenity_redirect_links", "amenityRedirectLinks", {}],
    ].flatMap(([key, name, otherwise]) => broken.map((value) => [key, value, name, otherwise] as const)),
  )("reports %s = %s once and ignores it", (key, value, name, otherwise) => {
    const { settings, warnings } = read({ [String(key)]: value, website_name: "Harfa" });
    expect(settings[name as "footerItems"]).toEqual(otherwise);
    expect(warnings).toEqual([expect.stringMatching(`^Invalid JSON in ${key}: `)]);
    expect(settings.websiteName).toBe("Harfa");
  });

  it("is parsed if it is valid", () => {
    const { settings, warnings } = read({
      footer_items: JSON.stringify({
        mall: [{ permalink: "terrace", translations: [{ locale: "en", title: "Terrace" }] }],
      }),
      amenity_redirect_links: JSON.stringify({ a1: "https://charging.test" }),
      hero_banner_items: JSON.stringify([{ image: "/art/hero.svg", translations: [] }]),
    });
    expect(warnings).toEqual([]);
    expect(settings.footerItems.mall?.[0]?.permalink).toBe("terrace");
    expect(settings.amenityRedirectLinks).toEqual({ a1: "https://charging.test" });
    expect(settings.heroBannerItems).toHaveLength(1);
  });

  it("drops an invalid menu entry and keeps the others", () => {
    const { settings, warnings } = read({
      "header_navbar_items.1": '{"name":"offers"}',
      "header_navbar_items.2": "{name:offers}",
      "header_navbar_items.10": '{"name":"events"}',
    });
    expect(settings.headerNavbarItems.map(({ name }) => name)).toEqual(["offers", "events"]);
    expect(warnings).toHaveLength(1);
  });
});

describe("an app's stores", () => {
  it("are https URLs, and nothing else", () => {
    expect(
      read({ app_store_url: "https://apps.test/ios", google_play_url: "javascript:alert(1)" }).settings
        .appStores,
    ).toEqual([{ store: "app_store", href: "https://apps.test/ios" }]);
  });
});

it("orders the home page's sections as the mall does, all of them if it names no known one", () => {
  const parts = (names: string) => read({ homepage_items: names }).settings.homepageItems;
  expect(parts("news, hero, lottery")).toEqual(["news", "hero"]);
  for (const names of ["", "lottery"]) {
    expect(parts(names)[0]).toBe("hero");
    expect(parts(names)).toHaveLength(9);
  }
});

it("has the defaults of the specification for an empty map", () => {
  expect(read({}).settings).toMatchObject({
    heroBannerAspectRatio: "16/9",
    heroCardsEventType: "stores",
    logoTypes: { header: "base", footer: "base", favicon: "base", auth: "base" },
    storeDetailLayoutName: "wideImage",
    rewardsOnlyWhenLoggedIn: false,
    offersOnlyWhenLoggedIn: false,
    authenticationEnabled: true,
  });
});

it("reads booleans in the spellings of other mall APIs, and the default otherwise", () => {
  const isClosed = (value: string) =>
    read({ offers_only_when_logged_in: value }).settings.offersOnlyWhenLoggedIn;
  expect(["true", "1", "yes", "True"].map(isClosed)).toEqual([true, true, true, true]);
  expect(["false", "0", "no", "", "perhaps"].map(isClosed)).toEqual(Array(5).fill(false));
  expect(read({ authentication_enabled: "no" }).settings.authenticationEnabled).toBe(false);
});

describe("a word that the site doesn't know", () => {
  it.each([
    ["app_font_name", "Comic Sans", "fontName", ""],
    ["hero_cards_event_type", "shops", "heroCardsEventType", "stores"],
    ["header_logo_type", "huge", "logoTypes", { header: "base" }],
    ["offers_only_when_logged_in", "perhaps", "offersOnlyWhenLoggedIn", false],
    ["homepage_items", "lottery", "homepageItems", { 0: "hero" }],
  ] as const)("is reported and ignored in %s", (key, value, name, otherwise) => {
    const { settings, warnings } = read({ [key]: value });
    expect({ value: settings[name] }).toMatchObject({ value: otherwise });
    expect(warnings).toEqual([`Unknown value in ${key}: ${value}`]);
  });

  it("is nothing that the site has", () => {
    const words = {
      app_font_name: "Fraunces",
      hero_cards_event_type: "mall",
      header_logo_type: "wide",
      authentication_enabled: "yes",
      homepage_items: "news, hero",
    };
    expect(read(words)).toMatchObject({ warnings: [], settings: { fontName: "Fraunces" } });
    expect(read({ app_font_name: "Geist" }).warnings).toEqual([]);
    expect(read({}).warnings).toEqual([]);
  });
});

it("orders the menu by its entries' numbers", () => {
  const entries = Object.fromEntries(
    [10, 2, 1].map((number) => [`header_navbar_items.${number}`, `{"name":"entry ${number}"}`]),
  );
  expect(read(entries).settings.headerNavbarItems.map(({ name }) => name)).toEqual([
    "entry 1",
    "entry 2",
    "entry 10",
  ]);
});

it("reads a menu whose screens are switched on and off by name", () => {
  const switches = {
    "header_navbar_items.shops": "true",
    "header_navbar_items.cinema": "false",
    "header_navbar_items.events": "1",
  };
  const menuOf = (map: Record<string, string>) => {
    const { settings, warnings } = read(map);
    expect(warnings).toEqual([]);
    return settings.navbarItems;
  };
  expect(menuOf(switches)).toEqual(["events", "shops"]);
  expect(menuOf({ ...switches, navbar_items: "news, cinema, shops" })).toEqual(["news", "shops"]);
});

it("reads the languages that are switched off by any of their codes", () => {
  expect(read({ inactive_locales: "cs, en-GB,de" }).settings.inactiveLocales).toEqual(["cz", "en", "de"]);
});

it("reads aspect ratios of cards and details, of which the card's is the default", () => {
  const ratios = (text: string) => read({ news_image_aspect_ratio: text }).settings.aspectRatios.news;
  expect(ratios("16/9, 2/1")).toEqual({ card: "16/9", detail: "2/1" });
  expect(ratios("16/9")).toEqual({ card: "16/9", detail: "16/9" });
  expect(ratios("wide, 16/9, 1/1;color:red")).toEqual({ card: "16/9", detail: "16/9" });
  expect(ratios("")).toEqual({ card: "4/3", detail: "4/3" });
});

it("groups the keys below a name, and no others", () => {
  expect(
    read({ "colors.surface": "#fff", "colors.ink": "", colorsets: "x", "my.colors.ink": "#000" }).settings
      .colors,
  ).toEqual({ surface: "#fff" });
});
