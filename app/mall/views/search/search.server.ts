import type { Company } from "@contract/company";
import { inTitleOrKind } from "@contract/search-language/ranking";
import { dateStyle, dateText, formatDayInWords } from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText } from "~/mall/content/rich-text.server";
import { knownCompanies, shopCategories, shopsById } from "~/mall/views/cards/companies.server";
import type { Site } from "~/site/site.server";
import type { ImageView } from "~/ui/picture";
import {
  categoryName,
  eventCard,
  type OfferCardView,
  offerCard,
  rewardCard,
  type ShopTileView,
  shopTile,
  whenText,
} from "../cards/cards.server";
import { formatNumber } from "../cards/points-text.server";
import { titleOf } from "../entity-title.server";
import { categoryIcon } from "../icons.server";
import { imageView } from "../image.server";
import { defaultHref } from "../links.server";
import { comingEvents } from "../lists/event-days.server";
import { mallStatus } from "../shell/shell.server";
import { slugOf, translated } from "../translation";
import { type Answer, type AnswerGroup, answerTo } from "./answer.server";
import { aroundMatch, type MarkedText, markedText, matcher, withoutBeginning } from "./marked-text";
import type { Result, ResultType } from "./result";
import { resultHref } from "./result-link.server";

/** The groups of results by their names in the URL and in the translations. */
const kinds = {
  company: { type: "shops", title: "search:types.company", one: "search:kinds.company" },
  product: { type: "offers", title: "search:types.product", one: "search:kinds.product" },
  event: { type: "events", title: "search:types.event", one: "search:kinds.event" },
  news: { type: "news", title: "search:types.news", one: "search:kinds.news" },
  reward: { type: "rewards", title: "search:types.reward", one: "search:kinds.reward" },
  amenity: { type: "amenities", title: "search:types.amenity", one: "search:kinds.amenity" },
  page: { type: "pages", title: "search:types.page", one: "search:kinds.page" },
  faq: { type: "faq", title: "search:types.faq", one: "search:kinds.faq" },
  category: { type: "categories", title: "search:types.category", one: "search:kinds.category" },
  film: { type: "films", title: "search:types.film", one: "search:kinds.film" },
} as const satisfies Record<ResultType, { type: string; title: string; one: string }>;

/** Without these something may not be found. */
const searched = ["search", "companies", "products", "events", "news", "rewards", "amenities"] as const;
const perGroup = 4;
const perPage = 24;
const maxSuggestions = 7;
const suggestionsPerGroup = 3;
const maxQueryLength = 100;
const longestText = 200;
const answering: readonly ResultType[] = ["page", "category", "film"];
/** Below it, only a text mentions what was asked for. */
const inTextAlone = 0.4;

export type SearchQuestion = { q: string; group: ResultType | null; page: number };

/** Parses the URL's query; null for one that no link or form of the site produces. */
export function searchQuestion(search: URLSearchParams): SearchQuestion | null {
  const type = search.get("type") || null;
  const group = resultTypes.find((name) => kinds[name].type === type) ?? null;
  const page = search.get("page") ?? "1";
  if ((type && !group) || !/^[1-9]\d{0,3}$/.test(page)) return null;
  return { q: cleanQuery(search.get("q")), group, page: group ? Number(page) : 1 };
}

/** The typed query without control characters, truncated. */
export const cleanQuery = (typed: string | null): string =>
  [...(typed ?? "").replaceAll(/[\p{C}\s]+/gu, " ")].slice(0, maxQueryLength).join("").trim();

/** A result; of a shop also what a tile says of it, of an offer or a reward what it costs. */
export type HitView = Awaited<ReturnType<typeof resultView>> & {
  shop?: Omit<ShopTileView, "about"> & { about: MarkedText };
  offer?: OfferCardView | undefined;
  points?: string | null | undefined;
};

/** The search screen: results in groups, or one group's page; without results, what may help. */
export async function searchView(site: Site, { q, group, page }: SearchQuestion) {
  const t = translatorOf(site.language);
  const overview = q ? await answerTo(site, { q, size: perGroup }) : null;
  const wanted = group && q ? await answerTo(site, { q, type: group, page, size: perPage }) : null;
  const groups = overview?.groups ?? [];
  const total = groups.reduce((sum, entry) => sum + entry.total, 0);
  const shown = wanted ?? overview;
  const hasMore = (shown?.groups ?? []).some((entry) => entry.hasMore);
  const shownTotal = (shown?.groups ?? []).reduce((sum, entry) => sum + entry.total, 0);
  const extra = (shown?.groups ?? []).reduce((sum, entry) => sum + entry.extra, 0);
  const isPartial = isMissing(...searched);
  const to = (type?: string) => href("search", null, site.language, { q, type });
  const missing = overview?.missingBrand ?? (overview?.isMissingKind ? q : null);
  const kind = missing ? "missing" : "empty";
  const nothing =
    q && shownTotal === 0 && !isPartial
      ? {
          title: t(`search:${kind}.title`, { query: missing ?? q }),
          help: [
            ...(missing ? [] : [t(q.includes(" ") ? "search:empty.fewer" : "search:empty.other")]),
            t("search:tryThese"),
          ].join(" "),
        }
      : null;
  const [help, now] = await Promise.all([shownTotal === 0 ? helpView(site) : null, q ? null : nowView(site)]);
  return {
    q,
    type: group ? kinds[group].type : null,
    page,
    lastPage: group ? Math.max(1, Math.ceil((shownTotal - extra) / perPage)) : 1,
    title: nothing?.title ?? (q ? t("search:titled", { query: q }) : t("search:title")),
    home: { to: href("index", null, site.language), title: t("common:bar.home") },
    name: t("search:title"),
    lead: q ? (nothing?.help ?? null) : t("search:lead"),
    /** Where nothing has been asked, or found: what others ask for. */
    examples:
      !q || nothing
        ? t("search:examples")
            .split(", ")
            .map((example) => ({ label: example, to: href("search", null, site.language, { q: example }) }))
        : [],
    status:
      !q || shownTotal === 0
        ? null
        : hasMore
          ? t("search:countAtLeast", { count: shownTotal })
          : t("search:count", { count: shownTotal }),
    notice: shown && noticeOf(shown, q, site),
    filter: {
      label: t("search:filter"),
      chips:
        groups.length > 1 || group
          ? [
              {
                name: t("search:everything"),
                count: formatNumber(total, site.language),
                to: to(),
                isCurrent: !group,
              },
              ...groups.map((entry) => ({
                name: t(kinds[entry.type].title),
                count: formatNumber(entry.total, site.language),
                to: to(kinds[entry.type].type),
                isCurrent: entry.type === group,
              })),
            ]
          : [],
    },
    groups: await Promise.all(
      (shown?.groups ?? []).map(async (entry) => ({
        type: kinds[entry.type].type,
        title: t(kinds[entry.type].title),
        more:
          !group && entry.total > perGroup
            ? { to: to(kinds[entry.type].type), label: t("search:showAll") }
            : null,
        hits: newsByDay(
          entry.type,
          await withPrices(
            entry.type,
            await withShops(
              entry.type,
              await resultViews(site, shown, entry, group ? entry.results.length : perGroup),
              { site, isMatch: matcher(shown?.matched ?? [], shown?.corrected ?? shown?.rest ?? "") },
            ),
            site,
          ),
        ),
      })),
    ),
    help,
    now,
  };
}

/** Of what was found the newest comes first. */
const newsByDay = (type: ResultType, hits: HitView[]): HitView[] =>
  type === "news"
    ? hits.toSorted((one, other) => (other.day?.date ?? "").localeCompare(one.day?.date ?? ""))
    : hits;

async function withShops(
  type: ResultType,
  hits: HitView[],
  { site, isMatch }: { site: Site; isMatch: (word: string) => boolean },
): Promise<HitView[]> {
  if (type !== "company") return hits;
  const shops = await shopsById(
    site,
    hits.map(({ id }) => id),
  );
  return hits.map((hit) => {
    const shop = shops.get(hit.id);
    if (!shop) return hit;
    // The tile says its trade already.
    const trade = translated(shop.translations, "company_category", site.language);
    const tile = shopTile(shop, site);
    const about = markedText(tile.about, isMatch);
    // Where nothing is marked above it, the text says why it was found.
    const isNeeded = hit.title.length === 1 && about.length === 1;
    return {
      ...hit,
      text: isNeeded && hit.text ? withoutBeginning(hit.text, `${trade}. `) : null,
      shop: { ...tile, about },
    };
  });
}

/** What offers and rewards cost, as their cards say it. */
async function withPrices(type: ResultType, hits: HitView[], site: Site): Promise<HitView[]> {
  const wanted = { ids: hits.map(({ id }) => id).join(","), per_page: 48 } as const;
  const what = "What is found could not be read with its prices";
  if (type === "reward") {
    const rewards = await sidePart(site.api.rewards(wanted), what);
    const cards = rewards?.data.map((reward) => rewardCard(reward, site));
    return hits.map((hit) => ({ ...hit, points: cards?.find(({ id }) => id === hit.id)?.points }));
  }
  if (type !== "product") return hits;
  const products = await sidePart(site.api.products(wanted), what);
  const shops = await shopsById(site, products?.data.map(({ company_id }) => company_id) ?? []);
  const cards = products?.data.map((product) => offerCard(product, shops, site));
  return hits.map((hit) => ({ ...hit, offer: cards?.find(({ id }) => id === hit.id) }));
}

const resultViews = (
  site: Site,
  answer: Answer | null,
  { type, results }: AnswerGroup,
  most: number,
): Promise<HitView[]> =>
  Promise.all(answer ? results.slice(0, most).map((result) => resultView(result, type, site, answer)) : []);

/** That a brand or a trade is not here, or how a misspelled question was understood. */
function noticeOf(
  { missingBrand, isMissingKind, corrected, groups }: Answer,
  q: string,
  { language }: Site,
): string | null {
  const t = translatorOf(language);
  if (missingBrand && groups.length > 0) return t("search:brand", { brand: missingBrand });
  if (isMissingKind && groups.length > 0) return t("search:missing.notice", { query: corrected ?? q });
  return corrected ? t("search:corrected", { query: q, corrected }) : null;
}

export type SuggestionsAnswer = Awaited<ReturnType<typeof suggestionsView>>;

/** Suggestions while typing: the best results that have a page, and a link to all. */
export async function suggestionsView(site: Site, q: string) {
  const t = translatorOf(site.language);
  const answer = await answerTo(site, { q, size: suggestionsPerGroup });
  const best = answer.groups[0]?.results[0]?.rank ?? 0;
  // Beside what was asked for, a text that mentions it would take the place of another title.
  const least = best >= inTitleOrKind ? inTextAlone : Number.NEGATIVE_INFINITY;
  const fitting = answer.groups.map((entry) => ({
    ...entry,
    results: entry.results.filter(({ rank }) => rank >= least),
  }));
  const views = await Promise.all(
    fitting.map(async (entry) =>
      (await resultViews(site, answer, entry, suggestionsPerGroup)).map((view) => ({
        ...view,
        type: entry.type,
      })),
    ),
  );
  const items = views
    .flat()
    .flatMap(({ to, title, text, day, image, isLogo, icon, type }) => {
      // Where nothing is marked in the title, the text says why it was found. Of what the site knows, it is the answer.
      const excerpt = title.length > 1 && !answering.includes(type) ? null : text;
      const kind = t(kinds[type].one);
      return to ? [{ to, title, excerpt, day: day?.text ?? null, image, isLogo, icon, kind }] : [];
    })
    .slice(0, maxSuggestions);
  return {
    label: t("search:suggestions.label"),
    status:
      items.length > 0
        ? t("search:suggestions.count", { count: items.length })
        : isMissing(...searched)
          ? t("missing:search")
          : t("search:suggestions.none"),
    items,
    all: {
      to: href("search", null, site.language, { q }),
      title: [t("search:suggestions.all", { query: q })],
    },
  };
}

async function resultView(
  result: Result,
  type: ResultType,
  site: Site,
  { matched, corrected, rest, days }: Answer,
) {
  const { language, tenant } = site;
  const isMatch = matcher(matched, corrected ?? rest);
  const title = titleOf(result.translations, language);
  const answer = await result.answer?.(site, days, rest);
  const text = answer || plainText(translated(result.translations, "text", language), longestText);
  return {
    id: result.id,
    to: resultHref(result, type, site),
    title: markedText(title, isMatch),
    text: text ? aroundMatch(markedText(text, isMatch)) : null,
    image:
      type === "category"
        ? categoryImage(result.id, await knownCompanies(site.api), site)
        : imageView(result.image, tenant.tenantId),
    isLogo: type === "company",
    icon: result.icon ?? icons[type] ?? "store",
    day: result.date ? dayOf(result.date, type, site) : null,
  };
}

const icons: Partial<Record<ResultType, string>> = { faq: "info", page: "newspaper", film: "film" };

function dayOf(date: string, group: ResultType, site: Site): { date: string; text: string } {
  const text = group === "event" ? formatDayInWords(date, dateStyle(site)) : dateText(date, site);
  return { date, text };
}

/** Help for a visitor without results or without a query. */
export async function helpView(site: Site) {
  const t = translatorOf(site.language);
  const [shops, categories, companies] = await Promise.all([
    sidePart(site.api.featuredCompanies({ per_page: 8 }), "The featured shops could not be read"),
    shopCategories(site),
    knownCompanies(site.api),
  ]);
  return {
    popular: t("search:popular"),
    shops: shops?.data.slice(0, 6).map((company) => shopTile(company, site)) ?? [],
    categoriesTitle: t("search:categories"),
    categories: categories.map((category) => ({
      name: categoryName(category, site),
      icon: categoryIcon(category, site),
      image: categoryImage(category.id, companies, site),
      to: href(
        "shops-category",
        { category: slugOf(category.translations, site.language), page: 1 },
        site.language,
      ),
    })),
    directory: { to: href("shops-services", null, site.language), label: t("search:directory") },
  };
}

/** A category has no picture of its own: that of its first shop. */
const categoryImage = (id: string, companies: readonly Company[], { tenant }: Site): ImageView | null =>
  imageView(
    companies.find(({ categories, image }) => image && categories.includes(id))?.image,
    tenant.tenantId,
  );

/** What is on: whether the mall is open, and the next event. */
async function nowView(site: Site) {
  const { language, settings } = site;
  const t = translatorOf(language);
  const status = mallStatus(site);
  const hours = defaultHref("opening-hours", language, settings);
  const coming = await sidePart(comingEvents(site), "The next event could not be read");
  const [next] = coming ?? [];
  const event = next && eventCard(next.event, site);
  return {
    title: t("search:now"),
    hours: status && hours && { ...status, title: t("visit:hours"), to: hours },
    event: event?.startsAt ? { ...event, when: whenText(event.startsAt, site) } : null,
  };
}

const resultTypes = Object.keys(kinds) as ResultType[];
