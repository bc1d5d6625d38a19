import { type Language, languages } from "@contract/languages";
import { z } from "zod";
import type { Site } from "~/site/site.server";

/** What every question may say: the language of the answer. */
export const anyQuestion = {
  language: z
    .enum(languages)
    .optional()
    .describe(
      "Language of the answer: en English, cz Czech, sk Slovak, de German. The mall's own if it is missing.",
    ),
};

/** What every answer says. */
export const anyAnswer = {
  page: z.url().describe("The page of the mall's site that says the same"),
  asOf: z.iso
    .datetime()
    .nullable()
    .describe("When the oldest of the answer's data came from the mall; null: before the site was started"),
};

export const day = z.iso.date().describe("A day such as 2026-12-24, in the mall's time zone");
export const shortText = z.string().trim().min(1).max(200);

/** A link of the site as an address that works elsewhere. */
export type AddressOf = (path: string) => string;

/** An answer in words, what of it is data, and the path of the page that says the same. */
export type Answer<Data> = { lines: readonly (string | null | undefined)[]; data: Data; path: string };

/** What can't be answered, as a sentence for whoever asked: it names nothing that the site doesn't show. */
export class Unanswerable extends Error {}

/** The mall's site in the language asked for. */
export function inLanguage(site: Site, language: Language | undefined): Site {
  if (language === undefined) return site;
  if (!site.languages.includes(language))
    throw new Unanswerable(`The mall's site has these languages: ${site.languages.join(", ")}.`);
  return { ...site, language };
}
