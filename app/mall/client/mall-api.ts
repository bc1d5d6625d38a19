import type { publicEndpoints } from "@contract/endpoints";
import type { TenantId } from "@contract/tenant-ids";
import type { z } from "zod";
import type { ApiResponse, PrivateCalls } from "./private-calls.server";
import type { VisitorBrowser } from "./upstream.server";

type Endpoints = typeof publicEndpoints;
export type EndpointName = keyof Endpoints;

type PathParameter<Path extends string> = Path extends `${string}{${string}}${string}`
  ? [parameter: string]
  : [];
type QueryArgument<Query extends z.ZodType> = keyof z.output<Query> extends never
  ? []
  : [query?: Partial<z.output<Query>>];

/** One function per read of the contract: `companies({ page: 2 })`, `company(id)`. */
export type PublicReads = {
  [Name in EndpointName]: (
    ...asked: [...PathParameter<Endpoints[Name]["path"]>, ...QueryArgument<Endpoints[Name]["query"]>]
  ) => Promise<z.output<Endpoints[Name]["data"]>>;
};

type WriteOptions = { idempotencyKey?: string };

/**
 * Calls of paths outside the contract, made by `pathOf` and relative to `/v1/`. Answers are parsed with the given
 * schema.
 */
export type OtherCalls = {
  get<Data extends z.ZodType>(
    path: string,
    data: Data,
    query?: Record<string, unknown>,
  ): Promise<z.output<Data>>;
  post<Data extends z.ZodType>(
    path: string,
    body: unknown,
    data: Data,
    options?: WriteOptions,
  ): Promise<ApiResponse<z.output<Data>>>;
  patch<Data extends z.ZodType>(
    path: string,
    body: unknown,
    data: Data,
    options?: WriteOptions,
  ): Promise<ApiResponse<z.output<Data>>>;
  delete<Data extends z.ZodType>(
    path: string,
    data: Data,
    body?: unknown,
  ): Promise<ApiResponse<z.output<Data>>>;
  /** A read by its name in the contract, with the query as strings, for the proxy. */
  read(name: EndpointName, query: Record<string, string>): Promise<unknown>;
  /** Whether an answer was served stale because the upstream is failing: the page shows a hint. */
  servedStale(): boolean;
  /** When the oldest of the public answers read so far came from the mall API; null if that was before the last start. */
  dataFrom(): Date | null;
};

/**
 * The mall API for one request of one tenant. Everything throws MallApiError and MallApiUnavailable. Answers are
 * frozen.
 */
export type MallApi = PublicReads & PrivateCalls & OtherCalls;

export type Caller = {
  tenantId: TenantId;
  /** The member's bearer token: sent with every call. Its answers are shared only where `sharesOwnReads` says so. */
  token?: string | undefined;
  /** Whether what most screens repeat of a member may be what another document has read seconds before. */
  sharesOwnReads?: boolean | undefined;
  /** The client's address, by which the mall API counts attempts. Sent with every call that is not shared. */
  clientAddress?: string | undefined;
  browser?: VisitorBrowser | undefined;
  /** Whether the mall API is asked for unpublished content too; its answers are neither cached nor shared. */
  showsUnpublished?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** What to throw in place of the mall API's Unauthorized. A DELETE throws the error itself: its caller handles it. */
  onUnauthorized?: (() => Response) | undefined;
};
