import type { SearchGroup } from "@contract/search";
import { kindsNamedInTexts } from "@contract/search-language/kind-lexicon";
import { type Kind, kindsFitting } from "@contract/search-language/kinds";
import type { TenantContent } from "../content/tenant-content";
import { type Body, searchSources } from "./search-sources";

/** Groups whose entities are something that people ask for; the others only tell about it. */
const groupsWithKinds: readonly SearchGroup[] = ["company", "amenity", "page", "faq", "event", "reward"];

/** The kinds of each category of a mall, by its id. */
export type CategoryKinds = ReadonlyMap<string, Kind[]>;

export const categoryKindsOf = (categories: TenantContent["categories"]): CategoryKinds =>
  new Map(
    categories.map((category) => [String(category.id), kindsNamedInTexts(category.translations, "name")]),
  );

/** What an entity is by its label in any language, by its title if it has none, and by its categories. */
export function kindsOf(group: SearchGroup, body: Body, byCategory: CategoryKinds) {
  if (!groupsWithKinds.includes(group)) return { own: [], ofCategories: [] };
  const { title, label } = searchSources[group];
  const labelled = label ? kindsNamedInTexts(body.translations ?? [], label) : [];
  const named = labelled.length > 0 ? labelled : kindsNamedInTexts(body.translations ?? [], title);
  return {
    own: kindsFitting(named, group === "event"),
    ofCategories: [...new Set(categoriesOf(body).flatMap((id) => byCategory.get(id) ?? []))],
  };
}

function categoriesOf(body: Body): string[] {
  const categories: unknown = Reflect.get(body, "categories");
  return Array.isArray(categories) ? categories.map(String) : [];
}
