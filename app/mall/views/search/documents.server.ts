import type { Category } from "@contract/category";
import type { CinemaProgramme } from "@contract/cinema";
import { folded, indexedWordsOf } from "@contract/search-language/folding";
import { kindsNamedInTexts } from "@contract/search-language/kind-lexicon";
import { type Kind, kindsFitting } from "@contract/search-language/kinds";
import { href } from "~/locale/href";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import { plainText } from "~/mall/content/rich-text.server";
import { knownCompanies, shopCategories } from "~/mall/views/cards/companies.server";
import type { Site } from "~/site/site.server";
import { categoryName } from "../cards/cards.server";
import { nameInSprite } from "../icons.server";
import { slugOf, translated } from "../translation";
import { cinemaProgramme } from "../visit/cinema.server";
import { nextDayOf, showtimesOn } from "./asked-days.server";
import { type ListedEntity, type ListedType, listsOfMall } from "./entities-of-mall.server";
import type { Result, ResultType } from "./result";
import { screenResults } from "./screens.server";

/** A result with what it is found by. */
export type SearchDocument = {
  type: ResultType;
  result: Result;
  /** Its titles, folded, with a bar between them. */
  titles: string;
  /** The words of its titles and texts, folded, a space around each. */
  words: string;
  kinds: Kind[];
  categoryKinds: Kind[];
  endsAt: number | null;
};

type Named = readonly { locale: string }[];

export function documentOf(
  type: ResultType,
  result: Result,
  more: { label?: Named; kinds?: Kind[]; categoryKinds?: Kind[]; endsAt?: string | null } = {},
): SearchDocument {
  const titles = [...new Set(result.translations.map(({ title }) => title ?? ""))];
  const texts = result.translations.map(({ text }) => plainText(text));
  const labelled = more.label ? kindsNamedInTexts(more.label, "label") : [];
  const named = labelled.length > 0 ? labelled : kindsNamedInTexts(result.translations, "title");
  return {
    type,
    result,
    titles: titles.map(folded).join(" | "),
    words: ` ${[...titles, ...texts].flatMap(indexedWordsOf).join(" ")} `,
    kinds: more.kinds ?? kindsFitting(named, type === "event"),
    categoryKinds: more.categoryKinds ?? [],
    endsAt: more.endsAt ? Date.parse(more.endsAt) : null,
  };
}

/** What no mall API searches: the site's screens, the categories of shops, and the cinema's films. */
export async function ownDocuments(site: Site): Promise<SearchDocument[]> {
  const [categories, programme] = await Promise.all([shopCategories(site), cinemaProgramme(site)]);
  const { settings, mall, language } = site;
  return documentsOnce([settings, mall ?? none, categories, programme ?? none], language, () => [
    ...screenResults(site, programme !== null).map(({ kinds, ...result }) =>
      documentOf("page", result, kinds.length > 0 ? { kinds } : {}),
    ),
    ...categories.map((category) => documentOf("category", categoryResult(category, site))),
    ...(programme?.films ?? []).map((film) =>
      documentOf("film", filmResult(film, site), {
        kinds: kindsFitting(kindsNamedInTexts(film.translations, "genre"), true),
      }),
    ),
  ]);
}
const none = {};

function categoryResult(category: Category, site: Site): Result {
  const { language } = site;
  return {
    id: category.id,
    to: href("shops-category", { category: slugOf(category.translations, language), page: 1 }, language),
    icon: nameInSprite(category.icon ?? "") ?? "store",
    image: null,
    translations: [{ locale: language, title: categoryName(category, site), slug: null, text: null }],
    answer: async (here) => {
      const shops = (await shopsOfCategory(here, category.id)).slice(0, shopsNamed);
      return shops.map(({ translations }) => translated(translations, "name", language)).join(", ") || null;
    },
  };
}
const shopsNamed = 5;

export const shopsOfCategory = async ({ api }: Site, id: string) =>
  (await knownCompanies(api)).filter(({ categories }) => categories.includes(id));

type Film = CinemaProgramme["films"][number];

function filmResult(film: Film, { language }: Site): Result {
  return {
    id: film.id,
    to: href("cinema", null, language, { film: film.id }),
    image: film.image,
    translations: film.translations.map(({ locale, title, genre, description }) => ({
      locale,
      title,
      slug: null,
      text: [genre, description].filter(Boolean).join(". ") || null,
    })),
    answer: (here, days) => {
      const next = days ?? nextDayOf(film, here);
      return next && showtimesOn(film, next, here);
    },
  };
}

const documentsOnce = memoizedByObject<SearchDocument[]>();

/** Everything in the mall API's lists, for an API that doesn't search, or not well. */
export async function listDocuments(site: Site, types?: readonly ListedType[]): Promise<SearchDocument[][]> {
  const [lists, companies, categories] = await Promise.all([
    listsOfMall(site, types),
    knownCompanies(site.api),
    shopCategories(site),
  ]);
  return lists.map(([type, entities]) =>
    documentsOnce([entities, companies, categories], `${type} ${site.language}`, () => {
      const kindsOfCategory = new Map(
        categories.map(({ id, translations }) => [id, kindsNamedInTexts(translations, "name")]),
      );
      const ofCategories = (ids: readonly string[]) => ids.flatMap((id) => kindsOfCategory.get(id) ?? []);
      const kindsOfShop = new Map(
        companies.map(({ id, translations, categories: ids }) => [
          id,
          { kinds: kindsNamedInTexts(translations, "company_category"), categoryKinds: ofCategories(ids) },
        ]),
      );
      return entities.map((entity) => {
        const result = { ...entity, translations: inLanguage(entity, site) };
        const { label, endsAt, companyId } = entity;
        if (type === "company")
          return documentOf(type, result, { label, categoryKinds: ofCategories(entity.categories) });
        if (groupsWithKinds.includes(type)) return documentOf(type, result, { endsAt });
        // What a shop offers is of its trade.
        const shop = type === "product" ? kindsOfShop.get(companyId ?? "") : undefined;
        return documentOf(type, result, { kinds: [], ...shop, endsAt });
      });
    }),
  );
}

/** Types whose titles name what people ask for; the others only tell about it. */
const groupsWithKinds: readonly ResultType[] = ["amenity", "faq", "event", "reward"];

/** What is in a language, all if nothing is; a name that no language has for itself stands in any. */
const inLanguage = ({ translations }: ListedEntity, { language }: Site) => {
  const own = translations.filter(({ locale }) => locale === language);
  if (own.length === 0) return translations;
  if (own.some(({ title }) => title)) return own;
  return [...own, ...translations.filter(({ title }) => title).map((row) => ({ ...row, text: null }))];
};
