import { setMaxListeners } from "node:events";
import { publicEndpoints } from "@contract/endpoints";
import { previewPermission } from "@contract/preview.server";
import type { TenantId } from "@contract/tenant-ids";
import type { z } from "zod";
import { environment } from "~/process/environment.server";
import { type Log, log } from "~/process/log.server";
import { readTimeLeft, report, restartReadTime } from "../../process/request-context.server";
import { onContentChange } from "../cache/content-changes.server";
import { askedTags, showsContent, tagsOf } from "../cache/content-tags.server";
import { createShellStore, isShellRead } from "../cache/shell-store.server";
import {
  type CacheTimes,
  createUpstreamCache,
  defaultCacheTimes,
  type Fetched,
  freshness,
} from "../cache/upstream-cache.server";
import type { ListAnswer } from "../reading/read-answer.server";
import type { Reading } from "../reading/reading-context";
import { adaptedBody, adaptedPath } from "./adapter.server";
import { createAnswerReader } from "./answer-reader.server";
import { pathOf, queryText, searchText } from "./call-address.server";
import type { Envelope } from "./envelope.server";
import { everyItem } from "./every-item.server";
import { createFallbackReads } from "./fallback-reads.server";
import { frozen } from "./frozen";
import { lazily } from "./lazily";
import { applyListQuery } from "./list-query.server";
import type { Caller, EndpointName, MallApi, OtherCalls } from "./mall-api";
import { isNotFound, isOutage, isUnauthorized, MallApiUnavailable } from "./mall-api-error";
import { createMethodFallback } from "./method-fallback.server";
import { type ApiCall, type ApiResponse, privateCall } from "./private-calls.server";
import { unlessAborted } from "./unless-aborted.server";
import {
  type Call,
  createUpstream,
  defaultLimits,
  type Limits,
  type UpstreamHealth,
} from "./upstream.server";

type Endpoint = (typeof publicEndpoints)[EndpointName];

export type { Caller, EndpointName, MallApi, OtherCalls, PublicReads } from "./mall-api";
export type { ApiResponse } from "./private-calls.server";

export type ClientOptions = {
  /** The mall API's URL template, see `MALL_API_URL`. */
  url: string;
  settingsUrl?: string | undefined;
  /** See `MALL_API_SECRET`. */
  secret?: string | undefined;
  cacheBytes: number;
  /** The folder where what every page of a mall shows is stored for an outage; unset: it is not. */
  shellDirectory?: string;
  limits?: Partial<Limits>;
  cacheTimes?: Partial<CacheTimes>;
  now?: () => number;
  random?: () => number;
  log?: Log;
};

export type MallClient = ReturnType<typeof createMallClient>;

/** More calls than any page makes in one request. */
const maxConcurrentCalls = 64;
/** What a page needs beside its reads. */
const renderMs = 300;
const listFreshMs = 30_000;
/** Pages of one list, of 48 items each. */
const maxPages = 20;
/** What every page renders and seldom changes stays fresh for longer. */
const freshMsByName: Partial<Record<EndpointName, number>> = {
  settings: 60_000,
  malls: 60_000,
  categories: 60_000,
  heroBanner: 60_000,
  availableLocales: 60_000,
  floorPlan: 60_000,
};

let processClient: MallClient | undefined;

function client(): MallClient {
  if (processClient) return processClient;
  const patienceMs = environment().PAGE_SECONDS * 1000;
  const created = createMallClient({
    url: environment().MALL_API_URL,
    settingsUrl: environment().SETTINGS_CACHE_URL,
    secret: environment().MALL_API_SECRET,
    cacheBytes: environment().MALL_CACHE_MEGABYTES * 1024 * 1024,
    shellDirectory: environment().SHELL_CACHE_DIR,
    limits: { answerMs: patienceMs, pageMs: patienceMs - renderMs },
  });
  onContentChange(created.expire);
  processClient = created;
  return created;
}

/** The mall API as the environment configures it. */
export const mallApi = (caller: Caller): MallApi => client().mallApi(caller);

/** The upstream's recent health, for each tenant that called it. */
export const upstreamHealth = (): UpstreamHealth[] => client().upstreamHealth();

/** The memory for responses of the mall API that is in use. */
export const mallCacheBytes = (): number => client().cachedBytes();

/** A client with its own connections, cache and breakers. */
export function createMallClient(options: ClientOptions) {
  const { now = Date.now, random = Math.random, log: logger = log } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const upstream = createUpstream({
    limits,
    now,
    random,
    log: logger,
    // The settings may come from another server, which is told no secret.
    secretFor: ({ tenantId, url }) => (url.startsWith(baseOf(tenantId)) ? options.secret : undefined),
  });
  const cache = createUpstreamCache({
    maxBytes: options.cacheBytes,
    times: { ...defaultCacheTimes, ...options.cacheTimes },
    // Not the wall clock, which may jump.
    now: options.now ?? (() => performance.now()),
    log: logger,
  });
  const { shellDirectory } = options;
  const shells = shellDirectory ? createShellStore({ directory: shellDirectory, now, log: logger }) : null;
  const fallbacks = createFallbackReads(now);
  // The entities in their lists are not everybody's.
  const previewFallbacks = createFallbackReads(now);
  const withMethod = createMethodFallback();
  const reader = createAnswerReader({ log: logger, now });

  const baseOf = (tenantId: TenantId): string => `${options.url.replaceAll("{tenant}", tenantId)}/v1/`;

  function urlOf(tenantId: TenantId, path: string, query = ""): string {
    const isSettings = path === publicEndpoints.settings.path;
    if (isSettings && options.settingsUrl) return options.settingsUrl.replaceAll("{tenant}", tenantId);
    return `${baseOf(tenantId)}${adaptedPath(tenantId, path)}${query && `?${query}`}`;
  }

  function bind(caller: Caller): MallApi {
    const { tenantId, token, clientAddress, browser, signal, onUnauthorized } = caller;
    const preview = caller.showsUnpublished ? previewCall(tenantId, new Date(now())) : undefined;
    const { withFallback } = preview ? previewFallbacks : fallbacks;
    // A page makes a dozen calls at once, each of which ends with its request: that is no leak.
    if (signal) setMaxListeners(maxConcurrentCalls, signal);
    let hasServedStale = false;

    function parsePublic(name: EndpointName, path: string, query: string, answer: Envelope) {
      const endpoint: Endpoint = publicEndpoints[name];
      const { headers, byteLength } = answer;
      const call = { tenantId, path, template: endpoint.path, query };
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

    async function readPublic(name: EndpointName, asked: unknown[]): Promise<unknown> {
      const endpoint: Endpoint = publicEndpoints[name];
      const [id, path, query] = endpoint.path.includes("{")
        ? [String(asked[0]), pathOf(endpoint.path, String(asked[0])), asked[1]]
        : [undefined, endpoint.path, asked[0]];
      report({ content: askedTags(name, id) });
      const read = async (query: unknown) => {
        const value = await withFallback(
          { tenantId, name, id },
          () => readAnswer(name, path, queryText(endpoint, query), asked.length > 0),
          (list) => everyItem<{ id: string }>((page) => calls[list]({ page, per_page: 48 }), maxPages),
        );
        report({ content: tagsOf(name, value as object) });
        return value;
      };
      if (endpoint.shape === "one") return read(query);
      // Made by `readList` or a fallback read.
      const readList = (query: unknown) => read(query) as Promise<ListAnswer<unknown>>;
      const answer = await readList(query);
      // The sitemap's pages have no size that the site asks for.
      return "per_page" in endpoint.query.shape
        ? applyListQuery(path, { ...(query ?? {}) }, answer, readList)
        : answer;
    }

    async function readAnswer(
      name: EndpointName,
      path: string,
      query: string,
      hasArguments: boolean,
    ): Promise<unknown> {
      const url = urlOf(tenantId, path, query);
      if (token || preview) return parsePublic(name, path, query, await ask("GET", url)).value;
      // Calls without a visitor's input are the same for every page: no visitor can make them fail.
      const isShell = isShellRead(name, query);
      const isProvoked = hasArguments && !isShell;
      const key = `${tenantId} ${path}?${query}`;
      const shell = isShell ? shells : null;
      // The fetch is shared by all who wait for it, so it isn't aborted when the first client disconnects.
      const fetchValue = async () => {
        const answer = await upstream.ask({ tenantId, method: "GET", url, isProvoked }).catch((error) => {
          throw isUnauthorized(error)
            ? new MallApiUnavailable("malformed", `${url} asks for a token`)
            : error;
        });
        const fetched = parsePublic(name, path, query, answer);
        shell?.store(url, answer);
        return fetched;
      };
      const reading = cache
        .read(key, fetchValue, readTimeLeft(limits.pageMs))
        .catch(async (error: unknown) => {
          const stored = isOutage(error) ? await shell?.find(url) : null;
          if (!stored) throw error;
          const { value, byteLength } = parsePublic(name, path, query, stored);
          cache.storeStale(key, value, byteLength, fetchValue);
          return { value, isStaleOnError: true };
        });
      const { value, isStaleOnError } = await unlessAborted(reading, signal);
      hasServedStale ||= isStaleOnError;
      if (isStaleOnError) report({ isDegraded: true });
      return value;
    }

    async function ask(
      method: Call["method"],
      url: string,
      sent: { body?: unknown; idempotencyKey?: string | undefined } = {},
    ): Promise<Envelope> {
      const withinMs = method === "GET" ? readTimeLeft(limits.pageMs) : undefined;
      try {
        const common = {
          tenantId,
          token,
          clientAddress,
          browser,
          preview,
          signal,
          withinMs,
          isProvoked: true,
        };
        return await upstream.ask({ ...common, method, url, ...sent });
      } catch (error) {
        throw onUnauthorized && method !== "DELETE" && isUnauthorized(error) ? onUnauthorized() : error;
      } finally {
        if (method !== "GET") restartReadTime();
      }
    }

    async function performCall({ endpoint, parameters, body, query, idempotencyKey }: ApiCall) {
      const { method, data } = endpoint;
      const path = pathOf(endpoint.path, ...parameters);
      if (endpoint.shape === "one") {
        const sent = {
          body: inMoneyUnit(body, reader.moneyUnit(tenantId)),
          query: queryText(endpoint, query),
          idempotencyKey,
        };
        if (method === "GET")
          return reader.one(
            data,
            { tenantId, path, template: endpoint.path },
            await exchange(method, path, sent),
          );
        return withMethod(tenantId, endpoint, (verb) => sendWrite(verb, path, data, sent));
      }
      const { item } = endpoint;
      const read = async (given: object) => {
        const query = queryText(endpoint, given);
        const answer = await ask(method, urlOf(tenantId, path, query));
        return reader.list(item, { tenantId, path, template: endpoint.path, query }, answer);
      };
      return frozen(await applyListQuery(path, query, await read(query), read));
    }

    type Sent = { body?: unknown; query?: string; idempotencyKey?: string | undefined };

    async function send<Data extends z.ZodType>(
      method: Call["method"],
      path: string,
      data: Data,
      sent: Sent = {},
    ): Promise<ApiResponse<z.output<Data>>> {
      const answer = await exchange(method, path, sent);
      return responseOf(answer, reader.one(data, { tenantId, path }, answer));
    }

    /** A write that the API has carried out has succeeded, whatever it says about it. */
    async function sendWrite(method: Call["method"], path: string, data: z.ZodType, sent: Sent) {
      const answer = await exchange(method, path, sent);
      return responseOf(answer, reader.oneOrNull(data, { tenantId, path }, answer));
    }

    async function exchange(method: Call["method"], path: string, { body, query, idempotencyKey }: Sent) {
      const sent = { body: adaptedBody(tenantId, path, body), idempotencyKey };
      return ask(method, urlOf(tenantId, path, query), sent);
    }

    const others: OtherCalls = {
      get: async (path, data, query) =>
        (await noted(send("GET", path, data, { query: searchText(query ?? {}) }))).data,
      post: (path, body, data, { idempotencyKey } = {}) => send("POST", path, data, { body, idempotencyKey }),
      patch: (path, body, data, { idempotencyKey } = {}) =>
        send("PATCH", path, data, { body, idempotencyKey }),
      delete: (path, data, body) => send("DELETE", path, data, { body }),
      read: (name, query) => noted(readPublic(name, [query])),
      servedStale: () => hasServedStale,
    };

    // Built from the same tables as the type; each answer is parsed with its endpoint's schema.
    const calls = lazily<MallApi>((name) => {
      if (Object.hasOwn(publicEndpoints, name))
        return (...asked: unknown[]) => noted(readPublic(name as EndpointName, asked));
      return privateCall(name, performCall) ?? others[name as keyof OtherCalls];
    });
    return calls;
  }

  return {
    mallApi: bind,
    upstreamHealth: upstream.health,
    cachedBytes: cache.byteLength,
    /** A tenant's content has changed: cached answers that show it are served only if they can't be refetched. */
    expire(tenantId: TenantId, tag: string | null = null) {
      fallbacks.forget(tenantId);
      previewFallbacks.forget(tenantId);
      cache.expire(`${tenantId} `, (value) => tag === null || showsContent(value, tag));
    },
    close() {
      cache.stop();
      return upstream.close();
    },
  };
}

/** Long enough for one page. */
const previewCallMs = 60_000;

function previewCall(mall: TenantId, now: Date): string | undefined {
  const { EDITOR_SECRET: secret } = environment();
  return secret && previewPermission(secret, { mall }, new Date(now.getTime() + previewCallMs));
}

/** An amount is sent in the unit in which the API's own amounts come. */
function inMoneyUnit(body: unknown, unit: Reading["moneyUnit"]): unknown {
  if (unit === "crowns" && body instanceof FormData && body.has("total"))
    body.set("total", (Number(body.get("total")) / 100).toFixed(2));
  return body;
}

const responseOf = <Data>({ json: { message } }: Envelope, data: Data): ApiResponse<Data> =>
  frozen({ status: "success", data, ...(typeof message === "string" ? { message } : {}) });

/** Notes a failed read as degradation, so that the page is cached only briefly. A 404 is a valid answer. */
async function noted<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (!isNotFound(error)) report({ isDegraded: true });
    throw error;
  }
}

const isArbitrary = (query: string): boolean => /(?:^|&)(?:q|search|ids)=/.test(query);

const isEmptyList = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "data" in value &&
  Array.isArray(value.data) &&
  value.data.length === 0;
