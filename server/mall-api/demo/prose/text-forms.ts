import type { LanguageText, Locale } from "../../domain/content/language-text";

/** The text with its `{placeholders}` filled in; a filler may itself differ by language. */
export function filled(
  template: LanguageText,
  values: Record<string, string | number | LanguageText>,
): LanguageText {
  const fill = (locale: Locale) =>
    template[locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? "";
      return typeof value === "object" ? value[locale] : String(value);
    });
  return { en: fill("en"), cz: fill("cz"), sk: fill("sk"), de: fill("de") };
}

export function joined(parts: readonly LanguageText[], separator = " "): LanguageText {
  const join = (locale: Locale) => parts.map((part) => part[locale]).join(separator);
  return { en: join("en"), cz: join("cz"), sk: join("sk"), de: join("de") };
}

/** The same text in all languages: a name. */
export const sameText = (value: string): LanguageText => ({ en: value, cz: value, sk: value, de: value });

/** A part of an address made from a text: small letters, digits and hyphens. */
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

export function slugText(value: LanguageText): LanguageText {
  return { en: slug(value.en), cz: slug(value.cz), sk: slug(value.sk), de: slug(value.de) };
}
