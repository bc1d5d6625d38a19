import type { Language } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";
import { translated } from "./translation";

/** An entity's title in a language, or words that say that it has none. */
export const titleOf = (
  translations: readonly { locale: string; title?: string | null }[],
  language: Language,
): string => translated(translations, "title", language, translatorOf(language)("common:missing.title"));
