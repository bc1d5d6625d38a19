import type { ApiProfile, ResourceProfile } from "./profile";
import { merged } from "./shipped-profiles.server";

/** A resource that a path lies in: what of the path it matches, the parameters in there, and the rest. */
type Found = { key: string; resource: ResourceProfile; parameters: string[]; rest: string };

/** Paths whose entities are those of another. */
const sameEntities: Readonly<Record<string, string>> = {
  "companies-with-entities": "companies",
  "me/companies": "companies",
  "me/products": "products",
  "me/events": "events",
  "me/news": "news",
  "me/rewards": "rewards",
  "customer-rewards": "me/customer-rewards",
  "post-categories": "categories",
};

/** The resources that a path lies in, the nearest first; a name is nearer than a parameter in its place. */
function resourcesOf(profile: ApiProfile, path: string): Found[] {
  const found = Object.entries(profile.resources ?? {}).flatMap(([key, resource]): Found[] => {
    const [matched, ...parameters] = (resource && patternOf(key).exec(path)) ?? [];
    if (!resource || matched === undefined) return [];
    return [{ key, resource, parameters, rest: path.slice(matched.length) }];
  });
  return found.sort(
    (one, other) => one.rest.length - other.rest.length || one.parameters.length - other.parameters.length,
  );
}

const patterns = new Map<string, RegExp>();

function patternOf(key: string): RegExp {
  const known = patterns.get(key) ?? new RegExp(`^${key.replaceAll(/\{[^}]*\}/g, "([^/]+)")}(?=/|$)`);
  patterns.set(key, known);
  return known;
}

/** What a profile says of a path of the contract; what it does not say there holds as for the path above. */
export function resourceAt(profile: ApiProfile, path: string): ResourceProfile {
  const [nearest = {}, ...above] = resourcesOf(profile, path).map(({ resource }) => resource);
  return above.reduce((resource, base) => merged(base, resource), nearest);
}

/** What it says of the entities in the answer of that path. */
export function entitiesAt(profile: ApiProfile, path: string): ResourceProfile {
  const base = sameEntities[path];
  const own = resourceAt(profile, path);
  return base ? merged(resourceAt(profile, base), own) : own;
}

/** The API's own path, which begins with `/` beside `basePath`; null if it has none. */
export function apiPath(profile: ApiProfile, path: string): string | null {
  const found = resourcesOf(profile, path).find(({ resource }) => resource.path !== undefined);
  const own = found?.resource.path;
  if (own === null) return null;
  if (!found || own === undefined) return path;
  const parameters = [...found.parameters];
  const [template = "", query] = own.replaceAll(/\{[^}]*\}/g, () => parameters.shift() ?? "").split("?");
  return query ? `${template}${found.rest}?${query}` : template + found.rest;
}
