import { expect, it } from "vitest";
import { translatorOf } from "./i18n.server";

it("writes values as they are: what prints a text escapes it", () => {
  expect(translatorOf("en")("account:login.done", { name: "A & <b>" })).toContain("A & <b>");
});

it("chooses the plural form of the language", () => {
  const summary = (language: "en" | "cz", count: number) =>
    translatorOf(language)("forms:summary", { count });
  expect(new Set([1, 2, 5].map((count) => summary("en", count).replace(/\d+/, ""))).size).toBe(2);
  expect(new Set([1, 2, 5].map((count) => summary("cz", count).replace(/\d+/, ""))).size).toBe(3);
});

it.each([
  ["02:30", "ve"],
  ["4:00", "ve"],
  ["12:00", "ve"],
  ["13:00", "ve"],
  ["20:15", "ve"],
  ["9:00", "v"],
  ["10:00", "v"],
  ["21:00", "v"],
])("says in Czech what comes before the hour (%s)", (time, preposition) => {
  expect(translatorOf("cz")("common:open.today", { time })).toContain(` ${preposition}\u00a0${time}`);
});

it("groups the digits of a count", () => {
  const faces = (["en", "cz", "sk", "de"] as const).map((language) =>
    translatorOf(language)("search:count", { count: 12480 }),
  );
  expect(faces).toEqual([
    "12,480 results",
    "12\u00a0480 výsledků",
    "12\u00a0480 výsledkov",
    "12.480 Ergebnisse",
  ]);
});
