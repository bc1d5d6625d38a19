import { and, count, eq, inArray } from "drizzle-orm";
import { thumb } from "../../db/member-schema";
import { entity } from "../../db/schema";
import type { Reader } from "../../db/write-transaction";
import { activationCounts, stockLeft } from "../loyalty/reward-facts";

type Row = { id: string; body: string; followCount: number };
type Counted = { thumbs?: { up?: number; down?: number }; stock?: number | null };

const thumbTypes: Record<string, string> = { products: "product", events: "event", news: "news" };

/** Adds the members' current counts to entities of the content. */
export async function liveEntities(
  reader: Reader,
  tenant: string,
  resource: string,
  rows: Row[],
): Promise<unknown[]> {
  const type = thumbTypes[resource];
  const ids = rows.map(({ id }) => id);
  if (resource === "companies") {
    return rows.map(({ body, followCount }) => ({ ...JSON.parse(body), follow_count: followCount }));
  }
  if (resource === "rewards") {
    const taken = await activationCounts(reader, tenant, ids);
    return rows.map(({ id, body }) => {
      const reward: Counted = JSON.parse(body);
      return { ...reward, stock: stockLeft(reward, taken.get(id) ?? 0) };
    });
  }
  if (!type) return rows.map(({ body }) => JSON.parse(body));
  const votes = await votesOf(reader, tenant, type, ids);
  return rows.map(({ id, body }) => withVotes(JSON.parse(body), votes.get(id)));
}

/** The total of all votes on an entity. */
export async function thumbsOf(
  reader: Reader,
  tenant: string,
  type: string,
  id: string,
): Promise<{ up: number; down: number }> {
  const resource = Object.keys(thumbTypes).find((name) => thumbTypes[name] === type) ?? "";
  const [row] = await reader
    .select({ body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, resource), eq(entity.id, id)));
  const votes = await votesOf(reader, tenant, type, [id]);
  const { thumbs } = withVotes(JSON.parse(row?.body ?? "{}"), votes.get(id));
  return thumbs;
}

type Votes = { up: number; down: number };

async function votesOf(reader: Reader, tenant: string, type: string, ids: string[]) {
  const rows = await reader
    .select({ id: thumb.entityId, value: thumb.value, votes: count() })
    .from(thumb)
    .where(and(eq(thumb.tenant, tenant), eq(thumb.type, type), inArray(thumb.entityId, ids)))
    .groupBy(thumb.entityId, thumb.value);
  const votes = new Map<string, Votes>();
  for (const { id, value, votes: number } of rows) {
    votes.set(id, { ...(votes.get(id) ?? { up: 0, down: 0 }), [value]: number });
  }
  return votes;
}

function withVotes<Entity extends Counted>(content: Entity, votes: Votes = { up: 0, down: 0 }) {
  const { up = 0, down = 0 } = content.thumbs ?? {};
  return { ...content, thumbs: { up: up + votes.up, down: down + votes.down } };
}
