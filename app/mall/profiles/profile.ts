import { publicEndpoints } from "@contract/endpoints";
import { languages } from "@contract/languages";
import { type PrivateEndpoints, privateEndpoints } from "@contract/private-endpoints";
import { realtimeChannels, realtimeEvents } from "@contract/realtime-event";
import { z } from "zod";
import { headerLine } from "../../process/header-lines";
import { profileNames } from "../../process/profile-names";

type ContractPath =
  | (typeof publicEndpoints)[keyof typeof publicEndpoints]["path"]
  | PrivateEndpoints[keyof PrivateEndpoints]["path"];

/** The contract's paths; each stands for all paths under it too, unless one of these has a resource of its own. */
const contractPaths = [...Object.values(publicEndpoints), ...Object.values(privateEndpoints)].map(
  ({ path }): ContractPath => path,
);

/** One name, or several of which the first that has a value counts. Dots lead into objects and lists: `company.title`. */
const names = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
/** What a field of the API holds, as JSON. */
const rawValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Fields of the API, and the values that each may have. */
const conditions = z.record(z.string(), z.array(rawValue).min(1));
type Row = Readonly<Record<string, unknown>>;
type Convert = (row: Row) => Row;
const convert = z.custom<Convert>((value) => typeof value === "function", "a function");
const withPlaceholder = (placeholder: string) =>
  z.string().refine((text) => text.includes(placeholder), `text with ${placeholder} in it`);

/** In which unit an API counts money: `199` crowns, or `19900` hundredths of them. */
const moneyUnits = ["crowns", "hundredths"] as const;

/** Names of functions in `conversions.server.ts`, for answers that are structured quite differently. */
const conversionNames = ["geojson-floor-plan"] as const;
export type ConversionName = (typeof conversionNames)[number];

const resource = z.strictObject({
  /**
   * The API's own path under `basePath`; with a slash before it, beside `basePath`. It may hold the contract's parameter
   * (`{id}`), in a query too: `shop.php?id={id}`. Null: the API has none, so that it isn't called.
   */
  path: z.string().min(1).nullable().optional(),
  /** The API's methods of what changes something, by the contract's. */
  methods: z
    .partialRecord(z.enum(["POST", "PATCH", "DELETE"]), z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]))
    .optional(),
  /**
   * The API's names, by the contract's field. Of a translated field they are sought in each entry of the translations
   * too. Fields of a nested object are written with a dot on either side.
   */
  fields: z.record(z.string(), names).optional(),
  /** The contract's values, by the contract's field and the API's value; `*` is any other one. */
  values: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))).optional(),
  /** In which unit an amount is, by the contract's field. */
  units: z.record(z.string(), z.enum(moneyUnits)).optional(),
  /** What holds where the API says nothing, by the contract's field. */
  defaults: z.record(z.string(), rawValue).optional(),
  /** Fields of the contract that have no value where the API's fields have these. */
  noneWhere: z.record(z.string(), conditions).optional(),
  /** Entities whose fields have other values are left out, here and where they are nested. */
  onlyWhere: conditions.optional(),
  /** Entities whose fields have these values are left out. */
  exceptWhere: conditions.optional(),
  /** The API's names of what a query filters by, by the contract's parameter; null: it can't. */
  filters: z.record(z.string(), z.string().min(1).nullable()).optional(),
  /** The API's names of what it can sort by, by the contract's; it sorts by nothing else. */
  sorts: z.record(z.string(), z.string().min(1)).optional(),
  conversion: z.enum(conversionNames).optional(),
});

const envelope = z.strictObject({
  /** Where an answer has what was asked for, and in it a list its entries; dotted. `data.*` is whatever is in `data`. */
  data: z.string().min(1).optional(),
  items: z.string().min(1).optional(),
  /** Where a list's answer has its place in the whole list; dotted, in the answer or in `data`. */
  page: names.optional(),
  perPage: names.optional(),
  lastPage: names.optional(),
  total: names.optional(),
  /** The field that says whether a call has succeeded: any other value is a failure, whatever HTTP's status is. */
  success: z.strictObject({ field: z.string().min(1), values: z.array(rawValue).min(1) }).optional(),
  /** Where a failure has the word or the number of its kind. */
  failureStatus: names.optional(),
  message: names.optional(),
  /** Where a failure has the messages of the fields that were sent. */
  fieldErrors: names.optional(),
  /** The words or numbers that mean that the token isn't valid. */
  unauthorized: z.array(z.union([z.string(), z.number()])).optional(),
});

const query = z.strictObject({
  page: z.string().min(1).optional(),
  /** The number of the first page, here and in answers: 0 where they are counted from 0. */
  firstPage: z.union([z.literal(0), z.literal(1)]).optional(),
  /** Instead of a page: how many entries of the list are before those that are asked for. */
  offset: z.string().min(1).optional(),
  perPage: z.string().min(1).optional(),
  /** The most entries that the API returns at once. */
  maxPerPage: z.number().int().min(1).optional(),
  /** Null: it can't search its lists. */
  search: z.string().min(1).nullable().optional(),
  sort: z.string().min(1).optional(),
  descending: withPlaceholder("{field}").optional(),
  filter: withPlaceholder("{field}").optional(),
});

const realtime = z.strictObject({
  /** The names of its channels, with `{id}` for the member's id or the conversation's. */
  channels: z
    .partialRecord(
      z.enum(Object.keys(realtimeChannels) as (keyof typeof realtimeChannels)[]),
      withPlaceholder("{id}"),
    )
    .optional(),
  /** Its names of the contract's events. */
  events: z
    .partialRecord(z.enum(Object.keys(realtimeEvents) as (keyof typeof realtimeEvents)[]), z.string().min(1))
    .optional(),
  /** Its paths that sign for `/pusher/auth` and `/pusher/user-auth`; the site itself signs where there are none. */
  auth: z
    .strictObject({ channel: z.string().min(1).optional(), user: z.string().min(1).optional() })
    .optional(),
});

/** How a mall API differs from the contract. What it does not name is the contract's. All of it is data (JSON). */
export const apiProfile = z.strictObject({
  name: z.string().min(1).optional(),
  /** The profile that comes with the product and is meant where this one says nothing. */
  extends: z.enum(profileNames).optional(),
  /** Between the API's URL and its paths. What the URL ends in already is not repeated. */
  basePath: z
    .string()
    .regex(/^(?:\/[\w.~-]+)*$/, "a path such as /v1, without a slash at its end")
    .optional(),
  /** The header that carries a member's token: `Authorization: Bearer {token}`. */
  token: headerLine
    .refine(({ value }) => value.includes("{token}"), "a header with {token} in it")
    .optional(),
  query: query.optional(),
  envelope: envelope.optional(),
  /** The API's codes of the site's languages. */
  languages: z.partialRecord(z.enum(languages), z.string().min(1)).optional(),
  money: z.strictObject({ unit: z.enum(moneyUnits) }).optional(),
  resources: z.partialRecord(z.enum(contractPaths), resource).optional(),
  realtime: realtime.optional(),
});

/** What names and values can't say, in a profile that is code: `tenants/<mall>/mall-api.ts`. */
const codedResource = resource.extend({
  /** From an entity as the API sends it to one that the rest of the resource describes. */
  read: convert.optional(),
  /** From a body that the rest of the resource has made to what the API takes. */
  write: convert.optional(),
});

export const codedProfile = apiProfile.extend({
  resources: z.partialRecord(z.enum(contractPaths), codedResource).optional(),
});

/** A profile as it stands in a file. */
export type ApiProfileInput = z.input<typeof apiProfile>;
/** One with functions, as it stands in code. */
export type CodedProfileInput = z.input<typeof codedProfile>;
/** Either of them, as the client uses it. */
export type ApiProfile = z.output<typeof codedProfile>;
export type ResourceProfile = z.output<typeof codedResource>;
