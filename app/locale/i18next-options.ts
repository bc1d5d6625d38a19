import type { InitOptions } from "i18next";
import { fallbackLanguage, languages, languageTag } from "./languages";

/**
 * What server and browser share. i18next knows languages by their standard tag (`cs`), because its plural rules come
 * from `Intl`; the folders under `locales/` carry the site's codes.
 */
export const i18nextOptions = {
  supportedLngs: languages.map(languageTag),
  fallbackLng: languageTag(fallbackLanguage),
  defaultNS: "common",
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;

export const defaultNamespaces = ["common"];
