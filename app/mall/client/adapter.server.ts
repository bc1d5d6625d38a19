import type { publicEndpoints } from "@contract/endpoints";
import { moneyUnitHeader } from "@contract/envelope";
import type { PrivateEndpoints } from "@contract/private-endpoints";
import { type RealtimeEvent, realtimeChannels } from "@contract/realtime-event";
import { isRow, type Row } from "../reading/field-names.server";
import { pageIn } from "../reading/lists.server";
import type { Reading } from "../reading/reading-context";
import type { Envelope } from "./envelope.server";
import { formOf } from "./private-calls.server";

type Paths =
  | (typeof publicEndpoints)[keyof typeof publicEndpoints]["path"]
  | PrivateEndpoints[keyof PrivateEndpoints]["path"];
/** The contract's paths without parameters; each stands for all paths under it too. */
type Resource = Exclude<Paths, `${string}{${string}`>;

type ResourceAdapter = {
  /** The API's own path, without a slash at its ends. */
  path?: string;
  /** From an entity as the API sends it, alone or in a list, to what the contract takes. */
  read?: (entity: Row) => Row;
  /** From a body of the contract to what the API takes. */
  write?: (body: Row) => Row;
};

type RealtimeAdapter = {
  /** The names of its channels, with `{id}` for the member's id or the conversation's. */
  channels?: Partial<Record<keyof typeof realtimeChannels, `${string}{id}${string}`>>;
  /** Its names of the contract's events. */
  events?: Partial<Record<RealtimeEvent["name"], string>>;
  /** Its paths that sign for `/pusher/auth` and `/pusher/user-auth`; the site itself signs where there are none. */
  auth?: { channel?: string; user?: string };
};

/** How a mall's API differs from the contract, in `tenants/<mall>/mall-api.ts`. What it does not name is unchanged. */
export type MallApiAdapter = {
  resources?: Readonly<Partial<Record<Resource, ResourceAdapter>>>;
  /** The unit of whole numbers that are money, where no header of its answers names it. */
  moneyUnit?: Reading["moneyUnit"];
  realtime?: RealtimeAdapter;
};

type Adapter = MallApiAdapter | undefined;

/** What is known of a mall's API beside its URL. */
export type MallApiTraits = {
  adapter?: MallApiAdapter;
  /** The time zone of its dates without one. */
  timeZone?: string;
};

/** The adapter of the longest resource that a path is in, and the rest of the path. */
function resourceOf(adapter: Adapter, path: string): (ResourceAdapter & { rest: string }) | null {
  const resources: Readonly<Record<string, ResourceAdapter>> = adapter?.resources ?? {};
  const resource = Object.keys(resources)
    .filter((name) => path === name || path.startsWith(`${name}/`))
    .sort((one, other) => other.length - one.length)[0];
  return resource === undefined ? null : { ...resources[resource], rest: path.slice(resource.length) };
}

/** A path of the contract as the tenant's API has it. */
export function adaptedPath(adapter: Adapter, path: string): string {
  const found = resourceOf(adapter, path);
  return found?.path ? found.path + found.rest : path;
}

/** An answer as the contract has it. */
export function adaptedAnswer(
  adapter: Adapter,
  path: string,
  shape: "one" | "list",
  answer: Envelope,
): Envelope {
  const read = resourceOf(adapter, path)?.read;
  if (!read) return answer;
  const readEntity = (entity: unknown) => (isRow(entity) ? read(entity) : entity);
  const { data } = answer.json;
  if (shape === "one") return { ...answer, json: { ...answer.json, data: readEntity(data) } };
  const entries = pageIn(answer.json, path).entries?.map(readEntity);
  if (!entries) return answer;
  return { ...answer, json: { ...answer.json, data: isRow(data) ? { ...data, data: entries } : entries } };
}

/** A body of the contract as the tenant's API takes it. */
export function adaptedBody(adapter: Adapter, path: string, body: unknown): unknown {
  const write = resourceOf(adapter, path)?.write;
  if (!write) return body;
  if (!(body instanceof FormData)) return isRow(body) ? write(body) : body;
  const fields = [...new Set(body.keys())].map((name) => {
    const values = body.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return formOf(write(Object.fromEntries(fields)));
}

/** In which an answer counts money; without an answer, the API's usual unit. */
export function moneyUnitOf(
  adapter: Adapter,
  headers: Readonly<Record<string, string>> = {},
): Reading["moneyUnit"] {
  const named = headers[moneyUnitHeader];
  return named === "haler" || named === "crowns" ? named : (adapter?.moneyUnit ?? "crowns");
}

/** The names of the channels on which a tenant's API publishes. */
export const channelsOf = (adapter: Adapter): Readonly<Record<keyof typeof realtimeChannels, string>> => ({
  ...realtimeChannels,
  ...adapter?.realtime?.channels,
});

/** The contract's names of the events that a tenant's API calls otherwise, by its own. */
export const eventNamesOf = (adapter: Adapter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(adapter?.realtime?.events ?? {}).map(([name, own]) => [own, name]));

/** The paths under which a tenant's API signs realtime connections itself. */
export const realtimeAuthOf = (adapter: Adapter) => adapter?.realtime?.auth ?? {};
