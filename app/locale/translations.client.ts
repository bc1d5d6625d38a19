import { languageOfTag } from "@contract/languages";
import { getInitialNamespaces } from "remix-i18next/client";
import { unlessLeft } from "../framework/leaving";
import { type TranslationTree, translateFrom } from "./translate";
import type { Texts } from "./use-translation";

/** Namespaces of components that hydrate; all others are resolved on the server. `npm run texts` checks the list. */
const files = import.meta.glob<{ default: TranslationTree }>(
  "../../locales/*/{account,cinema,common,contact,cookies,directions,directory,faq,forms,home,hours,live,newsletter,page,parking,profile,shop,support,two-step,wifi}.json",
);

/** The texts that the server renders with: its files remain where the script of a build can't be loaded. */
async function fetchedTexts(path: string): Promise<TranslationTree> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

/** Loads the namespaces that the document was rendered with, before hydration; later screens load theirs. */
export async function loadTranslations(): Promise<Texts> {
  const tag = document.documentElement.lang;
  const folder = languageOfTag(tag) ?? tag;
  const loaded = new Map<string, TranslationTree>();
  const loading = new Map<string, Promise<unknown>>();

  function load(namespace: string): Promise<unknown> | null {
    if (loaded.has(namespace)) return null;
    const known = loading.get(namespace);
    if (known) return known;
    const started = unlessLeft(Promise.resolve(files[`../../locales/${folder}/${namespace}.json`]?.()))
      .then((file) => file?.default ?? {})
      .catch((error) => {
        console.error("Failed locale loading", error);
        return fetchedTexts(`/translations/${folder}/${namespace}.json`);
      })
      .then((texts) => loaded.set(namespace, texts));
    loading.set(namespace, started);
    return started;
  }

  await Promise.all([...new Set(["common", ...getInitialNamespaces()])].map(load));
  return { t: translateFrom(loaded, tag), load };
}
