import { z } from "zod";
import { page } from "./envelope";

/** How the bearer token is treated: ignored, required, or optional. */
export type Access = "anyone" | "member" | "anyone-or-member";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/**
 * One endpoint of the mall API other than the public reads. `path` is relative to `/v1/`. Encoding `form` is
 * `multipart/form-data`, for endpoints with at most `files` files (default 1). A `keyed` endpoint requires an
 * `Idempotency-Key`; a repeated request returns the first response.
 */
export type Endpoint = {
  method: Method;
  path: string;
  access: Access;
  body: z.ZodType;
  encoding: "json" | "form";
  files?: number;
  query: z.ZodObject;
  data: z.ZodType;
  status: 200 | 201;
  keyed: boolean;
} & ({ shape: "one" } | { shape: "list"; item: z.ZodType });

export const noBody = z.undefined();
const noQuery = z.object({});

type Optional<
  Body extends z.ZodType,
  EndpointAccess extends Access,
  Query extends z.ZodObject,
  Keyed extends boolean,
> = {
  access?: EndpointAccess;
  body?: Body;
  encoding?: "json" | "form";
  files?: number;
  query?: Query;
  status?: 200 | 201;
  keyed?: Keyed;
};

/** An endpoint that changes something. Defaults: open to anyone, no body, JSON, status 200. */
export function write<
  const Verb extends Exclude<Method, "GET">,
  const Path extends string,
  Data extends z.ZodType,
  Body extends z.ZodType = typeof noBody,
  EndpointAccess extends Access = "anyone",
  Query extends z.ZodObject = typeof noQuery,
  Keyed extends boolean = false,
>(
  method: Verb,
  path: Path,
  { data, ...given }: { data: Data } & Optional<Body, EndpointAccess, Query, Keyed>,
) {
  return {
    method,
    path,
    shape: "one" as const,
    data,
    access: (given.access ?? "anyone") as EndpointAccess,
    body: (given.body ?? noBody) as Body,
    encoding: given.encoding ?? ("json" as const),
    ...(given.files && { files: given.files }),
    query: (given.query ?? noQuery) as Query,
    status: given.status ?? (200 as const),
    keyed: (given.keyed ?? false) as Keyed,
  };
}

/** A member's read that returns one value. */
export function read<
  const Path extends string,
  Data extends z.ZodType,
  Query extends z.ZodObject = typeof noQuery,
  EndpointAccess extends Access = "member",
>(path: Path, data: Data, given: { query?: Query; access?: EndpointAccess } = {}) {
  return {
    method: "GET" as const,
    path,
    shape: "one" as const,
    data,
    access: (given.access ?? "member") as EndpointAccess,
    body: noBody,
    encoding: "json" as const,
    query: (given.query ?? noQuery) as Query,
    status: 200 as const,
    keyed: false as const,
  };
}

/** A member's read that returns a page of items. */
export function readList<
  const Path extends string,
  Item extends z.ZodType,
  Query extends z.ZodObject,
  EndpointAccess extends Access = "member",
>(path: Path, item: Item, query: Query, access?: EndpointAccess) {
  return {
    ...read<Path, ReturnType<typeof page<Item>>, Query, EndpointAccess>(path, page(item), {
      query,
      ...(access && { access }),
    }),
    shape: "list" as const,
    item,
  };
}
