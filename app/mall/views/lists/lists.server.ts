import type { Category } from "@contract/category";
import { pageSizes } from "@contract/envelope";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { RouteName } from "~/locale/route-table";
import type { MallApi } from "~/mall/client/client.server";
import { wholeList } from "~/mall/client/every-page.server";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { type AmenityCardView, categoryName } from "../cards/cards.server";
import { categoryBySlug } from "../category-by-slug";
import { categoryIcon } from "../icons.server";
import { slugOf } from "../translation";
import { eventCalendar } from "./event-calendar.server";
import {
  type Cards,
  type FamilyName,
  families,
  goodsRatioOf,
  ratioOf,
  usualSize,
  usualSizeOf,
  usualSort,
} from "./list-families.server";
import { listWords } from "./list-words.server";
import { narrowings } from "./narrowed.server";
import { shopsOfKind } from "./shops-of-kind.server";

/** The lists of the route table: the family, and the filter of its own route. */
const lists = {
  offers: { family: "offers" },
  "offers-category": { family: "offers" },
  events: { family: "events" },
  "events-mall": { family: "events", type: "mall" },
  "events-stores": { family: "events", type: "stores" },
  news: { family: "news" },
  "news-mall": { family: "news", type: "mall" },
  "news-stores": { family: "news", type: "stores" },
  rewards: { family: "rewards" },
  "rewards-category": { family: "rewards" },
  amenities: { family: "amenities" },
  "amenities-category": { family: "amenities" },
} as const satisfies Partial<Record<RouteName, { family: FamilyName; type?: "mall" | "stores" }>>;
export type ListName = keyof typeof lists;

/** So few are seen at a glance: nothing is to be sorted. */
const fewItems = 6;

/** How many of another list end a short one: a row of cards, or a few lines. */
const rowSize = 4;
const lineSizes: Partial<Record<FamilyName, number>> = { events: 6, rewards: 6, amenities: 8 };

export const isListName = (name: RouteName): name is ListName => name in lists;

/** The category route of the same family. */
export const categoryRoute = (name: ListName) => `${lists[name].family}-category` as ListName;

type ListChoice = { sort: string; size: number; show: string | null; month: string | null };

/** The sort order, page size and narrowing that the URL asks for; null for unknown values. */
export function listChoice(name: ListName, search: URLSearchParams): ListChoice | null {
  const { family } = lists[name];
  const { sorts } = families[family];
  const show = search.get("show") || null;
  if (show && !(narrowings[family] as readonly string[]).includes(show)) return null;
  const sort = search.get("sort") || usualSort(family, show);
  const size = Number(search.get("size") || usualSizeOf(family));
  return Object.hasOwn(sorts, sort) && pageSizes.some((known) => known === size)
    ? { sort, size, show, month: search.get("month") || null }
    : null;
}

/** The category of a list's family by its slug in any language; undefined for none. */
export async function listCategory(site: Site, name: ListName, slug: string): Promise<Category | undefined> {
  return categoryBySlug(await categoriesOf(site, name), slug);
}

/** One page of a list with its divisions, sort orders, page sizes and texts. */
export async function listView(
  site: Site,
  name: ListName,
  {
    category,
    page,
    sort,
    size,
    show,
    month,
    isMember,
    member,
  }: ListChoice & {
    category: Category | undefined;
    page: number;
    isMember: boolean;
    /** Only for what depends on the member. */
    member: MallApi | null;
  },
) {
  const { family, ...narrowed } = lists[name];
  const type = "type" in narrowed ? narrowed.type : null;
  const { sorts, read } = families[family];
  const [list, categories] = await Promise.all([
    read(
      site,
      {
        page,
        per_page: size,
        sort: sorts[sort] ?? "",
        ...(category && { category: category.id }),
        ...narrowed,
      },
      show ? { show, member } : null,
    ),
    categoriesOf(site, name),
  ]);
  const { language, settings } = site;
  const t = translatorOf(language);
  const texts = `lists:kinds.${family}`;
  const query = {
    sort: sort === usualSort(family, show) ? null : sort,
    size: size === usualSizeOf(family) ? null : size,
    show,
  };
  const parameters = { ...(category && { category: slugOf(category.translations, language) }) };
  const whole = {
    title: t(`${texts}.all`),
    to: hrefOf(family, { page: 1 }, language, { ...query, show: null }),
    icon: null,
    isCurrent: name === family && !show,
  };
  const divisions = divisionsOf(site, name, { categories, category, query });
  const narrowedTo = (own: { show: string | null; month?: string }) =>
    hrefOf(name, { ...parameters, page: 1 }, language, { ...query, ...own });
  const offered = narrowings[family].filter((each) => each !== "now" || isMember);
  const calendar = month
    ? await eventCalendar(site, {
        shown: month,
        hrefOfMonth: (value) => narrowedTo({ show: "month", month: value }),
        ...narrowed,
      })
    : null;
  const { page: found } = list;
  const cards: Cards = calendar ? { family: "events", items: calendar.next.cards } : list.cards;
  const total = calendar?.count ?? found.total;
  const isPart = Boolean(category || show || type);
  const isShort = total <= fewItems && !calendar;
  // Cards name shops: an API that has just failed to say them would be waited for once more.
  const leadsOn = page === found.last_page && !isMissing("companies");
  const [shops, onward] = await Promise.all([
    leadsOn && category && family === "offers" ? shopsOfKind(site, category) : null,
    leadsOn && (category || isShort)
      ? onwardOf(site, isPart ? family : family === "events" ? "news" : "events", cards)
      : null,
  ]);
  const { whole: wholeTitle, ...words } = listWords(
    site,
    { family, type, category, show },
    { calendarTitle: calendar?.title, total, titles: cards.items.map((item) => item.title) },
  );
  return {
    ...words,
    parent: wholeTitle === null ? null : { title: wholeTitle, to: whole.to },
    total,
    calendar,
    narrowings: {
      label: t("lists:narrow"),
      links:
        offered.length > 0
          ? // "All" answers it for the whole list; a part of it has a way back of its own.
            [...(show && name !== family ? [null] : []), ...offered].map((each) => ({
              title: each ? t(`lists:show.${each}.chip`) : t(`${texts}.any`),
              to: narrowedTo({ show: each }),
              isCurrent: each === show,
            }))
          : [],
    },
    page,
    lastPage: found.last_page,
    cards,
    ratio: category && family === "rewards" ? goodsRatioOf(family, site) : ratioOf(family, site),
    hasLead: page === 1 && (!show || show === "now") && query.sort === null,
    /** What the mall has is read by its kind. */
    groups:
      cards.family === "amenities"
        ? groupsOf(cards.items, show || category ? [] : categories, query.sort === null, site)
        : null,
    shops,
    onward,
    isWide: family === "offers" && settings.offersLayout === "list",
    divisions: {
      label: t("lists:divisions"),
      more: t("lists:moreDivisions"),
      links: divisions.length > 0 ? [whole, ...divisions] : [],
    },
    choice: {
      action: hrefOf(name, { ...parameters, page: 1 }, language),
      sort: !isShort && {
        label: t("lists:sort"),
        value: sort,
        options: Object.keys(sorts).map((key) => ({ value: key, title: t(`lists:sorts.${key}`) })),
      },
      size: total > usualSizeOf(family) && {
        label: t("lists:size"),
        value: size,
        options: pageSizes.filter((known) => known >= usualSizeOf(family) || known === size),
      },
      submit: t("lists:apply"),
      show,
    },
    address: { name, parameters, query },
    empty: show
      ? {
          title: t(`lists:show.${show}.empty`),
          help: t(`lists:show.${show}.emptyHelp`),
          to: narrowedTo({ show: null }),
          all: whole.title,
        }
      : { title: t(`${texts}.empty`), help: t(`${texts}.emptyHelp`), to: whole.to, all: whole.title },
  };
}

/** The parts of a family that have an address of their own: its categories, or what is of the mall and of its shops. */
function divisionsOf(
  site: Site,
  name: ListName,
  {
    categories,
    category,
    query,
  }: {
    categories: readonly Category[];
    category: Category | undefined;
    query: Record<string, string | number | null>;
  },
) {
  const { language } = site;
  const { family } = lists[name];
  const t = translatorOf(language);
  const toPage = (route: ListName, own: Record<string, string>) =>
    hrefOf(route, { ...own, page: 1 }, language, query);
  if (families[family].categoryKind)
    return categories.map((entry) => ({
      title: categoryName(entry, site),
      icon: categoryIcon(entry, site),
      to: toPage(categoryRoute(name), { category: slugOf(entry.translations, language) }),
      isCurrent: entry.id === category?.id,
    }));
  return (["mall", "stores"] as const).map((type) => ({
    title: t(type === "mall" ? `lists:kinds.${family}.ofMall` : `lists:kinds.${family}.ofStores`),
    icon: null,
    to: toPage(`${family}-${type}` as ListName, {}),
    isCurrent: name === `${family}-${type}`,
  }));
}

/**
 * Amenities by their first category; those of none come last. One group alone has no title. Unless visitors sort them, a
 * group begins with what can be booked.
 */
function groupsOf(found: AmenityCardView[], categories: readonly Category[], hasLead: boolean, site: Site) {
  const lead = ({ bookable }: AmenityCardView) => (hasLead && bookable ? 0 : 1);
  const items = found.toSorted((one, other) => lead(one) - lead(other));
  const kinds = categories.map((category) => ({
    title: categoryName(category, site),
    items: items.filter((item) => item.categories[0] === category.id),
  }));
  const rest = items.filter((item) => !categories.some(({ id }) => id === item.categories[0]));
  const filled = kinds.filter((kind) => kind.items.length > 0);
  if (filled.length === 0) return [{ title: null, items }];
  return [
    ...filled,
    ...(rest.length > 0
      ? [{ title: translatorOf(site.language)("detail:more.amenities"), items: rest }]
      : []),
  ];
}

/** The beginning of a family's whole list, for the end of a short one: what is not on the screen yet. */
async function onwardOf(site: Site, family: FamilyName, shown: Cards) {
  const { sorts, read } = families[family];
  const sort = Object.values(sorts)[0] ?? "";
  const list = await sidePart(
    read(site, { page: 1, per_page: usualSize, sort }, null),
    "What follows a short list could not be read",
  );
  const ids = new Set(shown.items.map(({ id }) => id));
  const cards = list && firstOf(list.cards, ({ id }) => !ids.has(id));
  if (!cards || cards.items.length === 0) return null;
  const t = translatorOf(site.language);
  return {
    title: t(family === "events" ? "lists:newsEvents.events" : `detail:more.${family}`),
    more: { to: hrefOf(family, { page: 1 }, site.language), label: t(`lists:kinds.${family}.all`) },
    cards,
    ratio: (family === "offers" || family === "rewards" ? goodsRatioOf : ratioOf)(family, site),
  };
}

/** The first cards of a list for which a condition holds, at most a row of them. */
function firstOf(cards: Cards, isWanted: (item: Cards["items"][number]) => boolean): Cards {
  return {
    ...cards,
    items: (cards.items as Cards["items"][number][])
      .filter(isWanted)
      .slice(0, lineSizes[cards.family] ?? rowSize),
  } as Cards;
}

async function categoriesOf({ api }: Site, name: ListName): Promise<Category[]> {
  const kind = families[lists[name].family].categoryKind;
  if (!kind) return [];
  const categories = wholeList("categories", (query) => api.categories({ kind, ...query }));
  return (await sidePart(categories, "The categories of a list could not be read")) ?? [];
}
