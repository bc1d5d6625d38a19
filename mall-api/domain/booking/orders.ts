import { randomUUID } from "node:crypto";
import {
  type BookingService,
  type bookingOrderQuery,
  type bookingOrderRequest,
  type bookingOrder as bookingOrderWire,
  bookingRules,
  type orderStatuses,
} from "@contract/booking";
import type { Page } from "@contract/envelope";
import { and, desc, eq, gt, lte, notInArray, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { bookingOrder } from "../../db/member-schema";
import { conflict, invalid, notFound } from "../call/failure";
import { withIdempotency } from "../call/idempotency";
import { pageOfRows } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { awardBadges } from "../loyalty/badges";
import { writeAndPublish } from "../realtime/write-and-publish";
import { minute } from "../time/durations";
import { serviceById, slotById } from "./slots";

type Row = typeof bookingOrder.$inferSelect;
type OrderAnswer = z.input<typeof bookingOrderWire>;
/** A member's cancelled bookings: of more, the oldest are deleted. */
const mostCancelled = 50;
type Snapshot = Pick<BookingService, "amenity_id" | "translations">;

/**
 * Books a slot. The database's unique index ensures that it is sold once; the check before it only allows a friendlier
 * message.
 */
export async function bookSlot(
  call: MemberCall,
  given: z.output<typeof bookingOrderRequest>,
  { idempotencyKey }: RequestInput<unknown>,
): Promise<OrderAnswer> {
  const { tenant, now, customer } = call;
  const customerId = customer.id;
  return writeAndPublish(call, customerId, (transaction, publish) =>
    withIdempotency(
      transaction,
      { customerId, operation: "booking", key: idempotencyKey, content: given, now: now() },
      async () => {
        const service = await serviceById(transaction, tenant, given.service);
        if (!service) throw invalid("service", "unknown");
        const slot = slotById(service, given.slot, now());
        if (!slot) throw invalid("slot", "unknown");
        const open = await transaction.$count(
          bookingOrder,
          and(
            eq(bookingOrder.customerId, customerId),
            eq(bookingOrder.status, "booked"),
            gt(bookingOrder.startsAt, now().getTime()),
          ),
        );
        if (open >= bookingRules.openOrders) {
          throw conflict("There are enough bookings open", { slot: ["limit_reached"] });
        }
        const [row] = await transaction
          .insert(bookingOrder)
          .values({
            id: randomUUID(),
            customerId,
            tenant,
            serviceId: service.id,
            slot: slot.id,
            startsAt: slot.startsAt,
            endsAt: slot.endsAt,
            price: service.price ?? 0,
            status: "booked",
            snapshot: JSON.stringify({
              amenity_id: service.amenity_id,
              translations: service.translations,
            } satisfies Snapshot),
            createdAt: now().getTime(),
          })
          .onConflictDoNothing()
          .returning();
        if (!row) throw conflict("The slot is sold", { slot: ["taken"] });
        await awardBadges(transaction, call, { customerId, tenant }, publish);
        return orderAnswer(row, now());
      },
    ),
  );
}

export async function orders(
  { database, customer, now }: MemberCall,
  _: undefined,
  { query }: RequestInput<z.output<typeof bookingOrderQuery>>,
): Promise<Page<OrderAnswer>> {
  const isAsked = and(
    eq(bookingOrder.customerId, customer.id),
    query.status ? hasStatus(query.status, now().getTime()) : undefined,
  );
  const asked = { where: isAsked, orderBy: [desc(bookingOrder.startsAt), desc(bookingOrder.id)], query };
  return pageOfRows(database, bookingOrder, asked, (rows) => rows.map((row) => orderAnswer(row, now())));
}

export async function orderById(
  { database, customer, now }: MemberCall,
  id: string,
): Promise<OrderAnswer | null> {
  const [row] = await database
    .select()
    .from(bookingOrder)
    .where(and(eq(bookingOrder.id, id), eq(bookingOrder.customerId, customer.id)));
  return row ? orderAnswer(row, now()) : null;
}

/** Cancels a booking. Idempotent. */
export async function cancelBooking(
  call: MemberCall,
  _: undefined,
  { id }: RequestInput<unknown>,
): Promise<OrderAnswer> {
  const { customer, now } = call;
  return writeAndPublish(call, customer.id, async (transaction) => {
    const isIt = and(eq(bookingOrder.id, id), eq(bookingOrder.customerId, customer.id));
    const [row] = await transaction.select().from(bookingOrder).where(isIt);
    if (!row) throw notFound();
    if (row.status === "cancelled") return orderAnswer(row, now());
    if (!canCancel(row, now())) throw conflict("It is too late to cancel");
    await transaction.update(bookingOrder).set({ status: "cancelled" }).where(isIt);
    const isCancelled = and(eq(bookingOrder.customerId, customer.id), eq(bookingOrder.status, "cancelled"));
    const newest = transaction
      .select({ id: bookingOrder.id })
      .from(bookingOrder)
      .where(isCancelled)
      .orderBy(desc(bookingOrder.createdAt), desc(bookingOrder.id))
      .limit(mostCancelled);
    await transaction.delete(bookingOrder).where(and(isCancelled, notInArray(bookingOrder.id, newest)));
    return orderAnswer({ ...row, status: "cancelled" }, now());
  });
}

function orderAnswer(row: Row, now: Date): OrderAnswer {
  const { amenity_id, translations }: Snapshot = JSON.parse(row.snapshot);
  return {
    id: row.id,
    service_id: row.serviceId,
    amenity_id,
    slot: row.slot,
    starts_at: new Date(row.startsAt).toISOString(),
    ends_at: new Date(row.endsAt).toISOString(),
    price: row.price,
    status: row.status === "booked" && row.endsAt <= now.getTime() ? "done" : row.status,
    can_cancel: canCancel(row, now),
    created_at: new Date(row.createdAt).toISOString(),
    translations,
  };
}

const canCancel = ({ status, startsAt }: Row, now: Date): boolean =>
  status === "booked" && startsAt - now.getTime() >= bookingRules.cancelMinutesBefore * minute;

const hasStatus = (status: (typeof orderStatuses)[number], now: number): SQL | undefined =>
  ({
    booked: and(eq(bookingOrder.status, "booked"), gt(bookingOrder.endsAt, now)),
    done: and(eq(bookingOrder.status, "booked"), lte(bookingOrder.endsAt, now)),
    cancelled: eq(bookingOrder.status, "cancelled"),
  })[status];
