import { failure, success } from "@contract/envelope";
import { searchAnswer } from "@contract/search";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { referenceApi } from "./reference-api";

const apiUrl = referenceApi();

const ask = (query: Record<string, string>, tenant = "galerieharfa") =>
  fetch(`${apiUrl()}/${tenant}/v1/search?${new URLSearchParams(query)}`);

async function search(q: string, more: Record<string, string> = {}) {
  const response = await ask({ q, per_page: "48", ...more });
  expect(response.status, q).toBe(200);
  return success(searchAnswer).parse(await response.json()).data;
}

const titles = async (q: string, more: Record<string, string> = {}) =>
  (await search(q, more)).groups.flatMap(({ hits }) =>
    hits.flatMap(({ translations }) => translations.map(({ title }) => title)),
  );

describe("queries as people type them", () => {
  it.each([
    ["cz", "kavarny", "Káva podle výběru"],
    ["cz", "bezecka bota", "Stopa"],
    ["cz", "wifi", "Wi-Fi zdarma"],
    ["cz", "wi-fi", "Wi-Fi zdarma"],
    ["cz", "Wi Fi", "Wi-Fi zdarma"],
    ["cz", "prakovaní", "Parkování"],
    ["cz", "treti kaptola", "Třetí kapitola"],
    ["sk", "darcekova karta", "Darčekové karty"],
    ["sk", "darcekva karta", "Darčekové karty"],
    ["sk", "parkovnie", "Parkovanie"],
    ["de", "karten", "Geschenkkarten"],
    ["de", "oeffnungszeiten", "Kontakt"],
    ["de", "Geschenkarten", "Geschenkkarten"],
    ["en", "gift crads", "Gift cards"],
    ["en", "parkin", "Parking"],
  ])("in %s, %s finds %s", async (language, q, title) => {
    expect(await titles(q, { language })).toContain(title);
  });

  it("matches all words before it matches some", async () => {
    const both = await search("inkoust kniha", { language: "cz" });
    expect(both.groups[0]?.hits[0]?.id).toBe("books-inkoust");
    const some = await titles("inkoust xqzwvk", { language: "cz" });
    expect(some).toContain("Inkoust");
  });

  it("returns the matched words, and the text around them", async () => {
    const { matched, groups } = await search("kavarna", { language: "cz" });
    expect(matched).toContain("kavarny");
    // The shops are also those of a kind that is near to a café.
    const texts = groups
      .filter(({ type }) => type !== "company")
      .flatMap(({ hits }) => hits.map(({ translations }) => translations[0]?.text ?? ""));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/kavárn/i);
  });

  it("shows an excerpt from deep within a long text", async () => {
    const { matched, groups } = await search("vratit", { language: "cz", type: "company" });
    const texts = groups.flatMap(({ hits }) => hits.map(({ translations }) => translations[0]?.text ?? ""));
    expect(matched).toContain("vratit");
    expect(texts.some((text) => text.startsWith("…"))).toBe(true);
    for (const text of texts) {
      expect(text).toMatch(/vrátit/);
      expect(text.length).toBeLessThan(180);
    }
  });

  it("searches the visitor's language first", async () => {
    const { groups } = await search("karta", { language: "cz" });
    for (const { hits } of groups)
      for (const { translations } of hits) expect(translations.map(({ locale }) => locale)).toEqual(["cz"]);
  });
});

describe("groups", () => {
  it("can be requested one by one, in pages without repetitions or gaps", async () => {
    const whole = await search("a", { language: "cz", type: "company", per_page: "48" });
    const total = whole.groups[0]?.total ?? 0;
    expect(whole.groups).toHaveLength(1);
    expect(total).toBeGreaterThan(8);
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 8); page++) {
      const { groups } = await search("a", {
        language: "cz",
        type: "company",
        per_page: "8",
        page: String(page),
      });
      ids.push(...(groups[0]?.hits ?? []).map(({ id }) => id));
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    expect((await search("a", { language: "cz", type: "company", page: "999" })).groups[0]?.hits).toEqual([]);
  });

  it("list past events last", async () => {
    const { groups } = await search("a", { language: "cz", type: "event" });
    const days = (groups[0]?.hits ?? []).map(({ date }) => Date.parse(date ?? ""));
    const firstPast = days.findIndex((day) => day < Date.now() - 2 * 86_400_000);
    expect(firstPast).toBeGreaterThan(0);
    expect(days.slice(firstPast).every((day) => day < Date.now())).toBe(true);
  });

  it("belong to one mall only", async () => {
    expect(await titles("Třetí kapitola")).toContain("Třetí kapitola");
    const elsewhere = await ask({ q: "Třetí kapitola" }, "beta");
    expect(JSON.stringify(await elsewhere.json())).not.toContain("books-treti-kapitola");
  });
});

describe("hostile queries", () => {
  it.each([
    '"',
    '""" OR "a',
    "a AND NOT b",
    "NEAR(a b, 2)",
    "{title} : a",
    "title:a",
    "^a",
    "a*",
    "-a +b",
    "(((((",
    "'; DROP TABLE search_entry; --",
    "\u0000",
    "a\u0000b",
    "😀😀",
    "𝒦𝒶𝓋𝒶",
    "\u202e\u200b",
    "%_%",
    "\\",
    "a ".repeat(100).slice(0, 200),
    "č".repeat(200),
    "ab".repeat(100),
  ])("%j is a query like any other", async (q) => {
    await search(q);
    await search(q, { language: "'; --", type: "faq" });
    expect(await titles("parkovani")).toContain("Parkování");
  });

  it.each<Record<string, string>>([
    { q: "a".repeat(201) },
    { q: "a".repeat(10_000) },
    { q: "a", type: "x" },
    { q: "a", page: "0" },
    { q: "a", page: "1.5" },
    { q: "a", per_page: "49" },
  ])("%j is rejected", async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(422);
    expect(failure.parse(await response.json()).httpStatus).toBe("ValidationFailed");
  });

  it("without a word find nothing", async () => {
    for (const q of ["", " ", "!?", "\u0000"]) expect((await search(q)).groups).toEqual([]);
    expect(z.string().parse((await search("")).query)).toBe("");
  });
});
