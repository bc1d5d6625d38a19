import type { Sent } from "../calls";
import type { MemberRows } from "../member-rows";
import type { Answer, Content, Method, Resource, Row, Setting, Shape } from "../shape";
import type { Account, State } from "../state";

/** What every route works with. */
export interface World {
  setting: Setting;
  shape: Shape;
  rows: MemberRows;
  state: State;
  content: { [R in Resource]: Content[R][] };
}

export interface Asked {
  method: Method;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  authorization: string | undefined;
  /** The member's. */
  token: string | undefined;
  sent: Sent;
}

export interface Route {
  methods: Method[];
  /** After `/v1`. */
  path: string;
  answer(asked: Asked): Answer;
}

export interface MemberRoute extends Omit<Route, "answer"> {
  answer(asked: Asked, account: Account): Answer;
}

/** The entities of a resource as the shape writes them. */
export function written<R extends Resource>(
  { shape, content }: World,
  resource: R,
  only?: (entity: Content[R]) => boolean,
): Row[] {
  const entities = only ? content[resource].filter(only) : content[resource];
  return entities.map((entity) => shape.write[resource](entity));
}

/** The resource of an entity id. */
export function resourceOf({ content }: World, id: number): Resource | undefined {
  const likeable: Resource[] = ["companies", "products", "rewards", "events", "news"];
  return likeable.find((resource) => content[resource].some((entity) => entity.id === id));
}
