import { type Language, languageTag } from "@contract/languages";
import { plain } from "@contract/typed/visible-text";

/** What groups the thousands in the language's own notation; `formatMoney` prints it. */
const groupingOf = (language: Language): string =>
  plain(new Intl.NumberFormat(languageTag(language)).formatToParts(10_000)[1]?.value ?? "");

const currency = /^(?:kč|kc|czk) ?| ?(?:kč|kc|czk|korun[ay]?|kronen|crowns?)$/gi;
const amount = /^(\d{1,9}|[1-9]\d{0,2}(?:([ '.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;

/**
 * An amount of crowns in haléř, in the notation of any of the languages, as people and tills write it: "1 249,90 Kč",
 * "1.249,90", "1,249.90", "1'249.90", "1 249,–". One separator before three digits is for thousands if the language has
 * it for them; otherwise it may be either, and both readings are returned. Null for what is no amount.
 */
export function readMoney(
  text: string,
  language: Language,
): number | { whole: number; decimal: number } | null {
  const bare = plain(text.replaceAll(/[’‘ʼ´`′]/g, "'")).replaceAll(currency, "");
  // A dash, or two, or nothing, stands for no haléř.
  const [, whole, separator, point, decimals = ""] =
    amount.exec(bare.replace(/ ?([.,]) ?[-=]{0,2}$/, "$100").replace(/ ([.,]\d{1,2})$/, "$1")) ?? [];
  if (whole === undefined || (point !== undefined && point === separator)) return null;
  const crowns = Number(whole.replaceAll(/\D/g, ""));
  const isEither = /^\d+[.,]\d+$/.test(whole) && point === undefined && separator !== groupingOf(language);
  if (isEither) return { whole: crowns * 100, decimal: Math.round(crowns / 10) };
  return crowns * 100 + Number(decimals.padEnd(2, "0"));
}
