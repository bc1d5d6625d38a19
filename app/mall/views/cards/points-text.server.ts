import { intlLocale, type Language } from "@contract/languages";
import { numberFormat } from "~/locale/formatters";
import { translatorOf } from "~/locale/i18n.server";

/** A whole number in the language's format: "12 480". */
export const formatNumber = (count: number, language: Language): string =>
  numberFormat(intlLocale(language)).format(count);

/** "1 240 points" */
export const pointsText = (count: number, language: Language): string =>
  translatorOf(language)("dashboard:points", { count, number: formatNumber(count, language) });

/** With its sign: "+120", "−300". */
export const signedNumber = (count: number, language: Language): string =>
  numberFormat(intlLocale(language), { signDisplay: "exceptZero" }).format(count).replace("-", "\u2212");
