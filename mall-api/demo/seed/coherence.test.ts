import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { TenantContent } from "../../domain/content/tenant-content";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { generateTenantContent } from "./generate-tenant-content";
import { ownTradeOf } from "./trades";

const days = ["2026-01-15", "2026-04-02", "2026-07-10", "2026-11-22", "2026-11-26", "2028-02-29"];
const contents = tenantIds.flatMap((tenant) =>
  days.map((day) => ({
    tenant,
    day,
    content: generateTenantContent(tenant, new Date(`${day}T00:00:00Z`)),
  })),
);

const weekdays = [
  /\bSunday|neděl|nedeľ|Sonntag/i,
  /\bMonday|ponděl|pondelo?k|Montag/i,
  /\bTuesday|úter[ýkn]|utor(ok|k)|Dienstag/i,
  /\bWednesday|\bstředu?\b|\bstredu?\b|Mittwoch/i,
  /\bThursday|čtvrt(ek|k|eč)|štvrt(ok|k)|Donnerstag/i,
  /\bFriday|pátek|páteč|piatok|piatk|Freitag/i,
  /\bSaturday|\bsobot|Samstag/i,
];

const means: Record<string, RegExp> = {
  metro: /\bmetro\b|\bod metra\b|U-Bahn/i,
  tram: /\btrams?\b|tramvaj|električk|Straßenbahn/i,
  train: /railway|nádraží|železničn|Bahnhof/i,
};
/** What runs in the cities of the malls. */
const transport: Record<string, string[]> = {
  Praha: ["metro", "tram", "bus", "train"],
  Brno: ["tram", "bus", "train"],
  Ostrava: ["tram", "bus", "train"],
  "Banská Bystrica": ["bus", "train"],
};
const onOnesOwn = ["car", "bike", "foot"];

/** What a text may only be said of: English words, and the kinds of shop or a category. */
const belongings: [RegExp, string[]][] = [
  [/skin|facial|lipstick|soaps/i, ["Beauty", "Perfumery"]],
  [/perfume|scents/i, ["Perfumery"]],
  [/\bglasses\b|contact lens|eye test/i, ["Optician", "food"]],
  [/vitamin|blood pressure/i, ["Pharmacy"]],
  [/haircut|head massage/i, ["Hairdresser", "Barber"]],
  [/coats cleaned|shirts washed/i, ["Dry cleaner"]],
  [/wool coats|\bdress\b|jumpers|trousers/i, ["Fashion", "Tailor", "Dry cleaner"]],
  [/\bboots|sandals|\bsoles|trainers|shoes/i, ["Shoes", "Running", "Sport", "Skiing and snowboarding"]],
  [/\brings?\b|earrings/i, ["Jewellery"]],
  [/watch(es)?\b/i, ["Watches"]],
  [/sourdough|bread from/i, ["Bakery"]],
  [/cheese plate|cheeses/i, ["Cheese"]],
  [/novels|crime|picture books|cookbooks/i, ["Books"]],
  [/laptop|kettles|chargers/i, ["Electronics"]],
  [/lunch|five courses/i, ["Restaurant"]],
  [/tasting|bites/i, ["food", "dining"]],
  [/collection/i, ["fashion", "shoes", "jewellery", "home", "Children's clothes", "Optician"]],
  [/fairy tales/i, ["Books", "Second-hand books", "Kids and toys"]],
  [/fitting room/i, ["fashion", "shoes", "kids", "sport"]],
  [/dishes|menu/i, ["dining"]],
  [/breakfast is served/i, ["Café", "Bakery", "Bistro"]],
];
/** The least and the most that a single thing costs, in CZK, by category. */
const prices: Record<string, [number, number]> = {
  fashion: [200, 8000],
  shoes: [200, 5000],
  jewellery: [250, 30_000],
  beauty: [100, 7000],
  home: [100, 6000],
  electronics: [200, 25_000],
  books: [50, 2500],
  kids: [150, 3000],
  sport: [250, 8000],
  food: [100, 2000],
  dining: [40, 1500],
  services: [50, 10_000],
};

const textsOf = ({ translations = [] }: { translations?: unknown[] | undefined }) =>
  JSON.stringify(translations);
/** Without the last paragraph of a shop's events, which describes the shop. */
const ownTextsOf = (event: TenantContent["events"][number]) =>
  textsOf(event).replaceAll(event.company_id ? /<p>[^"]*?<\/p>(?=")/g : /^$/g, (article) =>
    article.slice(0, article.lastIndexOf("<p>")),
  );
const weekdayAt = (instant: string | null | undefined) =>
  new Date(new Date(instant ?? "").toLocaleDateString("en-CA", { timeZone: "Europe/Prague" })).getUTCDay();

describe.each(contents)("content of $tenant on $day", ({ tenant, day, content }) => {
  const { country, address } = demoMall(tenant);

  it("holds events on the weekday that they name", () => {
    for (const event of content.events)
      for (const [weekday, name] of weekdays.entries())
        if (name.test(ownTextsOf(event))) expect(weekdayAt(event.starts_at), String(event.id)).toBe(weekday);
  });

  it("holds in the coming days each event that a picture on the homepage or the description promises", () => {
    const { banners, description, weekly } = demoMall(tenant);
    const promises = [
      ...banners.flatMap(({ event, title, text }) => [{ event, text: `${title.en} ${text.en}` }]),
      ...description.en.split(/[:,]| and /).map((text) => ({ event: undefined, text })),
    ];
    for (const { event, text } of promises) {
      const weekday = weekdays.findIndex((name) => name.test(text));
      if (weekday >= 0 && event === undefined)
        expect(
          weekly.some((key) => demoContent.events.weekly[key]?.weekday === weekday),
          text,
        ).toBe(true);
    }
    for (const key of weekly) {
      const { weekday, title } = demoContent.events.weekly[key] ?? expect.fail(key);
      const coming = content.events.filter(
        (event) => english(event).title === title.en && Date.parse(event.starts_at ?? "") > Date.parse(day),
      );
      expect(coming.length, key).toBeGreaterThanOrEqual(2);
      for (const { event, text } of promises)
        if (event === key)
          expect(
            weekdays.findIndex((name) => name.test(text)),
            text,
          ).toBeOneOf([-1, weekday]);
    }
  });

  it("shows each season in its weeks and in no others", () => {
    const titles = (entities: { translations?: unknown[] | undefined }[]) =>
      entities.map((entity) => english(entity).title).join("\n");
    const heroes = String(content.settings.hero_banner_items);
    const isChristmas = /-(?:11-(?:1[5-9]|2|30)|12-(?:[01]|2[0-4]))/.test(day);
    expect(/Christmas begins/.test(heroes)).toBe(isChristmas);
    const offered = content.products.map((offer) => english(offer).description).join("\n");
    expect(/gift idea/.test(offered)).toBe(isChristmas);
    expect(/Black Friday/.test(heroes)).toBe(day === "2026-11-26");
    expect(/Black Friday price/.test(offered)).toBe(day === "2026-11-26");
    expect(/Black Friday/.test(titles(content.news))).toBe(day === "2026-11-26");
    expect(/for school/.test(heroes)).toBe(false);
    expect(/Winter sale/.test(heroes)).toBe(day === "2026-01-15");
    const market = content.events.filter((event) => english(event).title === "Christmas market");
    expect(market.map(({ starts_at }) => starts_at?.slice(0, 10))).toEqual(
      day.startsWith("2026-11") ? ["2026-11-28", "2026-12-05", "2026-12-12", "2026-12-19"] : [],
    );
    const tree = content.events.filter((event) => english(event).title === "Lighting the Christmas tree");
    expect(tree.map(({ starts_at }) => starts_at?.slice(0, 10))).toEqual(
      day.startsWith("2026-11") ? ["2026-11-29"] : [],
    );
    for (const { id, valid_from, valid_to } of content.products)
      expect(Date.parse(valid_to ?? ""), String(id)).toBeGreaterThan(Date.parse(valid_from ?? ""));
  });

  it("holds no event on a day on which the mall is closed", () => {
    const closed = (content.mall.opening_hours?.[0]?.exceptions ?? [])
      .filter(({ intervals }) => !intervals?.length)
      .map(({ date }) => date);
    for (const { id, starts_at } of content.events)
      expect(closed, String(id)).not.toContain(starts_at?.slice(0, 10));
  });

  it("says of each shop only what suits its trade", () => {
    const shops = new Map(content.companies.map((company) => [company.id, company]));
    for (const happening of [...content.products, ...content.events, ...content.news]) {
      const shop = shops.get(happening.company_id ?? "");
      if (!shop) continue;
      const kinds = [english(shop).company_category, ...(shop.categories ?? [])];
      const { title, ...rest } = english(happening);
      const own = `${title} ${(rest.description ?? rest.article)?.split("</p>")[0]}`.replace(
        english(shop).name ?? "",
        "",
      );
      for (const [words, allowed] of belongings)
        if (words.test(own))
          expect(
            allowed.some((kind) => kinds.includes(kind)),
            `${words} of ${shop.id}: ${own}`,
          ).toBe(true);
    }
  });

  it("says the same first of two shops at most that have no trade of their own, and of no two restaurants", () => {
    const said = new Map<string, string[]>();
    for (const { kind, translations = [] } of content.companies) {
      const { name = "", description: text = "" } = translations.find(({ locale }) => locale === "en") ?? {};
      if (ownTradeOf(name ?? "")) continue;
      const sentence = /^<p>.*?[.?!](?=[\s<])/.exec(text ?? "")?.[0] ?? "";
      said.set(sentence, [...(said.get(sentence) ?? []), kind ?? ""]);
    }
    for (const [sentence, kinds] of said)
      expect(kinds.length, sentence).toBeLessThanOrEqual(kinds.includes("dine") ? 1 : 2);
  });

  it("writes prices as shops do", () => {
    for (const { id, price, price_before } of content.products)
      for (const amount of [price, price_before])
        expect(String((amount ?? 0) / 100), String(id)).toMatch(/^(?:\d{1,2}9|\d+90|9)$/);
  });

  it("publishes no news before their time", () => {
    for (const { id, published_at } of content.news)
      expect(new Date(published_at ?? "").getTime(), String(id)).toBeLessThan(new Date(day).getTime());
  });

  it("prices its offers plausibly", () => {
    for (const { id, price, price_before, categories = [] } of content.products) {
      const [least, most] = prices[String(categories[0]).replace("product-", "")] ?? expect.fail();
      expect((price ?? 0) / 100, String(id)).toBeGreaterThanOrEqual(least);
      expect((price_before ?? 0) / 100, String(id)).toBeLessThanOrEqual(most);
    }
  });

  it("offers in each season what people need in it", () => {
    const month = Number(day.slice(5, 7));
    for (const product of content.products) {
      const { title, description } = english(product);
      const own = `${title} ${description?.split("</p>")[0]}`;
      if (/winter|snow|new year/i.test(own) && !/summer and winter/.test(own))
        expect([9, 10, 11, 12, 1, 2], own).toContain(month);
      if (/summer(?! and winter)/i.test(own)) expect([6, 7, 8, 9], own).toContain(month);
    }
  });

  it("tells more than one paragraph, and shows further pictures, none twice", () => {
    const { companies, products, events, news } = content;
    for (const entity of [...companies, ...products, ...events, ...news]) {
      const pictures = [entity.image, ...(entity.images ?? [])];
      expect(pictures.length, String(entity.id)).toBeGreaterThanOrEqual(3);
      expect(new Set(pictures).size, String(entity.id)).toBe(pictures.length);
      const { description, article } = english(entity);
      expect((description ?? article ?? "").match(/<p>/g)?.length, String(entity.id)).toBeGreaterThan(1);
    }
  });

  it("opens new shops on the day that their news names, after it is published", () => {
    const openings = openingsOf(content);
    if (content.companies.length > 90) expect(openings.length).toBeGreaterThan(0);
    for (const { published_at, translations = [] } of openings) {
      const article = translations.find(({ locale }) => locale === "en")?.article ?? "";
      const [, date] = article.match(/on Saturday (\d+ \w+)/) ?? [];
      const published = new Date(published_at ?? "");
      const opens = [0, 1].map((more) =>
        Date.parse(`${date} ${published.getUTCFullYear() + more} 23:00 UTC`),
      );
      const next = opens.find((instant) => instant >= published.getTime());
      expect(new Date(next ?? Number.NaN).getUTCDay(), article).toBe(6);
      expect((next ?? 0) - published.getTime(), article).toBeLessThan(8 * 86_400_000);
    }
  });

  it("lets a shop that is still to open neither sell, reward nor be followed", () => {
    const openings = new Map(
      openingsOf(content).map(({ company_id, published_at }) => {
        const toSaturday = (6 - new Date(published_at ?? "").getUTCDay()) % 7;
        return [String(company_id), Date.parse(published_at?.slice(0, 10) ?? "") + toSaturday * 86_400_000];
      }),
    );
    for (const [id, opens] of openings) {
      const shop = content.companies.find((company) => company.id === id) ?? expect.fail(id);
      const own = { offers: content.products, rewards: content.rewards, events: content.events };
      if (opens <= Date.parse(day)) {
        expect(shop.follow_count, id).toBeLessThanOrEqual((6 * (Date.parse(day) - opens)) / 86_400_000);
        for (const { valid_from } of own.offers.filter(({ company_id }) => company_id === id))
          expect(Date.parse(valid_from ?? ""), id).toBeGreaterThan(opens - 86_400_000);
        continue;
      }
      expect(shop.follow_count, id).toBe(0);
      expect(shop.gives_points, id).toBe(false);
      expect(shop.opening_hours?.map(({ opens_on }) => opens_on)).toEqual([
        new Date(opens).toISOString().slice(0, 10),
      ]);
      for (const [name, entities] of Object.entries(own))
        expect(
          entities.filter(({ company_id }) => company_id === id),
          `${name} of ${id}`,
        ).toEqual([]);
    }
  });

  it("repeats itself little", () => {
    const repeated = (texts: string[]) =>
      [...new Set(texts)].map((text) => [texts.filter((other) => other === text).length, text] as const);
    const closings = content.companies.flatMap((shop) =>
      (english(shop).description?.split("</p><p>")[1] ?? "").replaceAll(/<.*?>|\d{4}/g, "").split(". "),
    );
    for (const [times, sentence] of repeated(closings)) expect(times, sentence).toBeLessThanOrEqual(5);
    const abouts = content.companies
      .filter((shop) => !ownTradeOf(english(shop).name ?? ""))
      .map((shop) => english(shop).description?.split("</p>")[0] ?? "");
    for (const [times, about] of repeated(abouts)) expect(times, about).toBe(1);
    const shops = new Map(content.companies.map((shop) => [shop.id, english(shop).name ?? ""]));
    for (const list of [content.products, content.rewards, content.news, content.events]) {
      const ofShops = list.flatMap((each) => {
        const shop = shops.get(each.company_id ?? "");
        const { title = "", perex = "" } = english(each);
        return shop ? [`${title} ${perex}`.replace(shop, "")] : [];
      });
      for (const [times, text] of repeated(ofShops)) expect(times, text).toBe(1);
    }
    const cards = content.websitePages.flatMap(({ blocks = [] }) =>
      blocks.flatMap((block) => (block.kind === "cards" ? [JSON.stringify(block.cards)] : [])),
    );
    for (const [times, next] of repeated(cards)) expect(times, next).toBe(1);
  });

  it("has the hours of a hypermarket where there is one, and as it has them", () => {
    const zone = content.mall.opening_hours?.find(({ zone }) => zone === "hypermarket");
    const shop = content.companies.find((company) => english(company).company_category === "Hypermarket");
    expect(zone?.days).toEqual(shop?.opening_hours?.[0]?.days);
  });

  it("is outdoors in summer only", () => {
    // A shop's are in the shop, whatever its name.
    for (const event of content.events.filter(({ company_id }) => !company_id))
      if (/terasa|terrace|hvězdami|under the stars/i.test(textsOf(event))) {
        expect([6, 7, 8], String(event.id)).toContain(new Date(event.starts_at ?? "").getUTCMonth() + 1);
        expect(event.floor, String(event.id)).not.toBe(0);
      }
  });

  it("comes by the transport of its city", () => {
    const [city = ""] = Object.keys(transport).filter((name) => address.city.startsWith(name));
    const own = transport[city] ?? expect.fail(`The transport of ${address.city} is unknown`);
    for (const way of (content.settings.map_way_items ?? "").split(", "))
      expect([...own, ...onOnesOwn]).toContain(way);
    const { availableLocales: _, ...texts } = content;
    for (const [way, words] of Object.entries(means))
      if (!own.includes(way)) expect(JSON.stringify(texts).match(words)?.[0], way).toBeUndefined();
  });

  it("has the phone numbers of its country", () => {
    const codes = JSON.stringify(content).match(/\+4\d\d(?= ?\d)/g) ?? [];
    expect(codes.length).toBeGreaterThan(content.companies.length);
    expect(new Set(codes)).toEqual(new Set([country === "sk" ? "+421" : "+420"]));
  });

  it("counts its shops right wherever it counts them", () => {
    const texts = JSON.stringify([content.mall.translations, content.settings, content.websitePages]);
    const shops =
      /(\p{L}*(?:ninety|forty|hundred|twenty)[\p{L}-]*|\d+) (?:shops|obchodů|obchodov|Shops)\b/giu;
    const jewellers = /(\d+) (?:shops\.|obchodech|obchodoch|Shops\.)/giu;
    for (const [, count] of texts.replaceAll(jewellers, "").matchAll(shops))
      expect(Number(count)).toBe(content.companies.length);
    for (const [, count] of texts.matchAll(jewellers))
      expect(Number(count)).toBe(ofCategory(content, "jewellery"));
    for (const [, count] of texts.matchAll(/(\d+) (?:restaurants|podniků|podnikov|Lokale)\b/giu))
      expect(Number(count)).toBe(ofCategory(content, "dining"));
  });

  it("leaves nothing unfilled", () => {
    expect(JSON.stringify(content).match(/\{[a-z]+\}/)?.[0]).toBeUndefined();
  });

  it("has zones of opening hours whose shops keep them", () => {
    const daysIn = (zone: string) => content.mall.opening_hours?.find((each) => each.zone === zone)?.days;
    const hypermarkets = content.companies.filter((shop) => english(shop).company_category === "Hypermarket");
    expect(daysIn("hypermarket") !== undefined).toBe(hypermarkets.length > 0);
    for (const shop of hypermarkets) expect(shop.opening_hours?.[0]?.days).toEqual(daysIn("hypermarket"));
    for (const shop of content.companies.filter(({ kind }) => kind === "dine"))
      expect(shop.opening_hours?.[0]?.days, String(shop.id)).toEqual(daysIn("restaurants"));
  });
});

describe("the malls together", () => {
  it("open different new shops", () => {
    const newShops = contents
      .filter(({ day }) => day === days[0])
      .map(({ content }) => openingsOf(content).map(({ company_id }) => String(company_id)));
    for (const [at, own] of newShops.entries())
      for (const others of newShops.slice(at + 1))
        expect(own.filter((shop) => others.includes(shop))).toEqual([]);
  });
});

/** The English texts of something. */
const english = ({ translations = [] }: { translations?: unknown[] | undefined }) =>
  z
    .array(z.record(z.string(), z.string().optional()))
    .parse(translations)
    .find(({ locale }) => locale === "en") ?? {};

const openingsOf = (content: TenantContent) =>
  content.news.filter(({ translations = [] }) =>
    translations.some(({ title }) => /opens its doors$|^New in the mall: |joins us$/.test(title ?? "")),
  );

const ofCategory = (content: TenantContent, key: string) =>
  content.companies.filter(({ categories = [] }) => categories.includes(key)).length;
