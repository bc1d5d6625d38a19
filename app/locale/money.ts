import { intlLocale, type Language } from "@contract/languages";

const formatters = new Map<string, Intl.NumberFormat>();

/** Haléř as crowns in the language's format, without decimals for whole crowns: "1 290 Kč". */
export function formatMoney(haler: number, language: Language): string {
  const fractionDigits = haler % 100 === 0 ? 0 : 2;
  const key = language + fractionDigits;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(intlLocale(language), {
      style: "currency",
      currency: "CZK",
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
  formatters.set(key, formatter);
  return formatter.format(haler / 100);
}
