export type Locale = "en" | "cz" | "sk" | "de";
export const locales: readonly Locale[] = ["en", "cz", "sk", "de"];

/** One text in the four languages. */
export type LanguageText = Record<Locale, string>;

/** A text in English, Czech, Slovak and German, typeset as each language is. */
export function text(en: string, cz: string, sk: string, de: string): LanguageText {
  return { en, cz: bindPrepositions(cz), sk: bindPrepositions(sk), de };
}

/** Czech and Slovak never leave a one-letter word at the end of a line. */
function bindPrepositions(sentence: string): string {
  return sentence.replaceAll(/(?<=^|[\s(„>])([ksvzouaiKSVZOUAI]) (?=\S)/g, "$1\u00a0");
}

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

/** The wire's translations: one entry a language, each field from its own text. */
export function translationsOf<Field extends string>(
  fields: Record<Field, LanguageText>,
): ({ locale: Locale } & Record<Field, string>)[] {
  return locales.map((locale) => {
    const entries = Object.entries<LanguageText>(fields).map(([field, value]) => [field, value[locale]]);
    return { locale, ...(Object.fromEntries(entries) as Record<Field, string>) };
  });
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
