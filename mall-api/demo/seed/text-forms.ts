import { type DemoLanguage, eachText, type LanguageText } from "../../domain/content/language-text";

/** The text with its `{placeholders}` filled in; values may differ by language. */
export const filled = (template: LanguageText, values: Record<string, string | LanguageText>): LanguageText =>
  eachText((language) =>
    filledIn(template[language], (name) => {
      const value = values[name] ?? "";
      return typeof value === "object" ? value[language] : value;
    }),
  );

/** A template in which each `{placeholder}` is replaced by the value of its name. */
export const filledIn = (template: string, valueNamed: (name: string) => string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueNamed(name));

export function joined(parts: readonly LanguageText[], separator = " "): LanguageText {
  return eachText((language) => parts.map((part) => part[language]).join(separator));
}

/** The same text in all languages: a name. */
export const sameText = (value: string): LanguageText => eachText(() => value);

const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** A URL slug of a text: lower-case letters, digits and hyphens. In German an umlaut is two letters, as in `paths.json`. */
export function slug(value: string, language?: DemoLanguage): string {
  const lower = value.normalize("NFC").toLowerCase().replaceAll("ß", "ss");
  return (language === "de" ? lower.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : lower)
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");
}

export const slugText = (value: LanguageText): LanguageText =>
  eachText((language) => slug(value[language], language));

export const paragraph = (value: LanguageText): LanguageText =>
  eachText((language) => `<p>${value[language]}</p>`);
