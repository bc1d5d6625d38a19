import type { Language } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";

/** A time of day as it stands within a text: in German with the word "Uhr". */
export const timeInWords = (time: string, language: Language): string =>
  translatorOf(language)("detail:atTime", { time });
