import type { ListAnswer } from "../reading/read-answer.server";
import { isNotFound, type MallApiError } from "./mall-api-error";

type ListName = "companies" | "products" | "events" | "news" | "rewards" | "amenities";
type Entity = { id: string };
export type AllEntities = (name: ListName) => Promise<readonly Entity[]>;

/** The list that contains an entity without a path of its own. */
const listOfDetail: Record<string, ListName> = {
  company: "companies",
  product: "products",
  event: "events",
  newsArticle: "news",
  reward: "rewards",
  amenity: "amenities",
};

type Part = { list: ListName; of: (all: readonly Entity[], now: number) => readonly Entity[] };

/** Lists that are part of others. */
const parts: Record<string, Part> = {
  featuredCompanies: {
    list: "companies",
    of: (all) => {
      const featured = all.filter((company) => Reflect.get(company, "featured") === true);
      return featured.length > 0 ? featured : all;
    },
  },
  companiesWithEntities: {
    list: "companies",
    of: (all) => all.map((company) => ({ ...company, entities: {} })),
  },
  upcomingEvents: { list: "events", of: (all, now) => all.filter((event) => isUpcoming(event, now)) },
};

const dayMs = 24 * 60 * 60_000;
const freshMs = 30_000;
/** So long a path that the upstream doesn't have is not requested again. */
const lackingMs = 10 * 60_000;

/** One without an end may be a day without times, which is over a day later. */
function isUpcoming(event: object, now: number): boolean {
  const end: unknown = Reflect.get(event, "ends_at");
  if (typeof end === "string") return Date.parse(end) > now;
  const start: unknown = Reflect.get(event, "starts_at");
  return typeof start !== "string" || Date.parse(start) > now - dayMs;
}

/** Fallbacks for paths that an upstream doesn't have: an entity from its list, a list from a longer one. */
export function createFallbackReads(now: () => number) {
  /** Tenants' reads that have succeeded once: from then on a 404 means that the entity doesn't exist. */
  const answered = new Set<string>();
  /** Tenants' reads whose path is missing: the 404, and until when it is believed. */
  const lacking = new Map<string, { error: MallApiError; until: number }>();
  /** Shared, because any visitor can request any id. */
  const lists = new Map<string, { readAt: number; entities: Promise<readonly Entity[]> }>();

  function listOf(tenantId: string, list: ListName, allEntities: AllEntities): Promise<readonly Entity[]> {
    const key = `${tenantId} ${list}`;
    const known = lists.get(key);
    if (known && now() - known.readAt < freshMs) return known.entities;
    const entities = allEntities(list);
    lists.set(key, { readAt: now(), entities });
    entities.catch(() => lists.delete(key));
    return entities;
  }

  async function withFallback(
    { tenantId, name, id }: { tenantId: string; name: string; id: string | undefined },
    read: () => Promise<unknown>,
    allEntities: AllEntities,
  ): Promise<unknown> {
    const key = `${tenantId} ${name}`;
    const part = parts[name];
    const list = listOfDetail[name] ?? part?.list;
    const inList = (all: readonly Entity[], missing: MallApiError): unknown => {
      const found = part ? wholeList(part.of(all, now())) : all.find((entity) => entity.id === id);
      if (!found) throw missing;
      return found;
    };
    const remembered = lacking.get(key);
    if (remembered && list && remembered.until > now())
      return inList(await listOf(tenantId, list, allEntities), remembered.error);
    try {
      const value = await read();
      answered.add(key);
      return value;
    } catch (error) {
      if (!isNotFound(error) || answered.has(key) || !list) throw error;
      const all = await listOf(tenantId, list, allEntities).catch(() => {
        throw error;
      });
      const found = inList(all, error);
      // What is in the list exists, so it is the path that doesn't.
      lacking.set(key, { error, until: now() + lackingMs });
      return found;
    }
  }

  return {
    withFallback,
    /** A tenant's content has changed. */
    forget(tenantId: string) {
      for (const key of lists.keys()) if (key.startsWith(`${tenantId} `)) lists.delete(key);
    },
  };
}

const wholeList = (data: readonly Entity[]): ListAnswer<Entity> => ({
  data: [...data],
  isWhole: true,
  isCounted: false,
  current_page: 1,
  last_page: 1,
  per_page: Math.max(1, data.length),
  total: data.length,
});
