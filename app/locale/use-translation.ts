import { createContext, useContext } from "react";
import type { Translate } from "./translate";

/** The translations of one language; `load` returns the promise of a namespace that is still loading, or null. */
export type Texts = { t: Translate; load: (namespace: string) => Promise<unknown> | null };

/** Filled by the server's entry with all translations, by the browser's with those of the document's screens. */
export const TranslationsContext = createContext<Texts>({ t: (key) => key, load: () => null });

/**
 * Translates a component's texts; keys without `namespace:` belong to the given namespace. Suspends until it is loaded.
 */
export function useTranslation(namespace = "common"): { t: Translate } {
  const { t, load } = useContext(TranslationsContext);
  const loading = load(namespace);
  if (loading) throw loading;
  return { t: (key, values) => t(key.includes(":") ? key : `${namespace}:${key}`, values) };
}
