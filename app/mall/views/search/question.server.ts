import { daysAskedIn } from "@contract/search-language/asked-days";
import { priceAskedIn } from "@contract/search-language/asked-price";
import { folded, wordsOf } from "@contract/search-language/folding";
import { isFiller, kindsNamedIn } from "@contract/search-language/kind-lexicon";
import type { Kind } from "@contract/search-language/kinds";
import { type Term, termsOf } from "@contract/search-language/query-terms";
import { isNamedIn, phrasesOf } from "@contract/search-language/ranking";
import { kindsForRecipientIn } from "@contract/search-language/recipients";
import { searchWords } from "@contract/search-language/search-words";
import type { Site } from "~/site/site.server";
import { datesOf } from "./asked-days.server";

export type Question = ReturnType<typeof questionIn>;

/** The days and the price that a question names, what else it says, and what of that is a kind or a brand. */
export function questionIn(q: string, site: Site) {
  const { language } = site;
  const priced = priceAskedIn(q, language);
  const dated = daysAskedIn(priced?.rest ?? q, language);
  const rest = dated?.rest ?? priced?.rest ?? q;
  const isLimited = priced !== null || dated !== null;
  const terms = termsOf(wordsOf(rest), [], language);
  // "Anything on Saturday" asks for Saturday alone.
  const isSaid =
    terms.some(({ kinds }) => kinds.size > 0) || wordsOf(rest).some((word) => !isFiller(word, language));
  const isForGift = terms.some(({ kinds }) => kinds.has("gifts"));
  const isOf = (kind: Kind) => terms.filter(({ kinds }) => kinds.has(kind));
  const hours = isOf("hours");
  // "When do the shops close" asks for no list of them.
  const besideHours = terms.filter((term) => !hours.includes(term) && !term.kinds.has("directory"));
  const words = wordsOf(rest);
  const query = { terms, phrases: phrasesOf(words, terms), language };
  // Beside something else, a word like `auf` is no question for hours.
  const trades = besideHours.filter(({ kinds }) => kinds.size > 0);
  return {
    rest: isLimited && !isSaid ? "" : rest,
    days: dated ? datesOf(dated.days, site) : null,
    price: priced?.price ?? null,
    /** Nothing but when the mall is open. */
    isForHours: isSaid && hours.length > 0 && besideHours.length === 0,
    /** Of which shops the hours are asked for. */
    hoursOf: new Set<Kind>(hours.length > 0 && trades.length === 1 ? trades[0]?.kinds.keys() : []),
    /** Whether the hours are asked for of a shop by its name. */
    isForHoursOf: (titles: string) =>
      hours.length > 0 && titles.split(" | ").some((title) => isNamedIn(query, title, true)),
    isForGift,
    /** What suits whom a present is for, the best first. */
    suiting: (isForGift && kindsForRecipientIn(rest, language)) || null,
    isForOffers: terms.length > 1 && terms.some(({ kinds }) => kinds.has("offers")),
    isForReward: terms.length > 1 && isOf("rewards").length > 0,
    isForLatest: wordsOf(rest).some((word) =>
      searchWords[language]?.latest.some((late) => folded(late) === word),
    ),
    /** An event about something that is of no kind: "a lecture about mountains". */
    isForTopic:
      isOf("events").length > 0 &&
      terms.some(({ kinds }) => kinds.size === 0) &&
      terms.every(({ kinds }) => kinds.size === 0 || kinds.has("events")),
    kinds: new Set<Kind>(terms.flatMap(({ kinds }) => [...kinds.keys()])),
    /** Whether it says what a trade is called: "shoes", but not "earrings". */
    isTrade: kindsNamedIn(rest, language).length > 0,
    /** The words that mean a kind. */
    said: terms.flatMap(({ kinds, readings }) => (kinds.size > 0 ? readings.map(({ word }) => word) : [])),
    /** Those that all of it means that means any; none if it names a brand. */
    commonKinds: new Set(terms.some(({ isBrand }) => isBrand) ? [] : commonKindsOf(terms)),
    brands: terms.filter(({ isBrand }) => isBrand).map(({ readings }) => readings.map(({ word }) => word)),
  };
}

function commonKindsOf(terms: readonly Term[]): Kind[] {
  const known = terms.filter(({ kinds }) => kinds.size > 0);
  return [...(known[0]?.kinds.keys() ?? [])].filter((kind) => known.every(({ kinds }) => kinds.has(kind)));
}
