import { isLanguage } from "@contract/languages";
import type { Site } from "~/site/site.server";

/** The site in the language of a query parameter; null for a language that the mall does not offer. */
export function inLanguage(site: Site, language: string): Site | null {
  return isLanguage(language) && site.languages.includes(language) ? { ...site, language } : null;
}
