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

/** The wire's translations: one entry a language, each field from its own text. */
export function translationsOf<Field extends string>(
  fields: Record<Field, LanguageText>,
): ({ locale: Locale } & Record<Field, string>)[] {
  return locales.map((locale) => {
    const entries = Object.entries<LanguageText>(fields).map(([field, value]) => [field, value[locale]]);
    return { locale, ...(Object.fromEntries(entries) as Record<Field, string>) };
  });
}
