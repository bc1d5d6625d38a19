import type {
  Amenity,
  Category,
  EventItem,
  NewsItem,
  Offer,
  Page,
  Question,
  Reward,
  Shop,
} from "./content/model";
import type { Settings } from "./content/settings";
import type { Words } from "./content/words";

/** Shapes of APIs that name things as the contract does. */
export const contractShapes = ["minimal", "laravel", "plain", "sparse"] as const;

/** Shapes of APIs with names of their own, each read by its profile in `profiles/`. */
export const ownShapes = ["aspnet", "php", "graphql", "wordpress"] as const;

export const shapeNames = [...contractShapes, ...ownShapes];

export type ShapeName = (typeof shapeNames)[number];

export type Row = Record<string, unknown>;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export type Failure = "unauthorized" | "wrong-login" | "not-found" | "invalid" | "bad-request" | "method";

/** What a shape gets when the API starts. */
export interface Setting {
  now: Date;
  mallName: string;
  apiUrl: string;
  picturesUrl: string;
}

/** How one API writes single values, the same on every path. */
export interface Style {
  id(id: number): number | string;
  moment(moment: Date): number | string;
  day(moment: Date): number | string;
  money(amount: number): Row | number | string;
  count(amount: number): number | string;
  flag(value: boolean): boolean | number | string;
  picture(file: string): string | null;
  words(fields: Record<string, Words>): Row;
  /** Fields of a member's rows (`kind.field`) that this API names differently. */
  rename: Record<string, string>;
  /** A member's row of a kind as this API writes it, where that is more than other names. */
  row?(kind: string, row: Row): Row;
  /** A receipt's or a voucher's state, where it isn't a word of English. */
  state?(word: string): unknown;
}

/** An API's own names of calls, parameters and fields; what it has none for, it doesn't have. */
export interface Dialect {
  /** Its own path of a route, by the longest of these that the route's begins with; `null`: none. What a route has in
   * its path may be a parameter. */
  paths: Record<string, string | null>;
  /** The routes' names of parameters, by its own. */
  query: Record<string, string>;
  /** The routes' names of the fields of bodies, by its own. */
  fields: Record<string, string>;
  /** The token that a request carries. */
  token(header: (name: string) => string | undefined): string | undefined;
  /** How long each answer takes. */
  milliseconds?: number;
  /** So many requests in a second are refused. */
  requestsPerSecond?: number;
}

export interface Content {
  companies: Shop;
  products: Offer;
  rewards: Reward;
  events: EventItem;
  news: NewsItem;
  amenities: Amenity;
  categories: Category;
  faq: Question;
  "website-pages": Page;
}

export type Resource = keyof Content;

/** One mall API's conventions: values, entities, lists, successes, failures, log-ins. */
export interface Shape {
  style: Style;
  /** Undefined: it names things as the contract does. */
  dialect?: Dialect;
  /** An entity's id, where it depends on what it is. */
  idOf?(resource: Resource, id: number): string;
  /** The picture's URL in an entity's row, where it isn't `image`. */
  pictureIn?(row: Row): unknown;
  write: { [R in Resource]: (entity: Content[R]) => Row };
  /** Rows that the API has beside the mall's content, such as an entity that lost its name. */
  strays: Partial<Record<Resource, Row[]>>;
  /** The entity's name as this API returns it, without markup, by language. */
  nameOf(entity: { id: number; name: Words }): Partial<Words>;
  malls(): Row;
  settings(): Settings;
  profile(account: Profile): Row;
  legal(key: "privacy_policy" | "terms_and_conditions", text: Words): unknown;
  list(rows: Row[], query: URLSearchParams, path: string): unknown;
  search(found: Record<string, Row[]>): unknown;
  /** Whether lists support `category_id`, `company_id`, `type` and `search`. */
  filters: boolean;
  /** The ids of what a member likes, of entities written as `resource:id`. */
  likedIds(liked: string[]): unknown;
  ok(data?: unknown, message?: string): Answer;
  created(data?: unknown, message?: string): Answer;
  failure(kind: Failure, message: string, errors?: Record<string, string>): Answer;
  login(token: string): Answer;
  /** The response of `oauth/token`; the shape that implements RFC 6749 also checks the client. */
  oauth(request: OauthRequest, tokenOf: (email: string, password: string) => string | undefined): Answer;
  /** Methods that differ from what most APIs have on that path. */
  methods: Partial<Record<string, Method[]>>;
  /** Paths (prefixes) that this API has never had. */
  missing: string[];
}

export interface Profile {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  born: Date;
  points: number;
  picture: string | undefined;
  /** Whatever was sent with PATCH, under the names under which it was sent. */
  changes: Row;
}

export interface OauthRequest {
  type: string;
  authorization: string | undefined;
  fields: Row;
}
