import type { SearchAnswer, SearchGroup, SearchHit } from "@contract/search";
import { dateStyle, dateText, formatDayInWords } from "~/locale/dates";
import { href, hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText } from "~/mall/content/rich-text.server";
import { shopCategories } from "~/mall/views/cards/companies.server";
import type { Site } from "~/site/site.server";
import type { ImageView } from "~/ui/picture";
import { categoryName, shopTile } from "../cards/cards.server";
import { formatNumber } from "../cards/points-text.server";
import { titleOf } from "../entity-title.server";
import { categoryIcon } from "../icons.server";
import { imageView } from "../image.server";
import { defaultHref, detailScreens, isRouteName, linkView } from "../links.server";
import { slugOf, translated } from "../translation";
import { markedText, matcher } from "./marked-text";
import { searchInLists } from "./search-in-lists.server";

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
} as const satisfies Record<SearchGroup, { type: string; title: string; one: string }>;

/** The screens of hits; hits without one have no link. */
const screens: Partial<Record<SearchGroup, string>> = { ...detailScreens, faq: "faq" };

/** Without these something may not be found. */
const searched = ["search", "companies", "products", "events", "news", "rewards", "amenities"] as const;
const perGroup = 4;
const perPage = 24;
const maxSuggestions = 7;
const suggestionsPerGroup = 3;
const maxQueryLength = 100;
/** In pixels, for a device pixel ratio of three. */
const thumbnailWidth = 320;

export type SearchQuestion = { q: string; group: SearchGroup | null; page: number };

/** Parses the URL's query; null for one that no link or form of the site produces. */
export function searchQuestion(search: URLSearchParams): SearchQuestion | null {
  const type = search.get("type") || null;
  const group = searchGroupNames.find((name) => kinds[name].type === type) ?? null;
  const page = search.get("page") ?? "1";
  if ((type && !group) || !/^[1-9]\d{0,3}$/.test(page)) return null;
  return { q: cleanQuery(search.get("q")), group, page: group ? Number(page) : 1 };
}

/** The typed query without control characters, truncated. */
export const cleanQuery = (typed: string | null): string =>
  [...(typed ?? "").replaceAll(/[\p{C}\s]+/gu, " ")].slice(0, maxQueryLength).join("").trim();

export type HitView = ReturnType<typeof hitView>;

/** The search screen: results in groups, or one group's page; without results, what may help. */
export async function searchView(site: Site, { q, group, page }: SearchQuestion) {
  const t = translatorOf(site.language);
  const overview = q ? await found(site, { q, per_page: perGroup }) : null;
  const wanted = group && q ? await found(site, { q, type: group, page, per_page: perPage }) : null;
  const groups = overview?.groups ?? [];
  const total = groups.reduce((sum, entry) => sum + entry.total, 0);
  const shown = wanted ?? overview;
  const isMatch = matcher(shown?.matched ?? [], shown?.corrected ?? q);
  const hasMore = (shown?.groups ?? []).some((entry) => entry.has_more);
  const shownTotal = (shown?.groups ?? []).reduce((sum, entry) => sum + entry.total, 0);
  const isPartial = isMissing(...searched);
  const to = (type?: string) => href("search", null, site.language, { q, type });
  return {
    q,
    type: group ? kinds[group].type : null,
    page,
    lastPage: group ? Math.max(1, Math.ceil(shownTotal / perPage)) : 1,
    title: q ? t("search:titled", { query: q }) : t("search:title"),
    lead: q ? null : t("search:lead"),
    status:
      !q || (shownTotal === 0 && isPartial)
        ? null
        : hasMore
          ? t("search:countAtLeast", { count: shownTotal })
          : t("search:count", { count: shownTotal }),
    corrected: shown?.corrected ? t("search:corrected", { query: q, corrected: shown.corrected }) : null,
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
    groups: (shown?.groups ?? []).map((entry) => ({
      type: kinds[entry.type].type,
      title: t(kinds[entry.type].title),
      more:
        !group && entry.total > entry.hits.length
          ? { to: to(kinds[entry.type].type), label: t("search:showAll") }
          : null,
      hits: entry.hits.map((hit) => hitView(hit, entry.type, site, isMatch)),
    })),
    empty:
      q && shownTotal === 0 && !isPartial
        ? { title: t("search:empty.title", { query: q }), help: t("search:empty.help") }
        : null,
    help: shownTotal === 0 ? await helpView(site) : null,
  };
}

export type SuggestionsAnswer = Awaited<ReturnType<typeof suggestionsView>>;

/** Suggestions while typing: the best hits that have a page, and a link to all. */
export async function suggestionsView(site: Site, q: string) {
  const t = translatorOf(site.language);
  const answer = await found(site, { q, per_page: suggestionsPerGroup });
  const isMatch = matcher(answer.matched, answer.corrected ?? q);
  const items = answer.groups
    .flatMap((entry) =>
      entry.hits.map((hit) => ({ ...hitView(hit, entry.type, site, isMatch), type: entry.type })),
    )
    .flatMap(({ to, title, text, day, image, isLogo, icon, type }) => {
      // Where nothing is marked in the title, the text says why it was found.
      const excerpt = title.length > 1 ? null : text;
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

async function found(
  site: Site,
  query: { q: string; type?: SearchGroup; page?: number; per_page: number },
): Promise<SearchAnswer> {
  const { api, language } = site;
  const answer = await sidePart(api.search({ ...query, language }), "The search could not be read");
  if (!answer) return searchInLists(site, query);
  const { page = 1, per_page: size } = query;
  return {
    ...answer,
    groups: answer.groups
      .filter(({ type }) => !query.type || type === query.type)
      // An upstream without pages of hits sends them all.
      .map(({ hits, ...group }) => ({
        ...group,
        hits: hits.length > size ? hits.slice((page - 1) * size, page * size) : hits,
      })),
  };
}

function hitView(hit: SearchHit, group: SearchGroup, site: Site, isMatch: (word: string) => boolean) {
  const { language, tenant } = site;
  const title = titleOf(hit.translations, language);
  const text = plainText(translated(hit.translations, "text", language));
  return {
    id: hit.id,
    to: hitHref(hit, group, title, site),
    title: markedText(title, isMatch),
    text: text ? markedText(text, isMatch) : null,
    image: thumbnail(imageView(hit.image, tenant.tenantId)),
    isLogo: group === "company",
    icon: group === "faq" ? "info" : group === "page" ? "newspaper" : "store",
    day: hit.date ? dayOf(hit.date, group, site) : null,
  };
}

/** A picture limited to the size that a result shows it in, so that `srcset` lists no unneeded widths. */
function thumbnail(image: ImageView | null): ImageView | null {
  if (!image || image.width <= thumbnailWidth) return image;
  return {
    ...image,
    width: thumbnailWidth,
    height: Math.round((thumbnailWidth * image.height) / image.width),
  };
}

/** A hit's URL; null if the site has no screen for it. */
function hitHref(
  hit: SearchHit,
  group: SearchGroup,
  title: string,
  { language, settings }: Site,
): string | null {
  if (group === "page") {
    const item = { permalink: hit.permalink ?? undefined, translations: [{ locale: language, title }] };
    return hit.permalink ? (linkView(item, language, settings)?.href ?? null) : null;
  }
  const screen = screens[group];
  if (!isRouteName(screen)) return null;
  if (group === "faq") {
    const list = defaultHref(screen, language, settings);
    return list && `${list}#${hit.id.replaceAll(/[^\w-]+/g, "-")}`;
  }
  return hrefOf(screen, { id: hit.id, title: slugOf(hit.translations, language) }, language);
}

function dayOf(date: string, group: SearchGroup, site: Site): { date: string; text: string } {
  const text = group === "event" ? formatDayInWords(date, dateStyle(site)) : dateText(date, site);
  return { date, text };
}

/** Help for a visitor without results or without a query. */
async function helpView(site: Site) {
  const t = translatorOf(site.language);
  const [shops, categories] = await Promise.all([
    sidePart(site.api.featuredCompanies({ per_page: 8 }), "The featured shops could not be read"),
    shopCategories(site),
  ]);
  return {
    popular: t("search:popular"),
    shops: shops?.data.slice(0, 6).map((company) => shopTile(company, site)) ?? [],
    categoriesTitle: t("search:categories"),
    categories: categories.map((category) => ({
      name: categoryName(category, site),
      icon: categoryIcon(category, site),
      to: href(
        "shops-category",
        { category: slugOf(category.translations, site.language), page: 1 },
        site.language,
      ),
    })),
    directory: { to: href("shops-services", null, site.language), label: t("search:directory") },
  };
}

const searchGroupNames = Object.keys(kinds) as SearchGroup[];
