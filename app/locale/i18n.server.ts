import { createInstance, type i18n, type Resource, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";
import { i18nextOptions } from "./i18next-options";
import { type Language, languages, languageTag } from "./languages";

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

const namespaces = [...new Set(Object.values(resources).flatMap(Object.keys))];

const instances = Object.fromEntries(languages.map((language) => [language, instanceOf(language)])) as Record<
  Language,
  i18n
>;

/** The translations of one language, ready to render with; shared by all requests, never changed. */
export const i18nextOf = (language: Language): i18n => instances[language];

/** Translates on the server what a loader has to print: titles, messages. Keys are `namespace:key`. */
export const translatorOf = (language: Language): TFunction => instances[language].t;

function instanceOf(language: Language): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    ...i18nextOptions,
    lng: languageTag(language),
    ns: namespaces,
    resources,
    initImmediate: false,
    react: { useSuspense: false },
  });
  return instance;
}
