import { eachText, type LanguageText } from "../../domain/content/language-text";

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

/** A URL slug of a text: lower-case letters, digits and hyphens. */
export function slug(value: string): string {
  return value
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");
}

export const slugText = (value: LanguageText): LanguageText => eachText((language) => slug(value[language]));

export const paragraph = (value: LanguageText): LanguageText =>
  eachText((language) => `<p>${value[language]}</p>`);
