import { fallbackLanguage, type Language, languages, languageTag } from "@contract/languages";
import { createInstance, type FormatFunction, type Resource } from "i18next";
import { LRUCache } from "lru-cache";
import { numberFormat } from "./formatters";
import type { Translate } from "./translate";

const files = import.meta.glob<Record<string, unknown>>("../../locales/*/*.json", {
  eager: true,
  import: "default",
});

const resources: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [, folder, namespace] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const language = languages.find((code) => code === folder);
  if (!language || !namespace) continue;
  resources[languageTag(language)] = { ...resources[languageTag(language)], [namespace]: texts };
}

/** Texts with values that a language remembers, and how long key and values may be: half a megabyte at most. */
const maxFilled = 2_000;
const maxAsked = 120;

const namespaces = [...new Set(Object.values(resources).flatMap(Object.keys))];

const translators = Object.fromEntries(
  languages.map((language) => [language, translatorFor(language)]),
) as Record<Language, Translate>;

/** The translate function of a language, shared by all requests. Keys are `namespace:key`. */
export const translatorOf = (language: Language): Translate => translators[language];

/** All texts of a namespace, with their plural forms and slots; undefined if there is none. */
export const namespaceTexts = (language: Language, namespace: string) =>
  namespaces.includes(namespace) ? resources[languageTag(language)]?.[namespace] : undefined;

/** i18next needs the standard tag (`cs`), because its plural rules come from `Intl`. */
function translatorFor(language: Language): Translate {
  const instance = createInstance();
  const numbers = numberFormat(languageTag(language));
  const format: FormatFunction = (value, _, __, options) =>
    options?.interpolationkey === "count" && typeof value === "number" ? numbers.format(value) : value;
  instance.init({
    supportedLngs: languages.map(languageTag),
    fallbackLng: languageTag(fallbackLanguage),
    defaultNS: "common",
    interpolation: { escapeValue: false, alwaysFormat: true, format },
    returnNull: false,
    lng: languageTag(language),
    ns: namespaces,
    resources,
    initImmediate: false,
  });
  const texts = new Map<string, string>();
  const filled = new LRUCache<string, string>({ max: maxFilled });
  const fill = (key: string, values: Record<string, string | number>) =>
    language === "cz" ? vocalized(instance.t(key, values)) : instance.t(key, values);
  return (key, values) => {
    if (values) {
      const asked = key + JSON.stringify(values);
      // Long values, such as a news' first sentence, are seldom the same.
      if (asked.length > maxAsked) return fill(key, values);
      const text = filled.get(asked) ?? fill(key, values);
      filled.set(asked, text);
      return text;
    }
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = instance.t(key);
    // Keys that come from a mall's data have no bound.
    if (instance.exists(key)) texts.set(key, text);
    return text;
  };
}

/** Czech says "ve 13:00", but "v 9:00": before hours whose word begins with two consonants that are hard to join. */
const vocalized = (text: string): string =>
  text.replaceAll(/(?<!\p{L})([vV])\u00a0(?=(?:0?[234]|1[234]|20)[:.]\d\d)/gu, "$1e\u00a0");
