import { fallbackLanguage, type Language } from "@contract/languages";
import type { MetaFunction } from "@remix-run/react";
import { isRouteErrorResponse } from "@remix-run/react";
import { translatorIn } from "~/locale/translators";
import { errorTexts } from "./error-texts";

export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

type RootData = { siteName?: string; language?: Language };

/** The head of a screen that shows an error: what happened. */
export const errorMeta: MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  const { title } = errorTexts(statusOf(error), translatorIn(root?.language ?? fallbackLanguage));
  return [
    { title: [title, root?.siteName].filter(Boolean).join(" | ") },
    { name: "robots", content: "noindex" },
  ];
};
