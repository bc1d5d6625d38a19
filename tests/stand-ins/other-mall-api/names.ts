import { events, news } from "./content/happenings";
import { amenities, amenityCategories, questions } from "./content/mall";
import { offerCategories, offers, rewardCategories, rewards } from "./content/offers";
import { pages } from "./content/pages";
import { shopCategories, shops } from "./content/shops";
import type { Words } from "./content/words";
import type { Content, Resource, Shape } from "./shape";

export const content: { [R in Resource]: Content[R][] } = {
  companies: shops,
  products: offers,
  rewards,
  events,
  news,
  amenities,
  categories: [...shopCategories, ...offerCategories, ...rewardCategories, ...amenityCategories],
  faq: questions,
  "website-pages": pages,
};

/** What a test may look for on a screen: an entity's id as the API writes it, and its names as plain text. */
export interface NamedEntity {
  resource: Resource;
  id: string;
  /** The id in `content/`. */
  number: number;
  /** In the languages that the API has it in. */
  names: Partial<Words>;
  /** Its picture's URL as the API writes it; undefined if it has none. */
  picture: string | undefined;
  /** The `type` of events and news, whatever the API calls it. */
  type?: "mall" | "stores";
  /** Of website pages. */
  permalink?: string;
}

/** All entities of the mall's content that have an id and a name. */
export function namedEntities(shape: Shape): NamedEntity[] {
  function named<R extends Resource>(resource: R): NamedEntity[] {
    const entities: Content[R][] = content[resource];
    return entities.map((entity) => {
      const row = shape.write[resource](entity);
      const image = shape.pictureIn?.(row) ?? row.image;
      return {
        resource,
        id: shape.idOf?.(resource, entity.id) ?? String(shape.style.id(entity.id)),
        number: entity.id,
        names: shape.nameOf(entity),
        picture: typeof image === "string" && image ? image : undefined,
        ...("type" in entity ? { type: entity.type } : {}),
        ...("permalink" in entity ? { permalink: entity.permalink } : {}),
      };
    });
  }
  return [
    ...named("companies"),
    ...named("products"),
    ...named("rewards"),
    ...named("events"),
    ...named("news"),
    ...named("amenities"),
    ...named("categories"),
    ...named("faq"),
    ...named("website-pages"),
  ];
}

/** The name to expect in a language: its own, else the Czech one, else any. */
export function nameIn({ names }: NamedEntity, language: string): string {
  const known: Partial<Record<string, string>> = names;
  return known[language] ?? names.cz ?? names.en ?? names.sk ?? names.de ?? "";
}
