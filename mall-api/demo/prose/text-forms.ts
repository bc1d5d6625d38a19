import { type DemoLanguage, eachText, type LanguageText } from "../../domain/content/language-text";

/** The text with its `{placeholders}` filled in; values may differ by language. */
export function filled(
  template: LanguageText,
  values: Record<string, string | number | LanguageText>,
): LanguageText {
  const fill = (locale: DemoLanguage) =>
    template[locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? "";
      return typeof value === "object" ? value[locale] : String(value);
    });
  return eachText(fill);
}

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
