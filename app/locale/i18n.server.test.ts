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
