import type { ContentChange, contentChange } from "@contract/content-change";
import type { RequestHandler, ServerBuild } from "@remix-run/server-runtime";
import type { Subject } from "./http/observer";
import type { PageKey } from "./http/page-entry";
import type { SiteListenerOptions } from "./http/site-listener";
import type { MallApiCall } from "./operator/metrics";
import type { OperatorStatus } from "./operator/status";
import type { Tracing } from "./operator/tracing";

/** The app's part of the operator's status. */
export type SiteStatus = Pick<OperatorStatus, "malls"> & {
  isReady: boolean;
  isRedisUp: boolean | null;
  mallCache: { bytes: number; limit: number };
};

/** What the process needs of the built app: exports of `app/entry.server.tsx`. */
export type SiteEntry = {
  branchHandler: (build: ServerBuild, mode: string) => RequestHandler;
  overloadResponse: (request: Request) => Response;
  hostResponse: SiteListenerOptions["hostResponse"];
  cacheKeyOf: SiteListenerOptions["cacheKeyOf"];
  memberKeyOf: SiteListenerOptions["memberKeyOf"];
  unsharedHeader: string;
  /** The response to a key, rendered from nothing but the key. */
  renderForKey: (
    key: PageKey,
    client: { requestId: string | undefined; visitor: string; subject: Subject },
    handle: (request: Request) => Promise<Response>,
  ) => Promise<Response>;
  /** The response to a client that requests too many uncached pages; null for all others. */
  refusedFill: (key: PageKey, clientAddress: string) => Promise<Response | null>;
  degradedHeader: string;
  sharedHeader: string;
  bodyLimit: (pathname: string) => number;
  clientAddressHeader: string;
  rejectedBodyHeader: string;
  rejectedBodyRequest: (request: Request) => Request;
  /** The build whose loaders and actions throw responses instead of errors. */
  withErrorResponses: (build: ServerBuild) => ServerBuild;
  /** The response to a URL that is an alias of a data request; null for all other requests. */
  payloadResponse: (request: Request, handle: RequestHandler) => Promise<Response> | null;
  /** Any response, with the cache headers of a redirect if it is one. */
  withRedirectPolicy: (request: Request, response: Response) => Response;
  /** A replacement for requests to a path that can't be a page's; null for all other requests. */
  deepPathRequest: (request: Request) => Request | null;
  /** The response to the browser's route discovery; null for all other requests. */
  routeDiscovery: (request: Request) => Promise<Response | null>;
  /** Whether a response, once its body has been read, shows what has changed. */
  showsContent: (response: Response) => (tag: string) => boolean;
  /** Calls back with a mall's id and what of its content has changed; null for all of it. */
  onContentChange: (listener: (tenantId: string, tag: string | null) => void) => void;
  /** Notifies the listeners of this process. */
  noteContentChange: (tenantId: string, tag: string | null) => void;
  /** Notifies the listeners of all instances; throws where Redis can't be reached. */
  announceContentChange: (change: ContentChange) => Promise<void>;
  /** Reads a change. The site has it because it knows the malls, which are read when its build is loaded. */
  contentChange: typeof contentChange;
  /** Whether a nonce is new to all instances; throws where Redis can't be reached. */
  isFirstUse: (nonce: string) => Promise<boolean>;
  /** Calls the malls' APIs in the background until one answers. */
  watchUpstream: () => Promise<void>;
  /** Where each mall answers. */
  tenantAddresses: (port: number) => string[];
  /** The response to a cross-origin form; null for all other requests. */
  crossOriginFormResponse: (request: Request) => Response | null;
  /** What each log line of the current request says of it. */
  requestFields: () => Record<string, unknown>;
  subjectOf: SiteListenerOptions["subjectOf"];
  /** Calls back after each call of the mall API. */
  onMallApiCall: (listener: (call: MallApiCall) => void) => void;
  /** Traces each call of the mall API from now on. */
  traceMallApiCalls: (start: Tracing["startCall"]) => void;
  siteStatus: () => SiteStatus;
  /** Parses the app's own variables; throws if one is invalid. */
  environment: () => unknown;
};
