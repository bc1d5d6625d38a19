import type { SearchGroup } from "../search";
import type { KindWeights } from "./kind-lexicon";
import { audience, eventKinds, isKind, type Kind, nearKinds } from "./kinds";
import type { Term } from "./query-terms";

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
  const fit = fitOfAll(query.terms, (term, at) =>
    namesGroup(term, query, group) ? 1 + asTheySay(term, each) : fitOf(term, query.near[at], each, own),
  );
  const isWithin = isExact && query.terms.some((term) => namesGroup(term, query, group));
  const isAsked = query.terms.some((term) => !term.isDetail && own.some((kind) => term.kinds.has(kind)));
  const isForOnly =
    query.terms.length > 1 && own.length > 0 && !isAsked && own.every((kind) => audience.includes(kind));
  const faults = (isExact ? 0 : inexact) + (isOver ? over : 0) - (isWithin ? withinNamedGroup : 0);
  const bonus = Math.max(
    titleBonus(each, query.phrases),
    group === "company" && each.some((title) => isNamedIn(query, title)) ? asNamed : 0,
  );
  return fit * (isForOnly ? ofAudience : 1) + bonus - disadvantages[group] - faults;
}

/** Whether a question has a shop's whole name, which is no word for anything else. */
export function isNamedIn({ terms, phrases }: Pick<Query, "terms" | "phrases">, name: string): boolean {
  if (name.includes(" ")) return phrases.some((phrase) => ` ${phrase} `.includes(` ${name} `));
  return terms.some(
    ({ kinds, readings }) =>
      kinds.size === 0 && readings.some(({ word, corrected }) => (corrected ?? word) === name),
  );
}

/** A query's terms; kinds near to theirs; and what a title may be equal to. */
export type Query = { terms: readonly Term[]; near: readonly KindWeights[]; phrases: readonly string[] };

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

function fitOf(term: Term, near: KindWeights | undefined, titles: string[], own: Kind[]): number {
  const ofKind = own.map((kind) => term.kinds.get(kind) ?? near?.get(kind) ?? 0);
  const padded = ` ${titles.join(" | ")} `;
  const ofWords = term.readings.map(({ word, corrected, words }) => {
    if (padded.includes(` ${corrected ?? word} `)) return inTitle;
    return words.some((form) => padded.includes(` ${form} `)) ? inflectedInTitle : inText;
  });
  return Math.max(average(ofWords), ...ofKind);
}

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

/** How well something fits all terms: what says more about it counts less. */
function fitOfAll(terms: readonly Term[], fitAt: (term: Term, at: number) => number): number {
  const weights = terms.map(({ isDetail }) => (isDetail ? ofDetail : 1));
  const sum = terms.reduce((so, term, at) => so + fitAt(term, at) * (weights[at] ?? 1), 0);
  return sum / weights.reduce((so, weight) => so + weight, 0);
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
