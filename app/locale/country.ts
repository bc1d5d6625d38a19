import { intlLocale, type Language, languages } from "@contract/languages";

const names = new Map(
  languages.map((language) => [language, new Intl.DisplayNames(intlLocale(language), { type: "region" })]),
);

/** ISO codes of nearby countries by their names in the site's languages: the mall API sends a name. */
const codes = new Map(
  languages.flatMap((language) =>
    ["CZ", "SK", "DE", "AT", "PL", "HU"].map((code) => [nameOf(code, language), code] as const),
  ),
);

/** The ISO code of a country; other countries stay as they are named. */
export const countryCode = (name: string): string => codes.get(name) ?? name;

/** A country's name in the visitor's language, if it is one of these. */
export function countryName(name: string, language: Language): string {
  const code = codes.get(name);
  return code ? nameOf(code, language) : name;
}

function nameOf(code: string, language: Language): string {
  return names.get(language)?.of(code) ?? code;
}
