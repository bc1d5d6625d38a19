import type { SearchGroup, SearchHit } from "@contract/search";
import { everyPage } from "~/mall/client/every-page.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";

type ListedType = Extract<SearchGroup, "company" | "product" | "event" | "news" | "reward" | "amenity">;
export type ListedEntity = SearchHit & { type: ListedType; updated_at: string | null };

type Entity = {
  id: string;
  image: SearchHit["image"];
  logo?: SearchHit["image"];
  updated_at: string | null;
  starts_at?: string | null;
  published_at?: string | null;
  translations: ({ locale: string; slug: string | null } & Record<string, unknown>)[];
};

/** Everything of the mall that has a page of its own, from its lists; a list that can't be read is left out. */
export async function entitiesOfMall({ api }: Pick<Site, "api">): Promise<ListedEntity[]> {
  const lists: [ListedType, Promise<Entity[][]>][] = [
    ["company", everyPage<Entity>("companies", (query) => api.companies(query))],
    ["product", everyPage<Entity>("products", (query) => api.products(query))],
    ["event", everyPage<Entity>("events", (query) => api.events(query))],
    ["news", everyPage<Entity>("news", (query) => api.news(query))],
    ["reward", everyPage<Entity>("rewards", (query) => api.rewards(query))],
    ["amenity", everyPage<Entity>("amenities", (query) => api.amenities(query))],
  ];
  const read = await Promise.all(
    lists.map(async ([type, pages]) => {
      const known = await sidePart(pages, "A list for the sitemap or the search could not be read");
      return (known ?? []).flat().map((entity) => listed(type, entity));
    }),
  );
  return read.flat();
}

const texts = ["perex", "description", "article"];

function listed(type: ListedType, entity: Entity): ListedEntity {
  return {
    type,
    id: entity.id,
    image: entity.logo ?? entity.image,
    date: entity.starts_at ?? entity.published_at ?? null,
    updated_at: entity.updated_at,
    translations: entity.translations.map((row) => ({
      locale: row.locale,
      slug: row.slug,
      title: textOf(row.title ?? row.name),
      text: textOf(texts.map((name) => row[name]).find(Boolean)),
    })),
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value ? value : null);
