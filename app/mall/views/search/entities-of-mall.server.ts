import type { SearchGroup, SearchHit } from "@contract/search";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import { wholeList } from "~/mall/client/every-page.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";

export type ListedType = Exclude<SearchGroup, "page">;
/** The types of which each entity has a page. */
const typesWithPages = ["company", "product", "event", "news", "reward", "amenity"] as const;
type TypeWithPages = (typeof typesWithPages)[number];

/** An entity as a search result, with what else it is found by. */
export type ListedEntity = SearchHit & {
  updated_at: string | null;
  categories: string[];
  companyId: string | null;
  price: number | null;
  endsAt: string | null;
  /** What kind of shop it is. */
  label: { locale: string; label: string | null }[];
};

type Entity = {
  id: string;
  image?: SearchHit["image"];
  logo?: SearchHit["image"];
  updated_at?: string | null;
  categories?: string[];
  company_id?: string | null;
  price?: number | null;
  starts_at?: string | null;
  ends_at?: string | null;
  published_at?: string | null;
  valid_to?: string | null;
  translations: ({ locale: string; slug?: string | null } & Record<string, unknown>)[];
};

/** The mall's lists, as far as they can be read. Each is the same array until one of its pages is refetched. */
export async function listsOfMall(
  { api }: Pick<Site, "api">,
  types?: readonly ListedType[],
): Promise<[ListedType, ListedEntity[]][]> {
  const reads: Record<ListedType, () => Promise<Entity[]>> = {
    company: () => wholeList("companies", (query) => api.companies(query)),
    product: () => wholeList("products", (query) => api.products(query)),
    event: () => wholeList("events", (query) => api.events(query)),
    news: () => wholeList("news", (query) => api.news(query)),
    reward: () => wholeList("rewards", (query) => api.rewards(query)),
    amenity: () => wholeList("amenities", (query) => api.amenities(query)),
    faq: () => wholeList("faq", (query) => api.faq(query)),
  };
  const wanted = types ?? (Object.keys(reads) as ListedType[]);
  const read = await Promise.all(
    wanted.map(async (type): Promise<[ListedType, ListedEntity[]]> => {
      const known = await sidePart(reads[type](), "A list for the sitemap or the search could not be read");
      return [type, known ? listedOnce([known], type, () => known.map(listed)) : nothing];
    }),
  );
  return read;
}

const listedOnce = memoizedByObject<ListedEntity[]>();
const nothing: ListedEntity[] = [];

/** Everything of the mall that has a page of its own, from its lists; a list that can't be read is left out. */
export async function entitiesOfMall(
  site: Pick<Site, "api">,
): Promise<(ListedEntity & { type: TypeWithPages })[]> {
  const lists = await listsOfMall(site, typesWithPages);
  return lists.flatMap(([type, entities]) =>
    entities.map((entity) => ({ ...entity, type: type as TypeWithPages })),
  );
}

const texts = ["perex", "description", "article", "answer"];

function listed(entity: Entity): ListedEntity {
  return {
    id: entity.id,
    image: entity.logo ?? entity.image ?? null,
    date: entity.starts_at ?? entity.published_at ?? null,
    updated_at: entity.updated_at ?? null,
    categories: entity.categories ?? [],
    companyId: entity.company_id ?? null,
    price: entity.price ?? null,
    endsAt: entity.ends_at ?? entity.valid_to ?? null,
    label: entity.translations.map(({ locale, company_category }) => ({
      locale,
      label: textOf(company_category),
    })),
    translations: entity.translations.map((row) => ({
      locale: row.locale,
      slug: row.slug ?? null,
      title: textOf(row.title ?? row.name ?? row.question),
      text: sentences([textOf(row.company_category), textOf(texts.map((name) => row[name]).find(Boolean))]),
    })),
  };
}

const sentences = (parts: (string | null)[]): string | null => parts.filter(Boolean).join(". ") || null;

const textOf = (value: unknown): string | null => (typeof value === "string" && value ? value : null);
