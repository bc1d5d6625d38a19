import { company } from "@contract/company";
import { event } from "@contract/event";
import { mall } from "@contract/mall";
import { newsArticle } from "@contract/news";
import type { Weekday } from "@contract/opening-hours";
import { product } from "@contract/product";
import { reward } from "@contract/reward";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { readEntity } from "../../../tests/stand-ins/read-entity";
import { pagingIn } from "./lists.server";
import { readList } from "./read-answer.server";

const url = "https://cdn.test/a.png";
const shop = (fields: object) => readEntity(company, { id: 1, name: "Boty", ...fields });

describe("an answer of", () => {
  it("Laravel has each entity and list in `data`", () => {
    const read = shop({
      translations: { data: [{ locale: "cs", name: "Boty" }] },
      categories: { data: [{ id: 5, name: "Móda" }] },
      images: { data: [{ url }], meta: {} },
      logo: { data: { url } },
      opening_hours: { data: [{ day: "monday", from: "9:00", to: "21:00" }] },
    });
    expect(read).toMatchObject({
      dropped: [],
      translations: [{ locale: "cz", name: "Boty" }],
      categories: ["5"],
      images: [{ url }],
      logo: { url },
      opening_hours: [{ days: { monday: [{ from: "09:00", to: "21:00" }] } }],
    });
    const offer = { id: 1, title: "Sleva", company: { data: { id: 4 } }, price: { data: { amount: 12 } } };
    expect(readEntity(product, offer)).toMatchObject({ company_id: "4", price: 1200, dropped: [] });
  });

  it("Strapi has fields in `attributes`, pictures in `data`, and other languages beside its own", () => {
    const picture = { data: { id: 4, attributes: { url, width: 100 } } };
    const read = readEntity(company, {
      id: 3,
      attributes: {
        name: "Boty",
        locale: "cs",
        logo: picture,
        image: { data: null },
        images: { data: null },
        categories: { data: [{ id: 7, attributes: { name: "Móda" } }] },
        localizations: { data: [{ id: 8, attributes: { locale: "en", name: "Shoes" } }] },
      },
      meta: {},
    });
    expect(read).toMatchObject({ id: "3", logo: { url }, image: null, categories: ["7"], dropped: [] });
    expect(read.translations.map(({ locale, name, slug }) => [locale, name, slug])).toEqual([
      ["en", "Shoes", "shoes"],
      ["cz", "Boty", "boty"],
    ]);
  });

  it("JSON:API has relationships, and a type that is the resource's", () => {
    const relationships = { company: { data: { type: "companies", id: "9" } } };
    const attributes = { title: "Koncert", "starts-at": "2026-01-01T10:00:00Z" };
    expect(readEntity(event, { type: "events", id: "5", attributes, relationships })).toMatchObject({
      company_id: "9",
      starts_at: "2026-01-01T10:00:00Z",
      dropped: [],
    });
  });

  it("WordPress has rendered texts, entities in titles and `false` for what is missing", () => {
    const read = readEntity(newsArticle, {
      id: 1,
      title: { rendered: "Jaro &#8211; léto" },
      content: { rendered: "<p>Text</p>" },
      author: "Dvo&#x159;&aacute;k &amp; syn",
      featured_media_url: url,
      images: false,
    });
    expect(read).toMatchObject({ image: { url }, images: [], author: "Dvořák & syn", dropped: [] });
    expect(read.translations).toMatchObject([{ title: "Jaro – léto", article: "<p>Text</p>" }]);
  });

  it("PHP has lists for empty objects and the other way round", () => {
    const missing = { address: [], geo: [], property_management: [], social_links: [], image: [] };
    expect(
      readEntity(mall, { id: 1, name: "Centrum", ...missing, management: {}, supported_languages: {} }),
    ).toMatchObject({ management: [], supported_languages: ["en", "cz", "sk", "de"], dropped: [] });
    expect(shop({ images: {}, categories: {}, tags: {}, opening_hours: {}, translations: {} })).toMatchObject(
      {
        images: [],
        dropped: [],
      },
    );
  });

  it("MySQL has a date of zeros for none", () => {
    const dates = { starts_at: "0000-00-00 00:00:00", ends_at: "0000-00-00", start_date: "2026-01-05" };
    expect(readEntity(event, { id: 1, title: "Koncert", ...dates })).toMatchObject({
      starts_at: "2026-01-04T23:00:00Z",
      dropped: [],
    });
  });
});

it.each(Object.entries({ company, product, event, newsArticle, reward, mall }))(
  "%s with null for every optional field has its name",
  (_, schema) => {
    const nulls = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, null]));
    const row = { ...nulls, translations: undefined, id: 1, name: "Něco" };
    const read = readEntity<z.ZodType<{ translations: unknown }>>(schema, row);
    expect(read.dropped).toEqual([]);
    expect(JSON.stringify(read.translations)).toContain("Něco");
  },
);

describe("opening hours", () => {
  const week = (opening_hours: unknown) => {
    const { opening_hours: zones, dropped } = shop({ opening_hours });
    expect(dropped).toEqual([]);
    const days = Object.entries(zones[0]?.days ?? {}) as [Weekday, { from: string; to: string }[]][];
    return Object.fromEntries(
      days.map(([day, intervals]) => [day, intervals.map(({ from, to }) => `${from}-${to}`).join()]),
    );
  };
  const workdays = Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, "09:00-21:00"]),
  );
  const whole = { ...workdays, saturday: "10:00-20:00", sunday: "10:00-20:00" };
  const seven = ["9-21", "9-21", "9-21", "9-21", "9-21", "10-20", "10-20"];

  it.each<[string, unknown, object]>([
    ["numbers from Sunday", { 0: "10-20", 1: "9-21" }, { sunday: "10:00-20:00", monday: "09:00-21:00" }],
    [
      "rows with numbers from Sunday",
      [{ day: 0, from: "10:00:00", to: "20:00:00" }],
      { sunday: "10:00-20:00" },
    ],
    ["seven texts", seven, whole],
    ["spans of days", { "Po-Pá": "9-21", "So – Ne": "10-20" }, whole],
    ["spans in English", { monday_to_friday: "9-21", weekend: "10-20" }, whole],
    ["one text", "Mo-Fr 09:00-21:00; Sa, Su 10:00-20:00", whole],
    ["one text for all days", "denně 9–21", { ...workdays, saturday: "09:00-21:00", sunday: "09:00-21:00" }],
    ["times without days", "9:00 - 21:00", { ...workdays, saturday: "09:00-21:00", sunday: "09:00-21:00" }],
    [
      "schema.org",
      [{ dayOfWeek: ["Monday", "https://schema.org/Sunday"], opens: "09:00", closes: "24:00" }],
      {
        monday: "09:00-24:00",
        sunday: "09:00-24:00",
      },
    ],
    ["columns", { monday_open: "9:00", monday_close: "21:00" }, { monday: "09:00-21:00" }],
    [
      "German",
      { Montag: "9:00 bis 21:00 Uhr", Sonnabend: "geschlossen" },
      { monday: "09:00-21:00", saturday: "" },
    ],
    [
      "Slovak, after midnight",
      { Štvrtok: "18:00 – 02:00", Nedeľa: null },
      { thursday: "18:00-02:00", sunday: "" },
    ],
  ])("are read from %s", (_, hours, expected) => {
    expect(week(hours)).toEqual(expected);
  });
});

describe("a value", () => {
  it.each([
    ["1 299,00 Kč", 129900],
    ["CZK 1,299.00", 129900],
    ["1.299,00", 129900],
    ["1299,–", 129900],
    ["1299.-", 129900],
    ["1 299 Kč/ks", 129900],
    ["Zdarma", 0],
  ])("of money is read from %s", (price, haler) => {
    expect(readEntity(product, { id: 1, name: "Sleva", price })).toMatchObject({ price: haler, dropped: [] });
  });

  it.each([
    ["50.1,14.5"],
    ["50.1, 14.5"],
    ["50.1N, 14.5E"],
    [[50.1, 14.5]],
    [{ lat: "50,1", lng: "14,5" }],
    [{ type: "Point", coordinates: [14.5, 50.1] }],
  ])("of a position is read from %j", (geo) => {
    expect(readEntity(mall, { id: 1, geo }).geo).toEqual({ lat: 50.1, lng: 14.5 });
  });

  it.each([
    ["1. patro", 1],
    ["přízemí", 0],
    ["1.NP", 0],
    ["2. PP", -2],
    ["2nd floor", 2],
    ["Level 2", 2],
    ["-1", -1],
    [{ id: 7, name: "1. patro", level: 1 }, 1],
  ])("of a storey is read from %j", (floor, level) => {
    expect(shop({ floor })).toMatchObject({ floor: level, dropped: [] });
  });

  it("of contact data is text, the first of several, with a scheme", () => {
    expect(
      shop({ phone: 420777123456, email: [" boty@mail.test ", "b@mail.test"], website: "www.boty.test" }),
    ).toMatchObject({ phone: "420777123456", email: "boty@mail.test", website: "https://www.boty.test" });
    expect(shop({ website: { url: "http://boty.test" } }).website).toBe("http://boty.test");
  });

  it("of a language is known in any notation", () => {
    const translations = ["cs", "EN-gb", "sk_SK", "de-AT"].map((locale) => ({ locale, name: locale }));
    expect(shop({ translations }).translations.map(({ locale }) => locale)).toEqual(["cz", "en", "sk", "de"]);
  });
});

describe("a list", () => {
  const reading = { timeZone: "Europe/Prague", moneyUnit: "crowns" as const, now: Date.now, note: () => {} };
  const page = (answer: Record<string, unknown>) => readList(company, answer, "companies", reading);
  const entity = { id: 1, name: "Boty" };

  it.each([[null], [{}], [false], [""]])("is empty if it is %j", (data) => {
    expect(page({ data }).data).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    [
      "Strapi's",
      { data: [entity], meta: { pagination: { page: 1, pageSize: 25, pageCount: 2, total: 40 } } },
    ],
    [
      "Spring's",
      { data: { _embedded: { companies: [entity] }, page: { size: 25, totalElements: 40, totalPages: 2 } } },
    ],
    ["Hydra's", { data: { "hydra:member": [entity], "hydra:totalItems": 40 }, per_page: 25 }],
    ["text's", { data: [entity], pagination: { total_records: "40", per_page: "25" } }],
  ])("has %s figures", (_, answer) => {
    const { data, total, last_page } = page(answer);
    expect([data.length, total, last_page]).toEqual([1, 40, last_page > 2 ? 40 : 2]);
  });

  it("may be a map by id", () => {
    expect(page({ data: { "a-1": { ...entity, id: "a-1" } } }).data).toMatchObject([{ id: "a-1" }]);
  });

  it("without a count says whether another page follows", () => {
    const next = "https://api.test/v1/companies?page=2";
    for (const paging of [{ next_page_url: next }, { links: { next } }, { next }])
      expect(page({ data: [entity], ...paging })).toMatchObject({
        last_page: 2,
        isWhole: false,
        isCounted: false,
      });
    expect(page({ data: [entity], links: { next: null } })).toMatchObject({ last_page: 1, isWhole: true });
  });

  it("has figures in headers if it is bare", () => {
    const link = '<https://api.test?a=1,2&page=2>; rel="next", <https://api.test?page=4>; rel="last"';
    expect(page({ ...pagingIn({ link }), data: [entity] })).toMatchObject({ last_page: 4, isCounted: true });
    const counted = pagingIn({ "x-wp-total": "40", "x-wp-totalpages": "2" });
    expect(page({ ...counted, data: [entity] })).toMatchObject({ total: 40, last_page: 2 });
  });
});
