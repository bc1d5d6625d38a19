import { fallbackLanguage, languageOfTag, languages, languageTag } from "@contract/languages";

/** The site's code of a language as APIs write it: `cs-CZ`, `en_US`, `gb`. Unknown languages pass unchanged. */
export function localeOf(given: unknown): string | null {
  const code = typeof given === "string" ? given.trim().toLowerCase() : "";
  if (!code) return null;
  const [language = "", region] = code.split(/[-_]/);
  const known = languageOfTag(language);
  if (known) return known;
  if (language === "gb" || language === "us") return "en";
  return region || language.length === 2 ? language : code;
}

/** The language of text without one. */
export const defaultTextLocale: string = fallbackLanguage;

const siteCodes = new Set<string>([...languages, ...languages.map(languageTag), "gb", "us"]);

/** Whether a key of an object names a language. */
export const isLocaleKey = (key: string): boolean =>
  siteCodes.has(key.toLowerCase().split(/[-_]/)[0] ?? "") && /^[a-z]{2}([-_][a-z]{2})?$/i.test(key);
