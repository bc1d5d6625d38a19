import { fallbackLanguage, type Language } from "@contract/languages";
import { useRouteLoaderData } from "@remix-run/react";

/** The language that the page is drawn in, as the root's data names it. */
export function useLanguage(): Language {
  return useRouteLoaderData<{ language: Language }>("root")?.language ?? fallbackLanguage;
}
