import { existsSync } from "node:fs";
import { languages } from "@contract/languages";
import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import { placeholder } from "../texts/translations";
import { type Changes, json, requireName, UsageError } from "./changes";

/** A mall: its folder. The reference API has plain demo content for every folder. */
export function newTenant(given: string | undefined): Changes {
  const id = requireName(given, "A mall's id");
  const folder = `tenants/${id}`;
  if (existsSync(folder)) throw new UsageError(`There is a mall ${id} already: see ${folder}`);
  const tags = Object.fromEntries(languages.map((language) => [language, unwrittenTags(id, language)]));
  return {
    created: { [`${folder}/config.json`]: json(configOf(id)), [`${folder}/meta-tags.json`]: json(tags) },
    edited: {},
    left: [
      [
        `${folder}/config.json`,
        "its host name if it isn't its id, its ids at other companies, and `nameForms`: its name as it is inflected in each language",
      ],
      [
        `${folder}/meta-tags.json`,
        "what search engines show of it, in every language; more screens as in other malls",
      ],
      ["the mall API", `its content under ${id}; the reference API has demo content for it at once`],
    ],
  };
}

const configOf = (id: string): Omit<TenantConfigInput, "pagesMetaTags"> => ({
  tenantId: id,
  tenantSecondLevelDomain: id,
  gtmId: null,
  metaId: null,
  robots: "index, follow",
  redirectRule: "root",
});

/** The tags that stand in for those of all screens. Without any, pages have no title. */
export const unwrittenTags = (id: string, language: string) => ({
  index: {
    title: placeholder(language, `${id}: what it is, in a few words`),
    description: placeholder(language, `What a visitor finds in ${id}, in one sentence.`),
    keywords: "",
  },
});
