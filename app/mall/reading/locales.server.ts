import {
  fallbackLanguage,
  isLanguage,
  type Language,
  languageOfTag,
  languages,
  languageTag,
} from "@contract/languages";
import { isRow } from "./field-names.server";
import { InvalidValue } from "./reading-context";
import languageNames from "./vocabulary/language-names.json";
import fields from "./vocabulary/other-fields.json";

/** ISO 639-2 and names, beside the two letters of ISO 639-1. */
const otherCodes: Readonly<Record<string, string>> = languageNames;

/**
 * The site's code of a language as APIs write it: `cs-CZ`, `en_US`, `gb`, `{code: "cs"}`. Unknown languages pass
 * unchanged; null for what is none, such as an id.
 */
export function localeOf(given: unknown): string | null {
  if (isRow(given)) {
    for (const field of fields.languageCodes) {
      const code = typeof given[field] === "string" ? localeOf(given[field]) : null;
      if (code) return code;
    }
    return null;
  }
  const code = typeof given === "string" ? given.trim().toLowerCase() : "";
  if (!/^\p{L}/u.test(code)) return null;
  const [language = "", region] = code.split(/[-_]/);
  const known = languageOfTag(language) ?? otherCodes[language];
  if (known) return known;
  return region || language.length === 2 ? language : code;
}

/** One of the site's languages. */
export function languageOf(given: unknown): Language | InvalidValue {
  const code = localeOf(given) ?? undefined;
  return isLanguage(code) ? code : new InvalidValue("is no language of the site");
}

/** The language of text without one. */
export const defaultTextLocale: string = fallbackLanguage;

const siteCodes = new Set<string>([...languages, ...languages.map(languageTag), "gb", "us"]);
const isoCodes = /^(?:eng|ces|cze|slk|slo|deu|ger)$/i;

/** Whether a key of an object names a language. */
export const isLocaleKey = (key: string): boolean =>
  isoCodes.test(key) ||
  (siteCodes.has(key.toLowerCase().split(/[-_]/)[0] ?? "") && /^[a-z]{2}([-_][a-z]{2})?$/i.test(key));
