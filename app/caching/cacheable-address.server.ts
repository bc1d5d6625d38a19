import { documentPath, isDataPath, routesParameter } from "~/framework/addresses";
import { matchRoute } from "~/locale/match-route";
import { type ResourceEntry, resourceTable } from "~/locale/resource-table";
import type { QueryValue, RouteEntry } from "~/locale/route-entry";
import { routeId, routeTable } from "~/locale/route-table";
import { payloadAddress, payloadOf } from "~/navigation/payload.server";

/** A URL whose response may be cached. */
export type CacheableAddress = {
  /** A screen also depends on consent and Save-Data; a document is the same for everybody. */
  kind: "screen" | "document";
  /** The URL to render: path and declared query, normalized. */
  address: string;
  /** Whether the site has a limited number of such URLs: it contains no visitor's text. */
  isCanonical: boolean;
  /** Whether the response is in the visitor's language, because the URL names none. */
  followsVisitor: boolean;
  /** The name in the route tables. */
  route: string;
  limit?: NonNullable<ResourceEntry["cached"]>["limit"];
};

const pathSigns = /^\/[\w.~!$&'()*+,;=:@%/-]*$/;
/** What servers and frameworks may normalize to another path. */
const ambiguous = /\/\/|\/\.|\/%2e/i;

const kinds: Record<Extract<QueryValue, string>, RegExp> = {
  word: /^[\w.,-]{0,80}$/,
  text: /^[^\p{C}]{0,200}$/u,
};

const cachedResources = new Map(
  resourceTable.flatMap(({ path, cached }) => (cached ? [[path, { ...cached, route: path }] as const] : [])),
);

/** The routes above every screen. */
const parentIds = ["root", "routes/screen"];

/**
 * The cacheable form of a URL; null for a URL without a screen or cached resource, with an undeclared query, or of a
 * member's screen.
 */
export function cacheableAddress(asked: string): CacheableAddress | null {
  const payload = payloadAddress(asked);
  const found = dataOrScreenAddress(payload ?? asked);
  return found && payload ? { ...found, address: payloadOf(found.address) } : found;
}

function dataOrScreenAddress(url: string): CacheableAddress | null {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const search = at < 0 ? "" : url.slice(at + 1);
  if (!pathSigns.test(path) || ambiguous.test(path)) return null;
  const resource = resourceOf(path);
  if (resource) return addressOf("document", path, search, resource);
  const screen = screenOf(documentPath(path));
  if (!screen) return null;
  const { id, declared } = screen;
  return addressOf("screen", path, search, isDataPath(path) ? { ...declared, routeId: id } : declared);
}

type Declared = NonNullable<ResourceEntry["cached"]> & {
  route: string;
  /** The screen's own route, for data requests. */
  routeId?: string;
};

function resourceOf(path: string): Declared | undefined {
  const [, folder = "", file, more] = path.split("/", 4);
  return more === undefined ? cachedResources.get(file ? `${folder}/:file` : folder) : undefined;
}

function screenOf(path: string): { id: string; declared: Declared } | null {
  if (path === "/") return { id: "index", declared: { route: "index", query: {}, followsVisitor: true } };
  const match = matchRoute(path);
  if (!match) return null;
  const { guard, query = {} }: RouteEntry = routeTable[match.name];
  if (guard === "member") return null;
  return { id: routeId(match.name, match.language), declared: { route: match.name, query } };
}

function addressOf(
  kind: CacheableAddress["kind"],
  path: string,
  search: string,
  declared: Declared,
): CacheableAddress | null {
  const query = search === "" ? noQuery : queryOf(kind, search, declared);
  if (!query) return null;
  const { followsVisitor = false, limit, route } = declared;
  return {
    kind,
    route,
    address: query.text === "" ? path : `${path}?${query.text}`,
    // Escapes have many spellings, and a trailing slash is another one.
    isCanonical: query.isCanonical && !path.includes("%") && (path === "/" || !path.endsWith("/")),
    followsVisitor: followsVisitor && !query.text.includes("language="),
    ...(limit && { limit }),
  };
}

const noQuery = { text: "", isCanonical: true };

/**
 * The query in the order and spelling of its declaration; null if a screen doesn't declare a name, or a value doesn't
 * match. A document's other parameters are omitted.
 */
function queryOf(
  kind: CacheableAddress["kind"],
  search: string,
  { query, routeId }: Declared,
): { text: string; isCanonical: boolean } | null {
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    const isDeclared = Object.hasOwn(query, name) || (name === routesParameter && routeId !== undefined);
    if (!isDeclared && kind === "document") continue;
    if (!isDeclared || given.has(name) || !isOf(query[name] ?? "text", value)) return null;
    given.set(name, value);
  }
  const names = Object.keys(query).filter((name) => given.has(name));
  const text = new URLSearchParams(names.map((name) => [name, given.get(name) ?? ""]));
  const wanted = given.get(routesParameter);
  if (wanted !== undefined) {
    const ids = new Set(wanted.split(","));
    const known = [...parentIds, routeId ?? ""].filter((id) => ids.has(id));
    if (known.length === 0 || known.length < ids.size) return null;
    text.set(routesParameter, known.join());
  }
  const [first = "", ...more] = names;
  const isCanonical = names.length === 0 || (more.length === 0 && typeof query[first] === "object");
  return { text: text.toString(), isCanonical };
}

const isOf = (declared: QueryValue, value: string): boolean =>
  typeof declared === "string" ? kinds[declared].test(value) : declared.includes(value) || value === "";
