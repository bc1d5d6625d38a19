import type { Language } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";
import { translated } from "./translation";

type Titled = readonly { locale: string; title?: string | null }[];

/** An entity's title in a language, or words that say that it has none. */
export const titleOf = (
  translations: Titled,
  language: Language,
  otherwise = translatorOf(language)("common:missing.title"),
): string => translated(translations, "title", language, otherwise);
