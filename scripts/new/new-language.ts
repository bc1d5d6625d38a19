import { existsSync, readFileSync } from "node:fs";
import { isLanguage, languageOfTag } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { namespaces, placeholder, pluralForm, pluralForms, type Tree } from "../texts/translations";
import { type Changes, insertedBefore, json, UsageError } from "./changes";
import { unwrittenTags } from "./new-tenant";

const table = "contract/languages.ts";

/**
 * A language: its row, and all texts in English, marked as untranslated.
 * @param code the code in paths
 * @param tag the BCP 47 tag, if it differs (`cz` is `cs`)
 */
export function newLanguage(code: string | undefined, tag = code): Changes {
  if (!code || !tag || !/^[a-z]{2}$/.test(code))
    throw new UsageError("A language's code is two lower-case letters, such as pl");
  const name = nameOf(tag);
  if (!name)
    throw new UsageError(
      `${tag} is no standard code of a language. If the site's code differs, give both: language cz cs`,
    );
  const known = isLanguage(code) ? code : languageOfTag(tag);
  if (known || existsSync(`locales/${code}`))
    throw new UsageError(`There is ${name} already: see locales/${known ?? code}`);
  const { language, region } = new Intl.Locale(tag).maximize();
  const row = {
    tag,
    region: `${language}-${region}`,
    openGraph: `${language}_${region}`,
    name,
    alphabet: "",
  };
  const texts = namespaces.map((namespace): [string, string] => {
    const english: Tree = JSON.parse(readFileSync(`locales/en/${namespace}.json`, "utf8"));
    return [`locales/${code}/${namespace}.json`, json(untranslated(english, code, tag))];
  });
  return {
    created: Object.fromEntries(texts),
    edited: {
      ...Object.fromEntries(tenantIds.map((tenant) => withTags(tenant, code))),
      [table]: insertedBefore(
        table,
        "} as const satisfies Record<string, ",
        `  ${code}: ${JSON.stringify(row)},`,
      ),
    },
    left: [
      [table, "its alphabet: the letters beyond A to Z; its name and region, which were guessed"],
      [`locales/${code}/*.json`, "all texts"],
      ["app/locale/paths.json", "its paths; the English ones stand in"],
      ["tenants/*/meta-tags.json", "what search engines show of each mall, screen by screen"],
      ["mall-api/texts/mails.json, automatic-replies.json, badges.json", "what the reference API writes"],
      [
        `contract/search-language/words/${code}.json`,
        "what people ask for, by kinds of shops; listed in contract/search-language/search-words.ts, its inflections in stems.ts",
      ],
      ["app/ui/fonts", "npm run fonts, once the alphabet is there"],
    ],
  };
}

/** A mall's tags with those of another language. */
function withTags(tenant: string, code: string): [path: string, text: string] {
  const file = `tenants/${tenant}/meta-tags.json`;
  const tags: object = JSON.parse(readFileSync(file, "utf8"));
  return [file, json({ ...tags, [code]: unwrittenTags(tenant, code) })];
}

/** The language's own name, capitalized. */
function nameOf(tag: string): string | null {
  try {
    const name = new Intl.DisplayNames(tag, { type: "language", fallback: "none" }).of(tag);
    return name ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : null;
  } catch {
    return null;
  }
}

/** English texts under the same keys, with the plural forms of the language. */
function untranslated(english: Tree, code: string, tag: string): Tree {
  const tree: Tree = {};
  for (const [key, value] of Object.entries(english)) {
    const base = key.replace(pluralForm, "");
    const plural = english[`${base}_other`];
    if (typeof value !== "string") tree[key] = untranslated(value, code, tag);
    else if (typeof plural !== "string") tree[key] = placeholder(code, value);
    else for (const form of pluralForms(tag)) tree[`${base}_${form}`] = placeholder(code, plural);
  }
  return tree;
}
