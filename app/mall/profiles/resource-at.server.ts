import type { ApiProfile, ResourceProfile } from "./profile";
import { merged } from "./shipped-profiles.server";

type Found = { resource: ResourceProfile; parameters: string[]; rest: string };

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

/** The resource of exactly this path, else the longest one that it lies in. */
function find(profile: ApiProfile, path: string): Found | null {
  const resources = Object.entries(profile.resources ?? {}).flatMap(([key, resource]) =>
    resource ? [{ key, resource }] : [],
  );
  for (const { key, resource } of resources) {
    const [, ...parameters] = (key.includes("{") && patternOf(key).exec(path)) || [];
    if (parameters.length > 0) return { resource, parameters, rest: "" };
  }
  const [longest] = resources
    .filter(({ key }) => path === key || path.startsWith(`${key}/`))
    .sort((one, other) => other.key.length - one.key.length);
  return longest
    ? { resource: longest.resource, parameters: [], rest: path.slice(longest.key.length) }
    : null;
}

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(/\{[^}]*\}/g, "([^/]+)")}$`);

/** What a profile says of a path of the contract. */
export const resourceAt = (profile: ApiProfile, path: string): ResourceProfile =>
  find(profile, path)?.resource ?? {};

/** What it says of the entities in the answer of that path. */
export function entitiesAt(profile: ApiProfile, path: string): ResourceProfile {
  const base = sameEntities[path];
  const own = resourceAt(profile, path);
  return base ? merged(resourceAt(profile, base), own) : own;
}

/** The API's own path, which begins with `/` beside `basePath`; null if it has none. */
export function apiPath(profile: ApiProfile, path: string): string | null {
  const found = find(profile, path);
  const own = found?.resource.path;
  if (own === null) return null;
  if (!found || own === undefined) return path;
  const [template = "", query] = own.split("?");
  const parameters = [...found.parameters];
  const filled = template.replaceAll(/\{[^}]*\}/g, () => parameters.shift() ?? "") + found.rest;
  return query ? `${filled}?${query}` : filled;
}
