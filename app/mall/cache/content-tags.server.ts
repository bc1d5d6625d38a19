import { type ContentKind, contentKinds, kindOfType, kindsOfPart } from "@contract/content-change";
import { type PublicEndpoints, publicEndpoints } from "@contract/endpoints";
import type { z } from "zod";

/** What an answer shows: its kinds and entities, such as `news` and `news:17`. */
export type ContentTags = ReadonlySet<string>;

type EndpointName = keyof PublicEndpoints;
type Answer<Name extends EndpointName> = z.output<PublicEndpoints[Name]["data"]>;
type Entity = { id?: string | number | null; permalink?: string | null };

const known = new WeakMap<object, ContentTags>();

/** What a read that was answered with `value` shows. */
export function tagsOf(name: EndpointName, value: object): ContentTags {
  const earlier = known.get(value);
  if (earlier) return earlier;
  const kinds = kindsOf(name);
  const entities = entitiesOf(name, value, kinds[0]).flatMap(([kind, { id, permalink }]) =>
    [id, permalink].flatMap((entity) => (entity == null ? [] : `${kind}:${entity}`)),
  );
  const tags = new Set([...kinds, ...entities]);
  known.set(value, tags);
  return tags;
}

/** Whether an answer shows what has changed. */
export const showsContent = (value: unknown, tag: string): boolean =>
  typeof value !== "object" || value === null || known.get(value)?.has(tag) !== false;

/** The kinds that a read shows, and the entity that it asks for. */
export const askedTags = (name: EndpointName, entity: string | undefined): ContentTags =>
  new Set([
    ...kindsOf(name),
    ...(entity === undefined ? [] : kindsOf(name).map((kind) => `${kind}:${entity}`)),
  ]);

function kindsOf(name: EndpointName): readonly ContentKind[] {
  const [part = ""] = publicEndpoints[name].path.split("/");
  const kind = contentKinds.find((kind) => kind === part);
  return kind ? [kind] : (kindsOfPart[part as keyof typeof kindsOfPart] ?? []);
}

/** The entities in an answer, which was parsed with its read's schema. */
function entitiesOf(name: EndpointName, value: object, kind: ContentKind | undefined) {
  const entities: [ContentKind | undefined, Entity][] = [];
  if (name === "search") {
    for (const { type, hits } of (value as Answer<"search">).groups)
      for (const hit of hits) entities.push([kindOfType[type], hit]);
  } else if (name === "sitemap") {
    for (const entry of (value as Answer<"sitemap">).data) entities.push([kindOfType[entry.type], entry]);
  } else if (name === "companiesWithEntities") {
    for (const company of (value as Answer<typeof name>).data) {
      entities.push(["companies", company]);
      for (const [kind, ids] of Object.entries(company.entities))
        for (const id of ids) entities.push([kind as ContentKind, { id }]);
    }
  } else if (publicEndpoints[name].shape === "list") {
    for (const entity of (value as { data: Entity[] }).data) entities.push([kind, entity]);
  } else entities.push([kind, value as Entity]);
  return entities;
}
