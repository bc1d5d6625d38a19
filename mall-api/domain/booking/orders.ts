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
import { intlLocale } from "@contract/languages";
import { and, desc, eq, gt, lte, notInArray, type SQL } from "drizzle-orm";
import ical, { ICalCalendarMethod } from "ical-generator";
import type { z } from "zod";
import { bookingOrder } from "../../db/member-schema";
import type { Transaction } from "../../db/write-transaction";
import { conflict, invalid, notFound } from "../call/failure";
import { withIdempotency } from "../call/idempotency";
import { pageOfRows } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { awardBadges } from "../loyalty/badges";
import { countedText } from "../mail/mail-texts";
import { type MallBrand, mallBrand } from "../mail/mall-brand";
import { dayInMail, mailLanguage, writeMail } from "../mail/write-mail";
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
        await mailBooking(transaction, call, "booking-confirmed", row);
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
    await mailBooking(transaction, call, "booking-cancelled", row);
    return orderAnswer({ ...row, status: "cancelled" }, now());
  });
}

async function mailBooking(
  transaction: Transaction,
  call: MemberCall,
  purpose: "booking-confirmed" | "booking-cancelled",
  row: Row,
): Promise<void> {
  const { customer, tenant } = call;
  const language = mailLanguage(customer.language);
  const { translations }: Snapshot = JSON.parse(row.snapshot);
  const service = (translations.find(({ locale }) => locale === language) ?? translations[0])?.title ?? "";
  const times = new Intl.DateTimeFormat(intlLocale(language), {
    timeStyle: "short",
    timeZone: "Europe/Prague",
  });
  await writeMail(transaction, call, tenant, {
    purpose,
    to: customer.email,
    language,
    values: {
      service,
      day: dayInMail(row.startsAt, language),
      time: times.formatRange(row.startsAt, row.endsAt),
      hours: countedText("hours", bookingRules.cancelMinutesBefore / 60, language),
    },
    ...(purpose === "booking-confirmed" && {
      calendar: bookingCalendar(await mallBrand(transaction, call, tenant, language), service, row),
    }),
  });
}

/** A booking as a calendar file; the site's own has the same id, so that a calendar has it once. */
function bookingCalendar({ name, address }: MallBrand, service: string, row: Row): string {
  // Outlook opens a file without a method as an invitation.
  const calendar = ical({
    prodId: { company: "Promenade", product: "Promenade" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `booking-${row.id}@${row.tenant}`,
    stamp: new Date(row.createdAt),
    start: new Date(row.startsAt),
    end: new Date(row.endsAt),
    summary: service,
    location: [name, address].filter(Boolean).join(", "),
  });
  return `${calendar.toString()}\r\n`;
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
