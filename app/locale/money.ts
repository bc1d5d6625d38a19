import { intlLocale, type Language } from "./languages";

/** Haléř as crowns in the language's own writing, without haléř where there are none: "1 290 Kč". */
export function formatMoney(haler: number, language: Language): string {
  return new Intl.NumberFormat(intlLocale(language), {
    style: "currency",
    currency: "CZK",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: haler % 100 === 0 ? 0 : 2,
  }).format(haler / 100);
}
