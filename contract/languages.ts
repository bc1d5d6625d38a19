/**
 * The site's languages, by the code in paths, cookies and the wire's `locale`. `tag` is BCP 47, for `lang` and
 * `hreflang`; `region` is for `Intl`; `openGraph` is Open Graph's form; `alphabet` has the letters beyond A to Z: every
 * font has their glyphs, in both cases.
 */
const standards = {
  en: { tag: "en", region: "en-GB", openGraph: "en_GB", name: "English", alphabet: "" },
  cz: { tag: "cs", region: "cs-CZ", openGraph: "cs_CZ", name: "Čeština", alphabet: "áčďéěíňóřšťúůýž" },
  sk: { tag: "sk", region: "sk-SK", openGraph: "sk_SK", name: "Slovenčina", alphabet: "áäčďéíĺľňóôŕšťúýž" },
  de: { tag: "de", region: "de-DE", openGraph: "de_DE", name: "Deutsch", alphabet: "äöüß" },
} as const satisfies Record<string, Record<"tag" | "region" | "openGraph" | "name" | "alphabet", string>>;

/**
 * For what a mall has not written in the visitor's language, and for visitors whose languages the site doesn't have.
 */
export const fallbackLanguage: Language = "cz";

export type Language = keyof typeof standards;
// The table's keys are these and no others.
export const languages = Object.keys(standards) as [Language, ...Language[]];

/** The same thing in each language. */
export const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

export const isLanguage = (code: string | undefined): code is Language =>
  code !== undefined && Object.hasOwn(standards, code);

/** The BCP 47 tag for `lang` and `hreflang`: the site's `cz` is `cs` in the standard. */
export const languageTag = (language: Language) => standards[language].tag;

/** The language that a standard tag such as `cs` or `cs-CZ` means, if the site has it. */
export const languageOfTag = (tag: string): Language | undefined =>
  languages.find((language) => languageTag(language) === tag.toLowerCase().split("-")[0]);

/** The tag for `Intl`: language and region. */
export const intlLocale = (language: Language) => standards[language].region;

/** Open Graph's form of the locale, `cs_CZ`. */
export const openGraphLocale = (language: Language) => standards[language].openGraph;

/** The language's name in the language itself. */
export const languageName = (language: Language) => standards[language].name;

/** The two-letter label. */
export const languageShortName = (language: Language) => language.toUpperCase();

/** The lower-case letters beyond A to Z. */
export const alphabetOf = (language: Language): string => standards[language].alphabet;

/** A value in English, and in the other languages if translated. */
export type Translated<Value> = { readonly en: Value } & { readonly [Other in Language]?: Value };

/** The value in a language, in English if it is not translated. */
export const valueIn = <Value>(values: Translated<Value>, language: Language): Value =>
  values[language] ?? values.en;
