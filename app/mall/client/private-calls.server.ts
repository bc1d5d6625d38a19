import type { Endpoint } from "@contract/endpoint";
import { type PrivateEndpoints, privateEndpoints } from "@contract/private-endpoints";
import type { z } from "zod";

export type PrivateName = keyof PrivateEndpoints;

/** The whole answer of a call. */
export type ApiResponse<Data> = { status: "success"; data: Data; message?: string };

type PathArgument<Path extends string> = Path extends `${string}{${string}}${string}`
  ? [parameter: string]
  : [];
type BodyArgument<Body> = undefined extends Body ? [] : [body: Body];
type QueryArgument<Query> = string extends keyof Query ? [] : [query?: Partial<Query>];
type KeyArgument<Keyed> = Keyed extends true ? [options: { idempotencyKey: string }] : [];
type Answered<Called extends Endpoint> = Called["method"] extends "GET"
  ? z.output<Called["data"]>
  : ApiResponse<z.output<Called["data"]> | null>;

/**
 * One function per call beside the public reads: `login({ email, password })`, `updateProfile({ phone: null })`.
 * Arguments: the path's parameter, the body, the query, `{ idempotencyKey }`. Reads return the data, writes the whole
 * answer, whose data are null if the API carried the call out and returned nothing that fits. A body sent as form data
 * is given as an object too; its lists become repeated fields.
 */
export type PrivateCalls = {
  [Name in PrivateName]: (
    ...asked: [
      ...PathArgument<PrivateEndpoints[Name]["path"]>,
      ...BodyArgument<z.input<PrivateEndpoints[Name]["body"]>>,
      ...QueryArgument<z.output<PrivateEndpoints[Name]["query"]>>,
      ...KeyArgument<PrivateEndpoints[Name]["keyed"]>,
    ]
  ) => Promise<Answered<PrivateEndpoints[Name]>>;
};

export type ApiCall = {
  endpoint: Endpoint;
  parameters: string[];
  body: unknown;
  query: Record<string, unknown>;
  idempotencyKey: string | undefined;
};

/** The function of a name, which passes its calls to `perform`; null if no call has the name. */
export function privateCall(name: string, perform: (call: ApiCall) => Promise<unknown>) {
  const endpoint = Object.hasOwn(privateEndpoints, name) ? privateEndpoints[name as PrivateName] : null;
  return endpoint && ((...asked: unknown[]) => perform(callOf(endpoint, asked)));
}

function callOf(endpoint: Endpoint, asked: unknown[]): ApiCall {
  const rest = [...asked];
  const parameters = endpoint.path.includes("{") ? [String(rest.shift())] : [];
  const body = endpoint.body.safeParse(undefined).success ? undefined : rest.shift();
  const query = Object.keys(endpoint.query.shape).length > 0 ? { ...(rest.shift() as object) } : {};
  const options = endpoint.keyed ? (rest.shift() as { idempotencyKey: string }) : undefined;
  return {
    endpoint,
    parameters,
    body: endpoint.encoding === "form" ? formOf(body) : body,
    query,
    idempotencyKey: options?.idempotencyKey,
  };
}

/** An object as form data: null and undefined are left out, a list becomes repeated fields. */
export function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === null || item === undefined) continue;
      if (item instanceof File) form.append(name, item, item.name);
      else form.append(name, String(item));
    }
  }
  return form;
}
