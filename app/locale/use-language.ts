import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root";
import { fallbackLanguage, type Language } from "./languages";

/** The language that the page is drawn in. */
export function useLanguage(): Language {
  return useRouteLoaderData<typeof loader>("root")?.language ?? fallbackLanguage;
}
