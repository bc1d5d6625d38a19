import i18next from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { defaultNamespaces, i18nextOptions } from "./i18next-options";
import { languages, languageTag } from "./languages";

/** Loads the texts that the document was drawn with, so that hydration finds the same words. */
export async function startI18next() {
  await i18next
    .use(initReactI18next)
    .use(
      resourcesToBackend(
        (tag: string, namespace: string) => import(`../../locales/${folderOf(tag)}/${namespace}.json`),
      ),
    )
    .init({
      ...i18nextOptions,
      lng: document.documentElement.lang,
      fallbackLng: false,
      ns: [...new Set([...defaultNamespaces, ...getInitialNamespaces()])],
    });
  return i18next;
}

function folderOf(tag: string) {
  return languages.find((language) => languageTag(language) === tag) ?? tag;
}
