import type { Language } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";

/** A price as text; "from" stands before the lowest of several. */
export function priceText(haler: number, isFrom: boolean | undefined, language: Language): string {
  const price = formatMoney(haler, language);
  return isFrom ? translatorOf(language)("common:priceFrom", { price }) : price;
}
