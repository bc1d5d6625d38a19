import type { Language } from "../languages";
import { wordsOf } from "./folding";
import { searchWords } from "./search-words";

/** Limits of a price in haléř. */
export type AskedPrice = { from: number | null; to: number | null };

/** About as many crowns as a euro is worth: what is sought by its price is sought by about its price. */
const crownsPerEuro = 25;
/** Without a currency, a smaller number may be an age, a size or an hour. */
const leastWithoutCurrency = 100;

const amount =
  /(?<![\p{L}\p{N}])(\p{Sc}?)\s?(\d{1,3}(?:[ \u00a0.,]\d{3})+|\d+)(?:[.,](?:\d{1,2}|-|–))?\s*(\p{L}+|\p{Sc})?/gu;

/** The prices that a question names, "bis 500 Kč", and the rest of it; null if it names none. */
export function priceAskedIn(q: string, language: Language): { price: AskedPrice; rest: string } | null {
  const { most = [], least = [], crowns = [], euros = [] } = searchWords[language]?.price ?? {};
  const price: AskedPrice = { from: null, to: null };
  let rest = q;
  for (const [whole, sign = "", digits = "", unit = ""] of q.matchAll(amount)) {
    const isIn = (list: readonly string[]) =>
      list.some((word) => comparable(word) === comparable(unit || sign));
    const isEuros = isIn(euros);
    const hasCurrency = isEuros || isIn(crowns);
    const at = rest.indexOf(whole);
    const before = rest.slice(0, at);
    const ending = (list: readonly string[]) =>
      list
        .filter((phrase) => ` ${wordsOf(before).join(" ")}`.endsWith(` ${wordsOf(phrase).join(" ")}`))
        .sort((one, other) => other.length - one.length)[0];
    const limit = ending(most) ?? ending(least);
    const number = Number(digits.replaceAll(/\D/g, ""));
    if (!hasCurrency && !(limit && !unit && number >= leastWithoutCurrency)) continue;
    const haler = number * 100 * (isEuros ? crownsPerEuro : 1);
    if (limit && !ending(most)) price.from = haler;
    else price.to = haler;
    const kept = limit ? before.trimEnd().split(/\s+/).slice(0, -wordsOf(limit).length).join(" ") : before;
    rest = `${kept} ${rest.slice(at + (hasCurrency || !unit ? whole.length : whole.length - unit.length))}`;
  }
  return price.from === null && price.to === null ? null : { price, rest: rest.trim() };
}

const comparable = (text: string): string => wordsOf(text)[0] ?? text;
