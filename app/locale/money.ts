import { intlLocale, type Language } from "@contract/languages";
import { numberFormat } from "./formatters";

/** Haléř as crowns in the language's format, without decimals for whole crowns: "1 290 Kč". */
export function formatMoney(haler: number, language: Language): string {
  const fractionDigits = haler % 100 === 0 ? 0 : 2;
  return numberFormat(intlLocale(language), {
    style: "currency",
    currency: "CZK",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(haler / 100);
}
