import { bookingService } from "@contract/booking";
import { company } from "@contract/company";
import { event } from "@contract/event";
import { newsArticle } from "@contract/news";
import { product } from "@contract/product";
import { describe, expect, it } from "vitest";
import { readEntity as read } from "../../../tests/stand-ins/read-entity";

const named = { id: 1, name: "Obchod" };
const eventOf = (fields: object) => read(event, { id: 7, title: "Koncert", ...fields });
const hoursOf = (opening_hours: unknown) => {
  const { opening_hours: zones, dropped } = read(company, { ...named, opening_hours });
  return { zones, dropped, monday: zones[0]?.days.monday };
};

describe("texts", () => {
  const textsOf = (fields: object) =>
    read(company, { id: 1, ...fields }).translations.map(({ locale, name, description }) => [
      locale,
      name,
      description,
    ]);

  it.each([
    [
      "a list",
      {
        translations: [
          { locale: "cs-CZ", name: "Boty" },
          { language: "en_US", title: "Shoes" },
        ],
      },
    ],
    ["a map", { translations: { cs: { name: "Boty" }, en: { name: "Shoes" } } }],
    ["a map of names", { translations: { cs: "Boty", en: "Shoes" } }],
    ["a map in the field", { name: { cs: "Boty", en: "Shoes" } }],
    ["fields that end in a language", { name_cs: "Boty", name_en: "Shoes" }],
    ["fields that end in a language, in camel case", { nameCs: "Boty", nameEn: "Shoes" }],
    [
      "lists of a list's own kind",
      {
        translations: {
          data: [
            { locale: "cz", name: "Boty" },
            { locale: "gb", name: "Shoes" },
          ],
        },
      },
    ],
  ])("are read from %s", (_, fields) => {
    expect(textsOf(fields)).toEqual([
      ["cz", "Boty", null],
      ["en", "Shoes", null],
    ]);
  });

  it("without a language count as the fallback's, and complete the list", () => {
    expect(textsOf({ title: "Boty", description: "Obuv" })).toEqual([["cz", "Boty", "Obuv"]]);
    expect(
      textsOf({ name: null, description: "Obuv", translations: [{ locale: "en", name: "Shoes" }] }),
    ).toEqual([
      ["en", "Shoes", null],
      ["cz", null, "Obuv"],
    ]);
  });

  it("lose markup in one-line fields, and keep all languages", () => {
    expect(
      textsOf({
        translations: [
          { locale: "cz", name: "<b>Boty &amp; spol.</b>" },
          { locale: "en", name: 5 },
        ],
      }),
    ).toEqual([
      ["cz", "Boty & spol.", null],
      ["en", "5", null],
    ]);
  });

  it("get a deterministic slug from the name in each language", () => {
    const slugs = (name: string) => read(company, { id: 1, name }).translations[0]?.slug;
    expect(slugs("Žluťoučký kůň & Straße")).toBe("zlutoucky-kun-and-strasse");
    expect(slugs("Ľúbezné ôsmaky")).toBe("lubezne-osmaky");
    expect(slugs("eStore24")).toBe("estore24");
    expect(slugs("日本")).toBe(slugs("日本"));
  });

  it("are required: an entity without a name in any language is dropped", () => {
    expect(() => read(company, { id: 1, description: "Obuv" })).toThrow("no name");
    expect(() => read(company, { name: "Boty" })).toThrow("id is missing");
  });
});

describe("dates", () => {
  it.each([
    ["2026-07-22T10:00:00+02:00"],
    ["2026-07-22T08:00:00Z"],
    ["2026-07-22T08:00:00.000000Z"],
    ["2026-07-22 10:00:00"],
    ["2026-07-22T10:00"],
    ["22. 7. 2026 10:00"],
    [1784707200],
    ["1784707200"],
    [1784707200000],
    [{ date: "2026-07-22 10:00:00.000000", timezone_type: 3, timezone: "Europe/Prague" }],
    ["Wed, 22 Jul 2026 08:00:00 GMT"],
  ])("are read from %j, in the mall's time zone if they name none", (date) => {
    expect(new Date(eventOf({ date_from: date }).starts_at ?? 0).toISOString()).toBe(
      "2026-07-22T08:00:00.000Z",
    );
  });

  it("without a time begin with the day's first and end with its last second", () => {
    expect(eventOf({ start_date: "2026-01-10", end_date: "2026-01-12" })).toMatchObject({
      starts_at: "2026-01-09T23:00:00Z",
      ends_at: "2026-01-12T22:59:59Z",
    });
  });

  it.each(["2026-02-31", "příští úterý", "32. 13. 2026", {}, true])(
    "that are invalid (%j) are dropped alone",
    (date) => {
      expect(eventOf({ starts_at: date, place: "Náměstí" })).toMatchObject({
        starts_at: null,
        place: "Náměstí",
        dropped: ["starts_at"],
      });
    },
  );
});

describe("opening hours", () => {
  const morning = { from: "09:00", to: "12:00" };
  const whole = { from: "09:00", to: "21:00" };

  it.each([
    ["09:00 - 21:00"],
    ["9-21"],
    ["9:00–21:00"],
    [{ from: "09:00", to: "21:00" }],
    [{ open: "09:00:00", close: "21:00:00" }],
    [[{ opens_at: "9.00", closes_at: "21.00" }]],
    [["09:00", "21:00"]],
    [["09:00-21:00"]],
    [{ intervals: [{ from: "9 AM", to: "9 PM" }] }],
  ])("of a day are read from %j", (monday) => {
    expect(hoursOf([{ zone: "default", days: { monday } }]).monday).toEqual([whole]);
  });

  it("of a day may have a break, and any word for closed in a week that is otherwise read", () => {
    expect(hoursOf([{ name: "default", days: { mon: "9-12, 13-21" } }]).monday).toEqual([
      morning,
      { from: "13:00", to: "21:00" },
    ]);
    for (const closed of [null, [], "closed", "Zavřeno", "", { closed: true }, { from: null, to: null }])
      expect(hoursOf([{ zone: "default", days: { monday: closed, tuesday: "9-21" } }])).toMatchObject({
        monday: [],
        dropped: [],
      });
  });

  it.each([
    ["one zone", { zone: "default", days: { monday: "9-21" } }],
    ["a bare week", { monday: "9-21" }],
    ["a week of a list", [{ day: "Monday", from: "9:00", to: "21:00" }]],
    ["numbered days", { days: { 1: "9-21" } }],
    ["Czech days", { days: { Po: "9-21" } }],
    ["zones by name", { default: { days: { monday: "9-21" } } }],
    ["JSON text", JSON.stringify({ monday: "9-21" })],
  ])("are read from %s", (_, hours) => {
    expect(hoursOf(hours).zones).toMatchObject([{ zone: "default", days: { monday: [whole] } }]);
  });

  it("lose only an invalid day, which is unknown, not closed", () => {
    const days = { monday: "dle dohody", tuesday: ["9-12", "25-26"], wednesday: "9-12", someday: "9-21" };
    const { zones, dropped } = hoursOf([{ zone: "default", days }, null, 5]);
    expect(zones.map(({ days }) => days)).toEqual([{ wednesday: [morning] }]);
    expect(zones[0]?.texts).toEqual({ monday: "dle dohody" });
    expect(dropped).toHaveLength(4);
  });
});

describe("values", () => {
  it("are read from text, numbers and words", () => {
    expect(
      read(company, { ...named, floor: "2", featured: 1, gives_points: "ano", follow_count: "1 204" }),
    ).toMatchObject({ floor: 2, featured: true, gives_points: true, follow_count: 1204, dropped: [] });
  });

  it.each([
    [299, 29900],
    ["299", 29900],
    ["299.00", 29900],
    ["1 299,50 Kč", 129950],
    ["1.299,-", 129900],
    [299.9, 29990],
    [{ amount: "299.00", currency: "CZK" }, 29900],
    [{ amount: 129900, precision: 2 }, 129900],
    [{ amount: 1299, precision: 0, currency: { code: "CZK" } }, 129900],
    [{ amount: "12990", scale: 1, currency_code: "CZK" }, 129900],
    [{ cents: 29900 }, 29900],
  ])("of money are crowns by default: %j", (price, haler) => {
    expect(read(product, { id: 1, name: "Sleva", price }).price).toBe(haler);
  });

  it.each<[unknown, number | undefined]>([
    [29900, 29900],
    ["29900", 29900],
    ["299 Kč", 29900],
    [{ amount: 29900, currency: "CZK" }, 29900],
    [299.5, undefined],
  ])("of money are whole haléř if the API says so: %j", (price, haler) => {
    expect(read(product, { id: 1, name: "Sleva", price }, "haler").price).toBe(haler);
  });

  it.each([
    ["12,5 EUR"],
    ["€ 12,50"],
    ["12,50 €"],
    ["$5"],
    [{ amount: 12.5, currency: "EUR" }],
    [{ cents: 1250, currency: { code: "EUR" } }],
    ["-20 %"],
    ["20%"],
    ["−50 Kč"],
    [-50],
    ["199–299 Kč"],
    ["199 + 50 Kč"],
    [{ amount: 12.5, precision: 2 }],
    ["199 Kč za 2 kusy"],
    ["1,2,3"],
    [true],
  ])("are no price in crowns: %j", (price) => {
    expect(read(product, { id: 1, name: "Sleva", price })).toMatchObject({ dropped: ["price"] });
  });

  it.each([["od 199 Kč"], ["from 199"], ["ab CZK 199,-"], ["již od 199,00 Kč"]])(
    "of money say that they are the lowest: %j",
    (price) => {
      expect(read(product, { id: 1, name: "Sleva", price })).toMatchObject({
        price: 19900,
        price_is_from: true,
      });
      expect(read(event, { id: 1, name: "Koncert", price })).toMatchObject({
        price: 19900,
        price_is_from: true,
      });
    },
  );

  it("of a service that can't be read is not free of charge", () => {
    const service = { id: 1, name: "Stříhání", minutes: 30 };
    expect(read(bookingService, { ...service, price: "dle ceníku" }).price).toBeNull();
    expect(read(bookingService, service).price).toBeNull();
    expect(read(bookingService, { ...service, price: "zdarma" }).price).toBe(0);
  });

  it.each([
    ["https://cdn.test/a.png"],
    [{ src: "https://cdn.test/a.png" }],
    [[{ url: "https://cdn.test/a.png" }]],
    [{ data: { attributes: { url: "https://cdn.test/a.png" } } }],
    [{ id: 7, original_url: "https://cdn.test/a.png", thumb_url: "https://cdn.test/thumb.png" }],
    [{ full_url: "https://cdn.test/a.png" }],
    [{ publicUrl: "https://cdn.test/a.png", is_public: true }],
    [{ id: 7, guid: { rendered: "https://cdn.test/a.png" }, title: { rendered: "a" } }],
    ["https:\\/\\/cdn.test\\/a.png"],
    [{ path: "https://cdn.test\\a.png" }],
  ])("of pictures are URLs in any form: %j", (picture) => {
    expect(read(company, { ...named, picture }).image).toEqual({ url: "https://cdn.test/a.png" });
  });

  it("of pictures that are not public are none", () => {
    expect(
      read(company, { ...named, picture: { public_url: "https://cdn.test/a.png", is_public: false } }).image,
    ).toBeNull();
  });

  it("of other entities are their ids", () => {
    expect(
      read(product, { id: 1, name: "Sleva", company: { id: 5 }, category: [{ id: 7 }, { id: "8" }] }),
    ).toMatchObject({ company_id: "5", categories: ["7", "8"] });
    expect(read(product, { id: 1, name: "Sleva", shop_id: "5", category_id: 7 })).toMatchObject({
      company_id: "5",
      categories: ["7"],
    });
  });

  it("are dropped alone if they are invalid", () => {
    const { dropped, ...article } = read(newsArticle, {
      id: 3,
      title: "Zpráva",
      type: "?",
      author: {},
      image: 5,
      thumbs: "many",
      published_at: "2026-01-10",
      categories: [1, {}],
    });
    expect(article).toMatchObject({ id: "3", type: null, author: null, image: null, categories: ["1"] });
    expect(dropped.toSorted()).toEqual(["author", "categories[]", "image", "thumbs", "type"]);
  });
});
