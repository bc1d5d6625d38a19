import { fallbackLanguage, type Language } from "@contract/languages";
import { useRouteLoaderData } from "@remix-run/react";

/** The page's language, from the root's data. */
export function useLanguage(): Language {
  return useRouteLoaderData<{ language: Language }>("root")?.language ?? fallbackLanguage;
}
