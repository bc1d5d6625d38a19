/** A text in English, Czech, Slovak and German, the languages of the demo content, typeset as each language is. */
export function text(en: string, cz: string, sk: string, de: string) {
  return {
    en: unbroken(en.replaceAll("'", "’")),
    cz: unbroken(typeset(cz)),
    sk: unbroken(typeset(sk)),
    de: unbroken(de),
  };
}

/** One text in the demo content's languages. */
export type LanguageText = ReturnType<typeof text>;
export type DemoLanguage = keyof LanguageText;

/** The text in each language by itself. */
export const eachText = (write: (language: DemoLanguage) => string): LanguageText => ({
  en: write("en"),
  cz: write("cz"),
  sk: write("sk"),
  de: write("de"),
});
export const demoLanguages = Object.keys(eachText(() => "")) as DemoLanguage[];

/** Czech and Slovak typography forbids a one-letter word at the end of a line. */
const typeset = (sentence: string): string =>
  sentence.replaceAll(/(?<=^|[\s(„>])([ksvzouaiKSVZOUAI]) (?=\S)/g, "$1\u00a0");

/** No line ends with a number without its unit, nor within "e-mail". */
const unbroken = (sentence: string): string =>
  sentence
    .replaceAll(
      /(?<=[\d}]) (?=(?:Kč|€|%|[kcm]?m|kW|kg|GB|min|Uhr|Stunden?|Minuten?|hours?|minutes?|hod\p{L}*|minút\p{L}*|minut\p{L}*|bod\p{L}*|points?|Punkte?)(?!\p{L})|\d{3}(?!\d))/gu,
      "\u00a0",
    )
    .replaceAll(/(?<=\be)-(?=mail)/gi, "-\u2060");

/** Translations in wire format: one entry per language. */
export function translationsOf<Field extends string>(
  fields: Record<Field, LanguageText>,
): ({ locale: DemoLanguage } & Record<Field, string>)[] {
  return demoLanguages.map((locale) => {
    const entries = Object.entries<LanguageText>(fields).map(([field, value]) => [field, value[locale]]);
    return { locale, ...(Object.fromEntries(entries) as Record<Field, string>) };
  });
}
