import { fallbackLanguage, type Language } from "@contract/languages";
import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root";

/** The language that the page is drawn in. */
export function useLanguage(): Language {
  return useRouteLoaderData<typeof loader>("root")?.language ?? fallbackLanguage;
}
