import { describe, expect, it } from "vitest";
import { translatorOf } from "~/locale/i18n.server";
import { slugOf, translated, translationOf } from "./translation";

const entries = (...given: [locale: string, title: string | null][]) =>
  given.map(([locale, title]) => ({ locale, title }));

describe("one language of many", () => {
  it("is the requested one, then Czech, then the first", () => {
    expect(translationOf(entries(["en", "One"], ["cz", "Jedna"]), "en")?.title).toBe("One");
    expect(translationOf(entries(["en", "One"], ["cz", "Jedna"]), "de")?.title).toBe("Jedna");
    expect(translationOf(entries(["pl", "Jeden"], ["en", "One"]), "de")?.title).toBe("Jeden");
    expect(translationOf(entries(), "de")).toBeUndefined();
  });

  it("skips a language in which the field is empty", () => {
    expect(translated(entries(["en", ""], ["cz", null], ["sk", "Jedna"]), "title", "en")).toBe("Jedna");
  });

  it("falls back to the given text if no language has it", () => {
    expect(translated(entries(["en", ""]), "title", "en", "Title missing")).toBe("Title missing");
    expect(translated(entries(), "title", "en")).toBe("");
    expect(slugOf([{ locale: "en", slug: null }], "en")).toBe("-");
  });
});

describe("the placeholders for missing titles", () => {
  it("are the specification's, in English", () => {
    const t = translatorOf("en");
    expect(
      ["translation", "title", "article", "description", "category", "offer"].map((key) =>
        t(`common:missing.${key}`),
      ),
    ).toEqual([
      "Translation is missing",
      "Title missing",
      "Article missing",
      "Description missing",
      "Category name missing",
      "Offer name missing",
    ]);
  });

  it.each(["cz", "sk", "de"] as const)("are translated to %s", (language) => {
    for (const key of ["translation", "title", "article", "description", "category", "offer"]) {
      const text = translatorOf(language)(`common:missing.${key}`);
      expect(text).not.toBe(translatorOf("en")(`common:missing.${key}`));
      expect(text).toMatch(/chybí|chýba|fehlt/);
    }
  });
});
