/** The site's language codes, as used in paths, cookies and `locale` on the wire. */
export const languages = ["en", "cz", "sk", "de"] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = "cz";

const standards = {
  en: { tag: "en", region: "en-US", openGraph: "en_GB", name: "English", short: "EN" },
  cz: { tag: "cs", region: "cs-CZ", openGraph: "cs_CZ", name: "Čeština", short: "CZ" },
  sk: { tag: "sk", region: "sk-SK", openGraph: "sk_SK", name: "Slovenčina", short: "SK" },
  de: { tag: "de", region: "de-DE", openGraph: "de_DE", name: "Deutsch", short: "DE" },
} as const satisfies Record<Language, Record<string, string>>;

export function isLanguage(code: string | undefined): code is Language {
  return (languages as readonly string[]).includes(code ?? "");
}

/** The BCP 47 tag for `lang` and `hreflang`: the site's `cz` is `cs` in the standard. */
export const languageTag = (language: Language) => standards[language].tag;

/** The tag for `Intl`: language and region. */
export const intlLocale = (language: Language) => standards[language].region;

/** Open Graph's form of the locale, `cs_CZ`. */
export const openGraphLocale = (language: Language) => standards[language].openGraph;

/** The language's name in the language itself. */
export const languageName = (language: Language) => standards[language].name;

export const languageShortName = (language: Language) => standards[language].short;
