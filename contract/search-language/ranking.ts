import type { Language } from "../languages";
import type { SearchGroup } from "../search";
import type { KindWeights } from "./kind-lexicon";
import { audience, eventKinds, isKind, type Kind, nearKinds } from "./kinds";
import type { Term } from "./query-terms";
import { nameStem } from "./stems";

/** The mall API's groups, and what only the site knows. */
export type RankedGroup = SearchGroup | "category" | "film";

/** A group's disadvantage: what people ask for comes before texts about it, and news come last. */
const disadvantages: Record<RankedGroup, number> = {
  company: 0,
  category: 0.05,
  film: 0.1,
  amenity: 0,
  page: 0,
  faq: 0.1,
  event: 0.14,
  product: 0.2,
  reward: 0.2,
  news: 0.4,
};

/** What a group as a whole is called: `shoes on offer` are offers of shoes. */
const kindsOfGroups: Partial<Record<RankedGroup, readonly Kind[]>> = {
  product: ["offers"],
  film: ["cinema"],
  event: ["events"],
  news: ["news"],
  reward: ["rewards", "points"],
};

/** Whether a term names a group in which something else is asked for: there it is said of everything. */
export function namesGroup({ kinds }: Term, { terms }: Pick<Query, "terms">, group: RankedGroup): boolean {
  return terms.length > 1 && (kindsOfGroups[group]?.some((kind) => kinds.has(kind)) ?? false);
}

const asWholeTitle = 2;
/** The name of a shop stands in the question: "floor of Kůrka". */
const asNamed = 0.6;
const ofTitleBeginning = 0.1;
const ofUnfinishedTitle = 0.15;
const inTitle = 0.9;
const inflectedInTitle = 0.75;
/** A title's word that only begins like a word, or contains it, where others are asked for too. */
const looselyInTitle = 0.45;
const inText = 0.2;
/** A kind that helps is more than an offer whose title mentions the word. */
const asNearKind = 0.85;
/** The calendar helps who asks for an event, but less than the event. */
const asCalendar = 0.7;
/** From this rank on, an entity is what a query asks for. */
export const inTitleOrKind = 0.7;
/** What a part of a query asks for comes after what all of it does. */
const inexact = 0.06;
const ofAudience = 0.8;
/** A lecture about mountains comes before the list of all lectures. */
const withinNamedGroup = 0.15;
/** Something that is over comes after everything else. */
const over = 5;

export type Ranked = { titles: string; kinds: string; isOver: boolean; isExact: boolean };

/**
 * How well an entity answers a query. A title equal to the words is first, then titles and kinds, then near kinds, then
 * inflected words of titles, then texts.
 */
export function rankOf({ titles, kinds, isOver, isExact }: Ranked, query: Query, group: RankedGroup): number {
  const each = titles.split(" | ");
  const own = kinds.split(" ").filter(isKind);
  const hasOthers = query.terms.length > 1;
  const fit = fitOfAny(query.terms, (term, at) =>
    namesGroup(term, query, group)
      ? 1 + asTheySay(term, each)
      : fitOf(term, query.near[at], each, own, hasOthers, group),
  );
  const isWithin = isExact && query.terms.some((term) => namesGroup(term, query, group));
  const isAsked = query.terms.some((term) => !term.isDetail && own.some((kind) => term.kinds.has(kind)));
  const isForOnly =
    query.terms.length > 1 && own.length > 0 && !isAsked && own.every((kind) => audience.includes(kind));
  const isComplete = isExact || query.terms.some(({ isFurther }) => isFurther);
  const faults = (isComplete ? 0 : inexact) + (isOver ? over : 0) - (isWithin ? withinNamedGroup : 0);
  const bonus = Math.max(
    titleBonus(each, query.phrases),
    group === "company" && each.some((title) => isNamedIn(query, title)) ? asNamed : 0,
  );
  return fit * (isForOnly ? ofAudience : 1) + bonus - disadvantages[group] - faults;
}

/**
 * Whether a question has a shop's whole name, which is no word for anything else; in any case if it has several words or
 * the question is surely about shops.
 */
export function isNamedIn(
  { terms, phrases, language }: Pick<Query, "terms" | "phrases" | "language">,
  name: string,
  isInAnyCase = false,
): boolean {
  const keyOf = (text: string) =>
    text
      .split(" ")
      .map((word) => nameStem(word, language))
      .join(" ");
  const own = keyOf(name);
  if (name.includes(" ")) return phrases.some((phrase) => ` ${keyOf(phrase)} `.includes(` ${own} `));
  return terms.some(
    ({ kinds, readings }) =>
      kinds.size === 0 &&
      readings
        .map(({ word, corrected }) => corrected ?? word)
        .some((word) => word === name || (isInAnyCase && keyOf(word) === own)),
  );
}

/** A query's terms; kinds near to theirs; what a title may be equal to; and whose words it has. */
export type Query = {
  terms: readonly Term[];
  near: readonly KindWeights[];
  phrases: readonly string[];
  language: Language | undefined;
};

/** The terms by whose kinds alone something is found: not by whom it is for, "for my *daughter*". */
export function findingTerms({ terms }: Pick<Query, "terms">): readonly Term[] {
  const known = terms.filter(({ kinds }) => kinds.size > 0);
  const things = known.filter(({ kinds }) => ![...kinds.keys()].every((kind) => audience.includes(kind)));
  return things.length > 0 ? things : known;
}

/** Whether a part of a query says enough: of two unknown words, one alone could be about anything. */
export const isLongEnough = ({ terms }: Query): boolean =>
  terms.length > 2 || (terms.length > 1 && terms.some(({ kinds }) => kinds.size > 0));

export function phrasesOf(words: readonly string[], terms: readonly Term[]): string[] {
  const readings = terms.flatMap((term) => term.readings);
  const meant = readings.map(({ word, corrected }) => corrected ?? word).join(" ");
  return [...new Set([words.join(" "), meant])];
}

function fitOf(
  term: Term,
  near: KindWeights | undefined,
  titles: string[],
  own: Kind[],
  hasOthers: boolean,
  group: RankedGroup,
): number {
  // A known word, or one beside others, is no beginning of another.
  const isWhole = hasOthers || term.kinds.size > 0;
  const ofKind = Math.max(0, ...own.map((kind) => term.kinds.get(kind) ?? near?.get(kind) ?? 0));
  const padded = ` ${titles.join(" | ")} `;
  const ofWords = average(
    term.readings.map(({ word, corrected, words, loose }) => {
      if (padded.includes(` ${corrected ?? word} `)) return inTitle;
      const forms = words.filter((form) => padded.includes(` ${form} `));
      if (forms.length === 0) return inText;
      return isWhole && forms.every((form) => loose?.has(form)) ? looselyInTitle : inflectedInTitle;
    }),
  );
  // Of what the shops of a trade offer, that which is called so comes first.
  const ofTrade = group === "product" ? ofKind - ofTradeAlone * (1 - ofWords) : ofKind;
  return Math.max(ofWords, ofTrade);
}
const ofTradeAlone = 0.15;

function titleBonus(titles: string[], phrases: readonly string[]): number {
  if (phrases.some((phrase) => titles.includes(phrase))) return asWholeTitle;
  const begins = titles.filter((title) => phrases.some((phrase) => title.startsWith(phrase)));
  if (begins.length === 0) return 0;
  const isWhole = begins.some((title) => phrases.some((phrase) => title.startsWith(`${phrase} `)));
  return isWhole ? ofTitleBeginning : ofUnfinishedTitle;
}

/** Of what a question asks for, that which calls itself so: `Black Friday`. */
const asTheySay = ({ readings }: Term, titles: string[]): number => {
  const phrase = readings.map(({ word }) => word).join(" ");
  return phrase.includes(" ") && titles.some((title) => title.includes(phrase)) ? ofOwnWords : 0;
};
const ofOwnWords = 0.15;

const average = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How well something fits one of the things that are asked for together, the first of them best, and a little how well all. */
function fitOfAny(terms: readonly Term[], fitAt: FitAt): number {
  const places = [...terms.keys()];
  const isTogether = (at: number) => terms[at]?.isFurther || terms[at + 1]?.isFurther;
  const together = places.filter(isTogether);
  if (together.length === 0) return fitOfAll(terms, places, fitAt);
  // What stands beside all of them is said of each.
  const each = together.map((at) => {
    const alone = places.filter((place) => place === at || !isTogether(place));
    return fitOfAll(terms, alone, fitAt) - at / 100;
  });
  const all = fitOfAll(terms, places, (term) => fitAt(term, -1));
  return Math.max(...each) * ofOne + all * (1 - ofOne);
}
const ofOne = 0.8;

type FitAt = (term: Term, at: number) => number;

/** How well something fits the terms at some places: what says more about what is asked for counts less. */
function fitOfAll(terms: readonly Term[], places: readonly number[], fitAt: FitAt): number {
  let sum = 0;
  let weights = 0;
  for (const at of places) {
    const term = terms[at];
    if (!term) continue;
    const weight = term.isDetail ? ofDetail : 1;
    sum += fitAt(term, at) * weight;
    weights += weight;
  }
  return sum / weights;
}
const ofDetail = 0.75;

/** Kinds that help where a mall has nothing of those that a term means, with how much they do. */
export function nearTo(kinds: KindWeights): KindWeights {
  const near = new Map<Kind, number>();
  for (const [kind, weight] of kinds) {
    const help = eventKinds.includes(kind) ? asCalendar : asNearKind;
    for (const [at, other] of nearKinds[kind].entries()) {
      if (!kinds.has(other)) near.set(other, Math.max(weight * help - at / 100, near.get(other) ?? 0));
    }
  }
  return near;
}
