export type Locale = "en" | "cz" | "sk" | "de";
export const locales: readonly Locale[] = ["en", "cz", "sk", "de"];

/** One text in all four languages. */
export type LanguageText = Record<Locale, string>;

/** A text in English, Czech, Slovak and German, with each language's typography. */
export function text(en: string, cz: string, sk: string, de: string): LanguageText {
  return { en, cz: bindPrepositions(cz), sk: bindPrepositions(sk), de };
}

/** Czech and Slovak typography forbids a one-letter word at the end of a line. */
function bindPrepositions(sentence: string): string {
  return sentence.replaceAll(/(?<=^|[\s(„>])([ksvzouaiKSVZOUAI]) (?=\S)/g, "$1\u00a0");
}

/** Translations in wire format: one entry per language. */
export function translationsOf<Field extends string>(
  fields: Record<Field, LanguageText>,
): ({ locale: Locale } & Record<Field, string>)[] {
  return locales.map((locale) => {
    const entries = Object.entries<LanguageText>(fields).map(([field, value]) => [field, value[locale]]);
    return { locale, ...(Object.fromEntries(entries) as Record<Field, string>) };
  });
}
