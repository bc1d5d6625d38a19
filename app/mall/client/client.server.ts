import { setMaxListeners } from "node:events";
import { publicEndpoints } from "@contract/endpoints";
import { previewPermission } from "@contract/preview.server";
import type { TenantId } from "@contract/tenant-ids";
import { environment } from "~/process/environment.server";
import { report } from "../../process/request-context.server";
import { showsContent } from "../cache/content-tags.server";
import { askUpstream } from "./ask-upstream.server";
import { searchText } from "./call-address.server";
import { type ClientOptions, type ClientParts, createClientParts } from "./client-parts.server";
import { frozen } from "./frozen";
import { lazily } from "./lazily";
import type { Caller, EndpointName, MallApi, OtherCalls } from "./mall-api";
import { isNotFound, isUnauthorized, MallApiError, MallApiUnavailable } from "./mall-api-error";
import { ownCalls } from "./own-calls.server";
import { type ApiCall, privateCall } from "./private-calls.server";
import { publicReads } from "./public-reads.server";
import { withShopCategories } from "./shop-categories.server";

export type { Caller, EndpointName, MallApi } from "./mall-api";

export type MallClient = ReturnType<typeof createMallClient>;

/** More calls than any page makes in one request. */
const maxConcurrentCalls = 64;

/** A client with its own connections, cache and breakers. */
export function createMallClient(options: ClientOptions) {
  const parts = createClientParts(options);
  const { upstream, cache, fallbacks, previewFallbacks } = parts;
  return {
    mallApi: (caller: Caller): MallApi => callsOf(parts, caller),
    upstreamHealth: upstream.health,
    cacheUse: cache.use,
    /** A tenant's content has changed: cached answers that show it are served only if they can't be refetched. */
    expire(tenantId: TenantId, tag: string | null = null) {
      fallbacks.forget(tenantId);
      previewFallbacks.forget(tenantId);
      cache.expire(`${tenantId} `, (value) => tag === null || showsContent(value, tag));
    },
    /** A session has ended: what was read for it may no longer be. */
    forgetOwnReads: parts.sharedOwnReads.forgetAll,
    close() {
      cache.stop();
      return upstream.close();
    },
  };
}

function callsOf(parts: ClientParts, caller: Caller): MallApi {
  const { tenantId, token, signal, showsUnpublished } = caller;
  // A page makes a dozen calls at once, each of which ends with its request: that is no leak.
  if (signal) setMaxListeners(maxConcurrentCalls, signal);
  const preview = showsUnpublished ? previewCall(tenantId, new Date(parts.now())) : undefined;
  const ask = askUpstream(parts, caller, preview);
  const { read, servedStale, dataFrom } = publicReads(parts, caller, {
    ask,
    isShared: !token && !preview,
    withFallback: (preview ? parts.previewFallbacks : parts.fallbacks).withFallback,
    calls: () => calls,
  });
  const { perform, send } = ownCalls(parts, caller, ask);
  const performShared = token && caller.sharesOwnReads ? sharedCalls(parts, { ...caller, token }) : perform;
  const others: OtherCalls = {
    get: async (path, data, query) =>
      (await noted(send("GET", path, data, { query: searchText(query ?? {}) }))).data,
    post: (path, body, data, { idempotencyKey } = {}) => send("POST", path, data, { body, idempotencyKey }),
    patch: (path, body, data, { idempotencyKey } = {}) => send("PATCH", path, data, { body, idempotencyKey }),
    delete: (path, data, body) => send("DELETE", path, data, { body }),
    read: (name, query) => noted(read(name, [query]), name),
    servedStale,
    dataFrom,
  };
  // Built from the same tables as the type; each answer is parsed with its endpoint's schema.
  const calls = lazily<MallApi>((name) => {
    if (Object.hasOwn(publicEndpoints, name))
      return (...asked: unknown[]) => noted(read(name as EndpointName, asked), name);
    return privateCall(name, (call) => named(performShared(call), name)) ?? others[name as keyof OtherCalls];
  });
  return withShopCategories(calls, (query) => callsOf(parts, sharedCaller(caller)).categories(query));
}

/** A caller's own calls, of which some are answered by what another request of the same session has read. */
function sharedCalls(parts: ClientParts, caller: Caller & { token: string }) {
  const { sharedOwnReads } = parts;
  const { tenantId, token, signal, onUnauthorized } = caller;
  const { perform } = ownCalls(parts, caller, askUpstream(parts, caller, undefined));
  const ofSession = ownCalls(parts, caller, askUpstream(parts, unattended(caller), undefined));
  return async (call: ApiCall): Promise<unknown> => {
    const { method, path } = call.endpoint;
    if (method !== "GET" || !sharedOwnReads.isShared(path)) return perform(call);
    const ask = async () => frozen(await ofSession.perform(call));
    try {
      return await sharedOwnReads.read({ tenantId, token }, path, signal, ask);
    } catch (error) {
      throw onUnauthorized && isUnauthorized(error) ? onUnauthorized() : error;
    }
  };
}

/** The same caller for a read that doesn't end with one request. */
const unattended = ({ signal: _, onUnauthorized: __, ...caller }: Caller): Caller => caller;

/** The same without what makes answers a caller's own. */
const sharedCaller = ({ tenantId, signal }: Caller): Caller => ({ tenantId, signal });

/** Long enough for one page. */
const previewCallMs = 60_000;

function previewCall(mall: TenantId, now: Date): string | undefined {
  const { EDITOR_SECRET: secret } = environment();
  return secret && previewPermission(secret, { mall }, new Date(now.getTime() + previewCallMs));
}

/** Notes a failed read as degradation, so that the page is cached only briefly. A 404 is a valid answer. */
async function noted<Value>(reading: Promise<Value>, read?: string): Promise<Value> {
  try {
    return await (read ? named(reading, read) : reading);
  } catch (error) {
    if (!isNotFound(error)) report({ isDegraded: true });
    throw error;
  }
}

/** Notes on a failure which call of the contract it is of. */
async function named<Value>(call: Promise<Value>, name: string): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof MallApiError || error instanceof MallApiUnavailable) error.read ??= name;
    throw error;
  }
}
