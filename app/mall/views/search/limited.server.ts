import { wordsOf } from "@contract/search-language/folding";
import { kindsAskedAt, kindsNamedInTexts } from "@contract/search-language/kind-lexicon";
import { audience, eventKinds, type Kind } from "@contract/search-language/kinds";
import { stem } from "@contract/search-language/stems";
import { formatMoney } from "~/locale/money";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import { plainText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { knownCompanies } from "../cards/companies.server";
import { translated } from "../translation";
import { cinemaProgramme } from "../visit/cinema.server";
import { eventsOn, nextDayOf, screeningsOn, showtimesOn } from "./asked-days.server";
import { listDocuments, type SearchDocument } from "./documents.server";
import { listsOfMall } from "./entities-of-mall.server";
import type { Question } from "./question.server";
import type { Result, ResultType } from "./result";
import { hoursOfDays } from "./screens.server";
import { type FoundGroup, rankOfGroup, searchDocuments } from "./search-in-documents.server";

/** What is on when something else is asked for. */
const beside = 0.5;
/** From this rank on, an event is what is asked for. */
const sure = 0.45;
/** What is on, if nothing else is asked for; and if that is what is asked for. */
const alone = 1.3;
const ofTheirKind = 3.3;

/** What happens on the days and costs the price that a question names, and the offers of what it asks for. */
export async function limitedGroups(
  site: Site,
  question: Question,
  own: readonly SearchDocument[],
): Promise<FoundGroup[]> {
  const { days, price } = question;
  const [shops, events, films, offers, rewards] = await Promise.all([
    question.isForHours ? [] : shopsWithHours(site, question),
    days ? eventsWithin(site, question) : question.isForTopic ? eventsAbout(site, question) : [],
    days ? filmsWithin(site, question, own) : [],
    price || question.isForOffers
      ? offersWithin(site, question)
      : question.isForGift
        ? gifts(site, question)
        : [],
    question.isForReward ? rewardsFor(site, question) : [],
  ]);
  const isForHours = question.isForHours || (days && !question.rest);
  const hours = own.filter(({ result, kinds }) => isForHours && result.to && kinds.includes("hours"));
  // "Good Friday" alone asks for a holiday's hours, "Friday" for what is on.
  const rank = question.isForHours || days?.isHoliday ? ofTheirKind : alone - 0.2;
  return [
    ...shops,
    ...events,
    ...films,
    ...offers,
    ...rewards,
    ...hours.map(({ type, result }) => groupOf(type, [result], rank)),
  ];
}

/** The shop or the shops of a trade whose hours are asked for, each with those of the days that are asked about. */
async function shopsWithHours(site: Site, question: Question): Promise<FoundGroup[]> {
  const { hoursOf, days, kinds } = question;
  if (!kinds.has("hours")) return [];
  const [[documents = []], companies] = await Promise.all([
    listDocuments(site, ["company"]),
    knownCompanies(site.api),
  ]);
  const shops = new Map(companies.map((company) => [company.id, company]));
  const named = documents.filter(({ titles }) => question.isForHoursOf(titles));
  const ofTrade = documents.filter((document) => document.kinds.some((kind) => hoursOf.has(kind)));
  const results = (named.length > 0 ? named : ofTrade).map(({ result }): Result => {
    const own = shops.get(result.id)?.opening_hours ?? [];
    const text = plainText(translated(result.translations, "text", site.language));
    const answer = () =>
      [hoursOfDays(site, days, own.length > 0 ? own : undefined), text].filter(Boolean).join(" · ");
    return { ...result, answer };
  });
  return results.length > 0 ? [groupOf("company", results, ofTheirKind)] : [];
}

async function eventsWithin(site: Site, question: Question): Promise<FoundGroup[]> {
  if (!question.days) return [];
  const [ids, [documents = []]] = await Promise.all([
    eventsOn(question.days, site),
    listDocuments(site, ["event"]),
  ]);
  const byId = new Map(documents.map((document) => [document.result.id, document]));
  const within = ids.flatMap((id) => byId.get(id) ?? []);
  // "Anything for children on Sunday" asks for what is on, as long as nothing else is asked for.
  const kinds = [...question.kinds];
  const isForSome = kinds.length > 0 && kinds.every((kind) => audience.includes(kind));
  const isOpen = question.kinds.has("events") || isForSome;
  const isForEvents = kinds.length === 0 || isOpen || kinds.some((kind) => eventKinds.includes(kind));
  // "How late are you open on Friday evening" asks for no concert.
  if (!isForEvents && kinds.includes("hours")) return [];
  // What is on at the cinema are films.
  if (kinds.includes("cinema"))
    return within[0]
      ? [
          groupOf(
            within[0].type,
            within.map(({ result }) => result),
            beside,
          ),
        ]
      : [];
  const about = within.filter((document) => isAbout(document, kinds, site));
  if (about[0])
    return [
      groupOf(
        about[0].type,
        about.map(({ result }) => result),
        ofTheirKind,
      ),
    ];
  const groups = narrowed(within, question, site, isOpen);
  // If there is no concert on these days, the next one is of more use than whatever else there is.
  if (groups.length === 0 && kinds.some((kind) => eventKinds.includes(kind))) return [];
  const [{ type } = { type: null }] = within;
  return groups.length > 0 || !type
    ? groups
    : [
        groupOf(
          type,
          within.map(({ result }) => result),
          beside,
        ),
      ];
}

/** Whether an event's title says what is asked for: a run, of `running`. */
function isAbout({ titles }: SearchDocument, kinds: readonly Kind[], { language }: Site): boolean {
  const things = kinds.filter((kind) => !eventKinds.includes(kind) && !audience.includes(kind));
  return titles.split(" | ").some((title) => {
    const words = title.split(" ");
    return words.some((_, at) =>
      things.some((kind) => kindsAskedAt([...words, ""], at, language)?.kinds.has(kind)),
    );
  });
}

/** The coming events about what a question names beside that it asks for events. */
async function eventsAbout(site: Site, question: Question): Promise<FoundGroup[]> {
  const [documents = []] = await listDocuments(site, ["event"]);
  const coming = documents.filter((document) => !isOver(document, site));
  return narrowed(coming, question, site, false).filter((group) => rankOfGroup(group) >= ofTheirKind);
}

async function filmsWithin(
  site: Site,
  { days, rest, kinds, isForLatest }: Question,
  own: readonly SearchDocument[],
): Promise<FoundGroup[]> {
  if (!days || !(rest === "" || kinds.has("cinema"))) return [];
  const films = new Map((await cinemaProgramme(site))?.films.map((film) => [film.id, film]));
  const known = own.flatMap((document) => {
    const film = document.type === "film" ? films.get(document.result.id) : undefined;
    const isAskedFor = document.kinds.some((kind) => kind !== "cinema" && kinds.has(kind));
    return film ? [{ film, isAskedFor, document }] : [];
  });
  const lastOf = ({ film }: (typeof known)[number]) =>
    isForLatest ? Date.parse(screeningsOn(film, days, site).at(-1)?.start ?? "1970-01-01") : 0;
  const onDays = known
    .filter(({ film }) => showtimesOn(film, days, site))
    .toSorted(
      (one, other) => Number(other.isAskedFor) - Number(one.isAskedFor) || lastOf(other) - lastOf(one),
    );
  // As with events: the next film for children is of more use than whatever else there is on these days.
  const later = onDays[0]?.isAskedFor ? [] : known.filter(({ isAskedFor }) => isAskedFor);
  const results = [...later, ...onDays].flatMap(({ film, document: { result } }): Result[] => {
    const next = nextDayOf(film, site);
    const times = showtimesOn(film, days, site) ?? (next && showtimesOn(film, next, site));
    return times ? [{ ...result, answer: () => times }] : [];
  });
  return results.length > 0 ? [groupOf("film", results, rest ? ofTheirKind : alone - 0.1)] : [];
}

async function offersWithin(site: Site, question: Question): Promise<FoundGroup[]> {
  if (!question.price) return offersFor(site, question);
  const { from, to } = question.price;
  const [[[, offers] = []], [documents = []]] = await Promise.all([
    listsOfMall(site, ["product"]),
    listDocuments(site, ["product"]),
  ]);
  const prices = new Map(offers?.map(({ id, price }) => [id, price]));
  const ideas = question.isForGift ? suitable(documents, question) : [];
  const asked = ideas.length > 0 ? ideas : documents;
  const within = asked
    .flatMap((document) => {
      const price = prices.get(document.result.id);
      if (
        price == null ||
        isOver(document, site) ||
        price < (from ?? 0) ||
        price > (to ?? Number.POSITIVE_INFINITY)
      )
        return [];
      return [{ price, document: priced(document, price, site) }];
    })
    // What is nearest to the limit first, but of presents for somebody what suits best.
    .sort((one, other) =>
      question.suiting ? 0 : to === null ? one.price - other.price : other.price - one.price,
    );
  if (question.suiting && within[0])
    return [
      groupOf(
        within[0].document.type,
        within.map(({ document }) => document.result),
        ofTheirKind,
      ),
    ];
  const isOpen = ["offers", "gifts", "gift-cards"].some((kind) => question.kinds.has(kind as Kind));
  return narrowed(
    within.map(({ document }) => document),
    question,
    site,
    isOpen,
  );
}

/** The offers that are ideas for presents; for somebody, those that suit. */
async function gifts(site: Site, question: Question): Promise<FoundGroup[]> {
  const [documents = []] = await listDocuments(site, ["product"]);
  const ideas = suitable(documents, question).filter((document) => !isOver(document, site));
  const [{ type } = { type: null }] = ideas;
  return type
    ? [
        groupOf(
          type,
          ideas.map(({ result }) => result),
          ofTheirKind,
        ),
      ]
    : [];
}

/** The ideas for presents, but offers of the kinds that suit before all others; what suits a child suits nobody else. */
function suitable(documents: SearchDocument[], { suiting }: Question): SearchDocument[] {
  const ideas = giftsOnce([documents], "", () =>
    documents.filter(({ result }) =>
      ["title", "text"].some((field) => kindsNamedInTexts(result.translations, field).includes("gifts")),
    ),
  );
  if (!suiting) return ideas;
  const isForChild = suiting.includes("toys");
  const placeOf = ({ kinds }: SearchDocument) => {
    const places = kinds.flatMap((kind) => (suiting.includes(kind) ? [suiting.indexOf(kind)] : []));
    return Math.min(suiting.length, ...places);
  };
  return (isForChild ? documents.filter((document) => placeOf(document) < suiting.length) : ideas)
    .filter(({ kinds }) => isForChild || !kinds.some((kind) => audience.includes(kind)))
    .toSorted(
      (one, other) =>
        placeOf(one) - placeOf(other) || Number(ideas.includes(other)) - Number(ideas.includes(one)),
    );
}
const giftsOnce = memoizedByObject<SearchDocument[]>();

/** The rewards that a question names: "how many points for a coffee". */
async function rewardsFor(site: Site, question: Question): Promise<FoundGroup[]> {
  const [documents = []] = await listDocuments(site, ["reward"]);
  return narrowed(documents, question, site, false).filter((group) => rankOfGroup(group) >= ofTheirKind);
}

/** The offers of what a question asks for; of none if it has no such thing. */
async function offersFor(site: Site, question: Question): Promise<FoundGroup[]> {
  const [documents = []] = await listDocuments(site, ["product"]);
  return narrowed(
    documents.filter((document) => !isOver(document, site)),
    question,
    site,
    false,
  );
}

const isOver = ({ endsAt }: SearchDocument, { now }: Site): boolean =>
  endsAt !== null && endsAt < now.getTime();

function priced(document: SearchDocument, price: number, { language }: Site): SearchDocument {
  const { result } = document;
  const text = [formatMoney(price, language), plainText(translated(result.translations, "text", language))];
  return { ...document, result: { ...result, answer: () => text.filter(Boolean).join(" · ") } };
}

/** Those that fit the rest of a question; all of them if it has none, or asks for no more than their kind. */
function narrowed(
  documents: SearchDocument[],
  question: Question,
  site: Site,
  isOfTheirKind: boolean,
): FoundGroup[] {
  const { rest, price } = question;
  const [first] = documents;
  if (!first) return [];
  const [fitting] = rest ? searchDocuments([documents], rest, site).groups : [];
  // Who names a price looks for what has one; a day may be asked about something else, that an event's text mentions.
  const isSure = price !== null || (fitting && rankOfGroup(fitting) >= sure);
  if (fitting && isSure) {
    const isFirst =
      price === null || isOfTheirKind || question.isTrade || fitting.results.some(isCalledSo(question, site));
    return [groupOf(fitting.type, fitting.results, isFirst ? ofTheirKind : rankOfGroup(fitting))];
  }
  if (rest && !isOfTheirKind) return fitting ? [fitting] : [];
  return [
    groupOf(
      first.type,
      documents.map(({ result }) => result),
      rest ? ofTheirKind : alone,
    ),
  ];
}

/** Whether an offer's title has what is asked for: what else shops of the trade offer comes after them. */
const isCalledSo = ({ said }: Question, { language }: Site) => {
  const asked = new Set(said.map((word) => stem(word, language)));
  return ({ translations }: Result): boolean =>
    translations.some(({ title }) => wordsOf(title ?? "").some((word) => asked.has(stem(word, language))));
};

const groupOf = (type: ResultType, results: readonly Result[], rank: number): FoundGroup => ({
  type,
  results: results.map((result) => ({ ...result, rank })),
});
