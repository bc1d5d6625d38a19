import { publicEndpoints } from "@contract/endpoints";
import { report, timeLeft } from "../../process/request-context.server";
import { askedTags, tagsOf } from "../cache/content-tags.server";
import { isShellRead } from "../cache/shell-store.server";
import { type Fetched, freshness } from "../cache/upstream-cache.server";
import type { ListAnswer } from "../reading/read-answer.server";
import type { Ask } from "./ask-upstream.server";
import { pathOf, queryText } from "./call-address.server";
import type { CallTarget } from "./call-target.server";
import type { ClientParts } from "./client-parts.server";
import type { Envelope } from "./envelope.server";
import { everyItem } from "./every-item.server";
import { frozen } from "./frozen";
import { applyListQuery } from "./list-query.server";
import type { Caller, EndpointName, PublicReads } from "./mall-api";
import { isOutage, isPageTimeout, isUnauthorized, MallApiUnavailable } from "./mall-api-error";
import { unlessAborted } from "./unless-aborted.server";

type Endpoint = (typeof publicEndpoints)[EndpointName];

/** A read of the contract with its arguments. */
type Read = { name: EndpointName; path: string; query: string; hasArguments: boolean };

const listFreshMs = 30_000;
/** What every page renders and seldom changes stays fresh for longer. */
const freshMsByName: Partial<Record<EndpointName, number>> = {
  settings: 60_000,
  malls: 60_000,
  categories: 60_000,
  heroBanner: 60_000,
  availableLocales: 60_000,
  floorPlan: 60_000,
};

/**
 * Reads what the contract says everybody may read.
 * @param isShared whether the answers are the same for all callers, who then share them
 * @param calls a caller's reads, of which some are made of others
 */
export function publicReads(
  parts: ClientParts,
  { tenantId, signal }: Caller,
  {
    ask,
    isShared,
    withFallback,
    calls,
  }: {
    ask: Ask;
    isShared: boolean;
    withFallback: ClientParts["fallbacks"]["withFallback"];
    calls: () => PublicReads;
  },
) {
  const { upstream, cache, shells, reader, targetOf, profileOf, limits } = parts;
  let hasServedStale = false;
  /** Of what has been read: when the mall API gave the oldest of it, null if that isn't known. */
  let oldest: number | null = Number.POSITIVE_INFINITY;

  async function read(name: EndpointName, asked: unknown[]): Promise<unknown> {
    const endpoint: Endpoint = publicEndpoints[name];
    const [id, path, query] = endpoint.path.includes("{")
      ? [String(asked[0]), pathOf(endpoint.path, String(asked[0])), asked[1]]
      : [undefined, endpoint.path, asked[0]];
    report({ content: askedTags(name, id) });
    const readOnce = async (query: unknown) => {
      const value = await withFallback(
        { tenantId, name, id },
        () => readAnswer({ name, path, query: queryText(endpoint, query), hasArguments: asked.length > 0 }),
        (list) => everyItem<{ id: string }>(list, (page) => calls()[list]({ page, per_page: 48 })),
      );
      report({ content: tagsOf(name, value as object) });
      return value;
    };
    if (endpoint.shape === "one") return readOnce(query);
    // Made by `readList` or a fallback read.
    const readList = (query: unknown) => readOnce(query) as Promise<ListAnswer<unknown>>;
    const answer = await readList(query);
    // The sitemap's pages have no size that the site asks for.
    return "per_page" in endpoint.query.shape
      ? applyListQuery(path, { ...(query ?? {}) }, answer, readList, profileOf(tenantId))
      : answer;
  }

  async function readAnswer(read: Read): Promise<unknown> {
    const target = targetOf(tenantId, read.path, read.query);
    if (!isShared) return parsed(read, target, await ask("GET", target)).value;
    const { value, isStaleOnError, ageMs } = await unlessAborted(readShared(read, target), signal);
    oldest = ageMs === null || oldest === null ? null : Math.min(oldest, parts.now() - ageMs);
    hasServedStale ||= isStaleOnError;
    if (isStaleOnError) report({ isDegraded: true });
    return value;
  }

  /** The shared answer; a stored one where there is no other during an outage. */
  async function readShared(read: Read, target: CallTarget) {
    const key = `${tenantId} ${read.path}?${read.query}`;
    const shell = isShellRead(read.name, read.query) ? shells : null;
    const fetchValue = () => fetched(read, target);
    const noteIfTooLate = (failure: unknown) => {
      if (isPageTimeout(failure)) upstream.gaveUp({ tenantId, ...target });
    };
    try {
      const answer = await cache.read(key, fetchValue, timeLeft(limits.pageMs));
      noteIfTooLate(answer.failure);
      return answer;
    } catch (error) {
      noteIfTooLate(error);
      const stored = isOutage(error) ? await shell?.find(shellKey(tenantId, target)) : null;
      if (!stored) throw error;
      const { value, byteLength } = parsed(read, target, stored);
      cache.storeStale(key, value, byteLength, fetchValue);
      return { value, isStaleOnError: true, ageMs: null };
    }
  }

  /** Shared by all who wait for it, so it isn't aborted when the first client disconnects. */
  async function fetched(read: Read, target: CallTarget) {
    // Calls without a visitor's input are the same for every page: no visitor can make them fail.
    const isShell = isShellRead(read.name, read.query);
    const isProvoked = read.hasArguments && !isShell;
    const answer = await upstream.ask({ tenantId, method: "GET", ...target, isProvoked }).catch((error) => {
      throw isUnauthorized(error)
        ? new MallApiUnavailable("malformed", `${target.url} asks for a token`)
        : error;
    });
    const value = parsed(read, target, answer);
    if (isShell) shells?.store(shellKey(tenantId, target), answer);
    return value;
  }

  function parsed({ name, path, query }: Read, { server }: CallTarget, answer: Envelope) {
    const endpoint: Endpoint = publicEndpoints[name];
    const { headers, byteLength } = answer;
    const call = { tenantId, path, template: endpoint.path, query, profile: server.profile };
    const value =
      endpoint.shape === "list"
        ? reader.list(endpoint.item, call, answer)
        : reader.one(endpoint.data, call, answer);
    tagsOf(name, value as object);
    return {
      value: frozen<unknown>(value),
      byteLength,
      freshMs: freshness(headers["cache-control"], freshMsByName[name] ?? listFreshMs),
      region: isArbitrary(query) || isEmptyList(value) ? "untrusted" : "canonical",
    } satisfies Fetched<unknown>;
  }

  return {
    read,
    servedStale: () => hasServedStale,
    dataFrom: () => (oldest === null ? null : new Date(Math.min(oldest, parts.now()))),
  };
}

/** Several malls may have one URL, and be told apart by a header. */
const shellKey = (tenantId: string, { url }: CallTarget): string => `${tenantId} ${url}`;

const isArbitrary = (query: string): boolean => /(?:^|&)(?:q|search|ids)=/.test(query);

const isEmptyList = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "data" in value &&
  Array.isArray(value.data) &&
  value.data.length === 0;
