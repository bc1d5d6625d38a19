import { kindOfType } from "@contract/content-change";
import type { Page } from "@contract/envelope";
import type {
  followAnswer,
  followRequest,
  follow as followWire,
  likeAnswer,
  likeIds as likeIdsWire,
  likeQuery,
  likeRequest,
  likeTypes,
  like as likeWire,
} from "@contract/favourites";
import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { companyFollow, like as likeTable } from "../../db/member-schema";
import { entity } from "../../db/schema";
import type { Reader, Transaction } from "../../db/write-transaction";
import { conflict, notFound } from "../call/failure";
import { pageOfRows } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { awardBadges } from "../loyalty/badges";
import { writeAndPublish } from "../realtime/write-and-publish";

type LikeType = (typeof likeTypes)[number];
type PageQuery = { page: number; per_page: number };

/** More than anybody needs, and few enough to return at once. */
const mostLikes = 2_000;

export async function likes(
  { database, customer }: MemberCall,
  _: undefined,
  { query }: RequestInput<z.output<typeof likeQuery>>,
): Promise<Page<z.input<typeof likeWire>>> {
  const isAsked = and(
    eq(likeTable.customerId, customer.id),
    query.type ? eq(likeTable.type, query.type) : undefined,
  );
  const asked = { where: isAsked, orderBy: [desc(likeTable.at), likeTable.type, likeTable.entityId], query };
  return pageOfRows(database, likeTable, asked, (rows) =>
    rows.map(({ type, entityId, at }) => ({
      type: type as LikeType,
      id: entityId,
      at: new Date(at).toISOString(),
    })),
  );
}

export async function likeIds({ database, customer }: MemberCall): Promise<z.input<typeof likeIdsWire>> {
  const rows = await database.select().from(likeTable).where(eq(likeTable.customerId, customer.id));
  const ids: Partial<Record<LikeType, string[]>> = {};
  for (const { type, entityId } of rows) {
    ids[type as LikeType] = [...(ids[type as LikeType] ?? []), entityId];
  }
  return ids;
}

export async function like(
  call: MemberCall,
  { type, id }: z.output<typeof likeRequest>,
): Promise<z.input<typeof likeAnswer>> {
  const { tenant, now, customer } = call;
  await writeAndPublish(call, customer.id, async (transaction) => {
    await rejectUnknown(transaction, tenant, kindOfType[type], id);
    const known = await transaction.$count(likeTable, eq(likeTable.customerId, customer.id));
    if (known >= mostLikes) throw conflict("There are too many favourites");
    await transaction
      .insert(likeTable)
      .values({ customerId: customer.id, type, entityId: id, at: now().getTime() })
      .onConflictDoNothing();
  });
  return { type, id, liked: true };
}

export async function unlike(
  call: MemberCall,
  { type, id }: z.output<typeof likeRequest>,
): Promise<z.input<typeof likeAnswer>> {
  await writeAndPublish(call, call.customer.id, (transaction) =>
    transaction
      .delete(likeTable)
      .where(
        and(eq(likeTable.customerId, call.customer.id), eq(likeTable.type, type), eq(likeTable.entityId, id)),
      ),
  );
  return { type, id, liked: false };
}

export async function follows(
  { database, customer }: MemberCall,
  _: undefined,
  { query }: RequestInput<PageQuery>,
): Promise<Page<z.input<typeof followWire>>> {
  const isMine = eq(companyFollow.customerId, customer.id);
  const asked = { where: isMine, orderBy: [desc(companyFollow.at), companyFollow.companyId], query };
  return pageOfRows(database, companyFollow, asked, (rows) =>
    rows.map(({ companyId, at }) => ({ id: companyId, at: new Date(at).toISOString() })),
  );
}

export async function followCompany(
  call: MemberCall,
  { id }: z.output<typeof followRequest>,
): Promise<z.input<typeof followAnswer>> {
  const { tenant, now, customer } = call;
  return writeAndPublish(call, customer.id, async (transaction, publish) => {
    await rejectUnknown(transaction, tenant, "companies", id);
    const [added] = await transaction
      .insert(companyFollow)
      .values({ customerId: customer.id, tenant, companyId: id, at: now().getTime() })
      .onConflictDoNothing()
      .returning();
    if (added) await countFollow(transaction, tenant, id, 1);
    await awardBadges(transaction, call, { customerId: customer.id, tenant }, publish);
    return { id, followed: true, follow_count: await followCount(transaction, tenant, id) };
  });
}

export async function unfollowCompany(
  call: MemberCall,
  { id }: z.output<typeof followRequest>,
): Promise<z.input<typeof followAnswer>> {
  const { tenant, customer } = call;
  return writeAndPublish(call, customer.id, async (transaction) => {
    const [removed] = await transaction
      .delete(companyFollow)
      .where(and(eq(companyFollow.customerId, customer.id), eq(companyFollow.companyId, id)))
      .returning();
    if (removed) await countFollow(transaction, tenant, id, -1);
    return { id, followed: false, follow_count: await followCount(transaction, tenant, id) };
  });
}

/** Ends all follows of a member who is erased. */
export async function endFollows(transaction: Transaction, customerId: string): Promise<void> {
  const removed = await transaction
    .delete(companyFollow)
    .where(eq(companyFollow.customerId, customerId))
    .returning();
  for (const { tenant, companyId } of removed) await countFollow(transaction, tenant, companyId, -1);
}

export async function rejectUnknown(
  reader: Reader,
  tenant: string,
  resource: string,
  id: string,
): Promise<void> {
  const [known] = await reader
    .select({ id: entity.id })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, resource), eq(entity.id, id)));
  if (!known) throw notFound();
}

const isCompany = (tenant: string, id: string) =>
  and(eq(entity.tenant, tenant), eq(entity.resource, "companies"), eq(entity.id, id));

async function countFollow(transaction: Transaction, tenant: string, id: string, change: 1 | -1) {
  await transaction
    .update(entity)
    .set({ followCount: sql`${entity.followCount} + ${change}` })
    .where(isCompany(tenant, id));
}

async function followCount(reader: Reader, tenant: string, id: string): Promise<number> {
  const [row] = await reader
    .select({ followCount: entity.followCount })
    .from(entity)
    .where(isCompany(tenant, id));
  return row?.followCount ?? 0;
}
