import { z } from "zod";
import { page } from "./envelope";

/** Whose call it is: a bearer token is not looked at, must be there, or is looked at where there is one. */
export type Access = "anyone" | "member" | "anyone-or-member";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/**
 * One call of the mall API beside the public reads. `path` stands under `/v1/`. `encoding` form is `multipart/form-data`, for
 * calls that carry files, at most `files` of them (one where nothing is said). A `keyed` call takes an `Idempotency-Key`: sent again, it answers as it did the first time.
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

/** A call that changes something. Where nothing else is said: anyone's, without body, as JSON, answering 200. */
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

/** A member's read whose answer is one value. */
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

/** A member's read whose answer is a page of items. */
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
