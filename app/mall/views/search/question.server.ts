import { daysAskedIn } from "@contract/search-language/asked-days";
import { priceAskedIn } from "@contract/search-language/asked-price";
import { wordsOf } from "@contract/search-language/folding";
import { isFiller } from "@contract/search-language/kind-lexicon";
import type { Kind } from "@contract/search-language/kinds";
import { termsOf } from "@contract/search-language/query-terms";
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
  return {
    rest: isLimited && !isSaid ? "" : rest,
    days: dated ? datesOf(dated.days, site) : null,
    price: priced?.price ?? null,
    /** Nothing but when the mall is open. */
    isForHours: isSaid && terms.every(({ kinds }) => kinds.has("hours")),
    isForGift: terms.some(({ kinds }) => kinds.has("gifts")),
    isForOffers: terms.length > 1 && terms.some(({ kinds }) => kinds.has("offers")),
    kinds: new Set<Kind>(terms.flatMap(({ kinds }) => [...kinds.keys()])),
    brands: terms.filter(({ isBrand }) => isBrand).map(({ readings }) => readings.map(({ word }) => word)),
  };
}
