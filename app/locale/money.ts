import { intlLocale, type Language } from "@contract/languages";
import { numberFormat } from "./formatters";

/** Haléř as crowns in the language's format, without decimals for whole crowns: "1 290 Kč", in English "1,290 Kč". */
export function formatMoney(haler: number, language: Language): string {
  const fractionDigits = haler % 100 === 0 ? 0 : 2;
  const amount = numberFormat(intlLocale(language), {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(haler / 100);
  return `${amount}\u00a0Kč`;
}
