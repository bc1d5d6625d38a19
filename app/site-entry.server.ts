import { contentChange } from "@contract/content-change";
import { ownMemory } from "@contract/memory.server";
import { tenantIds } from "@contract/tenant-folders.server";
import type { AppLoadContext } from "@remix-run/node";
import { type CacheKey, cacheKeyOf } from "./caching/cache-key.server";
import { degradedHeader, sharedHeader } from "./caching/cache-policy.server";
import { cacheTagPattern } from "./caching/cache-tag.server";
import { refusedFill } from "./caching/fill-limit.server";
import {
  cacheTagOf,
  memberKeyOf,
  renderForKey,
  showsContent,
  unsharedHeader,
} from "./caching/member-page.server";
import { bodyLimit, rejectedBodyHeader, rejectedBodyRequest } from "./forms/body-limit.server";
import { isDataPath } from "./framework/addresses";
import { branchHandler } from "./framework/branch-handler.server";
import { buildId, serverBuild } from "./framework/build.server";
import { routeDiscovery } from "./framework/route-discovery.server";
import {
  announceContentChange,
  isFirstUse,
  noteContentChange,
  onContentChange,
} from "./mall/cache/content-changes.server";
import { onMallApiCall, traceMallApiCalls } from "./mall/client/upstream-calls.server";
import { deepPathRequest } from "./navigation/deep-path.server";
import { withErrorResponses } from "./navigation/error-responses.server";
import { withMissingParts } from "./navigation/missing-parts.server";
import { payloadResponse } from "./navigation/payload.server";
import { subjectOf } from "./operator/arriving-requests.server";
import { siteStatus } from "./operator/site-status.server";
import { clientAddressHeader } from "./process/client-address.server";
import { environment } from "./process/environment.server";
import { mallTurn } from "./process/mall-turns.server";
import { report, requestFields } from "./process/request-context.server";
import { crossOriginFormResponse } from "./session/same-origin.server";
import { hostResponse, overloadResponse } from "./tenant/plain-page.server";
import { watchUpstream } from "./tenant/readiness.server";
import { withRedirectPolicy } from "./tenant/redirects.server";
import { isDeclaredName, isFromSite, tenantAddresses } from "./tenant/tenant.server";

/** All that the process needs of the app. It knows nothing else of the build. */
export const site = {
  start,
  addresses: tenantAddresses,
  isDeclaredName,
  /** What each log line of the current request says of it. */
  requestFields,
  status: siteStatus,

  /** A request on its way to the app. */
  requests: {
    hostResponse,
    bodyLimit,
    rejectedBodyHeader,
    rejectedBodyRequest,
    clientAddressHeader,
    subjectOf,
    handle,
    overloadResponse,
  },

  /** Pages that are cached. The headers mark responses for the process alone. */
  pages: {
    maxBytes: ownMemory(tenantIds.length).cacheBytes("pages"),
    keyOf: cacheKeyOf,
    memberKeyOf,
    fill,
    showsContent,
    cacheTagOf,
    degradedHeader,
    sharedHeader,
    unsharedHeader,
  },

  /** What has changed in the malls' content. */
  content: {
    /** It knows the malls, which are read when the build is loaded. */
    schema: contentChange,
    isFirstUse,
    announce: announceContentChange,
    note: noteContentChange,
    onChange: onContentChange,
    cacheTagPattern,
  },

  realtime: { isFromSite },

  mallApi: {
    watch: watchUpstream,
    onCall: onMallApiCall,
    trace: traceMallApiCalls,
  },
};

export type Site = typeof site;

/** Throws if one of the app's own variables is invalid. */
async function start(): Promise<{ version: string }> {
  environment();
  await routes();
  return { version: await buildId() };
}

/** Responds to a request with a page, a redirect or an error. */
async function handle(request: Request): Promise<Response> {
  return crossOriginFormResponse(request) ?? (await routeDiscovery(request)) ?? answer(request);
}

/** The response to cache for a key, from the key alone; one that refuses a client that requests too many of them. */
async function fill(key: CacheKey, clientAddress: string, requestId?: string): Promise<Response> {
  return (
    (await refusedFill(key, clientAddress)) ??
    renderForKey(key, { requestId, visitor: clientAddress, subject: key }, answer)
  );
}

async function answer(request: Request): Promise<Response> {
  await mallTurn(new URL(request.url).host);
  const asked = deepPathRequest(request) ?? request;
  return payloadResponse(asked, answerByRoutes) ?? answerByRoutes(asked);
}

async function answerByRoutes(request: Request, context?: AppLoadContext): Promise<Response> {
  if (!isDataPath(new URL(request.url).pathname)) report({ isDocument: true });
  return withRedirectPolicy(request, await (await routes())(request, context));
}

let known: ReturnType<typeof branchHandler> | undefined;

async function routes() {
  known ??= branchHandler(withMissingParts(withErrorResponses(await serverBuild())), "production");
  return known;
}
