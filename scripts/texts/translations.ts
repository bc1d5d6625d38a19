import { existsSync, readdirSync, readFileSync } from "node:fs";
import { languages, languageTag } from "@contract/languages";

export type Tree = { [key: string]: string | Tree };

export const pluralForm = /_(zero|one|two|few|many|other)$/;

const mark = /^\[[a-z]{2}\] /;

/** What `npm run new` writes for a text to translate: `[de] Opening hours`. */
export const placeholder = (language: string, english: string): string =>
  `[${language}] ${english.replace(mark, "")}`;
export const isPlaceholder = (text: string): boolean => mark.test(text);

/** The plural forms of a language, by its standard tag. */
export const pluralForms = (tag: string): string[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

/** All folders of translations and all namespaces in any of them. */
export const folders = readdirSync("locales").sort();
export const namespaces = [...new Set(folders.flatMap((folder) => readdirSync(`locales/${folder}`)))].map(
  (file) => file.replace(/\.json$/, ""),
);

/** A namespace's texts by their dotted keys; empty if the language has no such file. */
export function textsOf(folder: string, namespace: string): Map<string, string> {
  const file = `locales/${folder}/${namespace}.json`;
  return existsSync(file) ? flat(JSON.parse(readFileSync(file, "utf8"))) : new Map();
}

/** A key without its plural form. */
export const baseOf = (key: string): string => key.replace(pluralForm, "");

/** Missing, superfluous and untranslated texts in all files of all languages. */
export function translationGaps(): string[] {
  const strangers = folders
    .filter((folder) => !languages.some((language) => language === folder))
    .map((folder) => `locales/${folder} is of no language in contract/languages.ts`);
  return [...strangers, ...namespaces.flatMap(gapsInNamespace)];
}

function gapsInNamespace(namespace: string): string[] {
  const gaps: string[] = [];
  const english = textsOf("en", namespace);
  const bases = new Set(
    languages.flatMap((language) => [...textsOf(language, namespace).keys()].map(baseOf)),
  );
  for (const language of languages) {
    const file = `locales/${language}/${namespace}.json`;
    const texts = textsOf(language, namespace);
    for (const base of bases) {
      const isPlural = english.has(`${base}_other`) || texts.has(`${base}_other`);
      const keys = isPlural ? pluralForms(languageTag(language)).map((form) => `${base}_${form}`) : [base];
      for (const key of keys) {
        const text = texts.get(key);
        if (!text) gaps.push(`${file} lacks ${key}`);
        else if (isPlaceholder(text)) gaps.push(`${file}: ${key} is not translated`);
      }
      const main = isPlural ? `${base}_other` : base;
      if (texts.get(main) && slotsOf(texts.get(main)) !== slotsOf(english.get(main)))
        gaps.push(`${file}: ${base} has other {{slots}} than English`);
    }
  }
  return gaps;
}

const slotsOf = (text = ""): string =>
  [...text.matchAll(/\{\{(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();

function flat(tree: Tree, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}
