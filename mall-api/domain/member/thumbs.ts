import { kindOfType } from "@contract/content-change";
import type { Page } from "@contract/envelope";
import type {
  thumbAnswer,
  thumbQuery,
  thumbRemoval,
  thumbRequest,
  thumb as thumbWire,
} from "@contract/favourites";
import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { thumb as thumbTable } from "../../db/member-schema";
import { pageOfRows } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { thumbsOf } from "../content/live-counts";
import { awardBadges } from "../loyalty/badges";
import { writeAndPublish } from "../realtime/write-and-publish";
import { rejectUnknown } from "./favourites";

type ThumbAnswer = z.input<typeof thumbAnswer>;

export async function thumbs(
  { database, customer }: MemberCall,
  _: undefined,
  { query }: RequestInput<z.output<typeof thumbQuery>>,
): Promise<Page<z.input<typeof thumbWire>>> {
  const isAsked = and(
    eq(thumbTable.customerId, customer.id),
    query.type ? eq(thumbTable.type, query.type) : undefined,
  );
  const asked = {
    where: isAsked,
    orderBy: [desc(thumbTable.at), thumbTable.type, thumbTable.entityId],
    query,
  };
  return pageOfRows(database, thumbTable, asked, (rows) =>
    rows.map(({ type, entityId, value, at }) => ({
      type: type as ThumbAnswer["type"],
      id: entityId,
      value,
      at: new Date(at).toISOString(),
    })),
  );
}

export async function giveThumb(
  call: MemberCall,
  { type, id, value }: z.output<typeof thumbRequest>,
): Promise<ThumbAnswer> {
  const { tenant, now, customer } = call;
  await writeAndPublish(call, customer.id, async (transaction, publish) => {
    await rejectUnknown(transaction, tenant, kindOfType[type], id);
    const at = now().getTime();
    await transaction
      .insert(thumbTable)
      .values({ customerId: customer.id, tenant, type, entityId: id, value, at })
      .onConflictDoUpdate({
        target: [thumbTable.customerId, thumbTable.type, thumbTable.entityId],
        set: { value, at },
      });
    await awardBadges(transaction, call, { customerId: customer.id, tenant }, publish);
  });
  return thumbNow(call, type, id, value);
}

export async function removeThumb(
  call: MemberCall,
  { type, id }: z.output<typeof thumbRemoval>,
): Promise<ThumbAnswer> {
  const { tenant, customer } = call;
  await writeAndPublish(call, customer.id, async (transaction) => {
    await rejectUnknown(transaction, tenant, kindOfType[type], id);
    await transaction
      .delete(thumbTable)
      .where(
        and(eq(thumbTable.customerId, customer.id), eq(thumbTable.type, type), eq(thumbTable.entityId, id)),
      );
  });
  return thumbNow(call, type, id, null);
}

async function thumbNow(
  { database, tenant }: MemberCall,
  type: ThumbAnswer["type"],
  id: string,
  thumb: "up" | "down" | null,
): Promise<ThumbAnswer> {
  return { type, id, thumb, ...(await thumbsOf(database, tenant, type, id)) };
}
