import { type BookingService, type bookingOptions, bookingRules, bookingService } from "@contract/booking";
import { and, eq, gte, lt } from "drizzle-orm";
import type { z } from "zod";
import { bookingOrder } from "../../db/member-schema";
import { entity } from "../../db/schema";
import type { Reader } from "../../db/write-transaction";
import { minute } from "../time/durations";
import { dayAfter, mallDay, mallInstant } from "../time/mall-time";

export type Slot = { id: string; startsAt: number; endsAt: number };

export async function serviceById(
  reader: Reader,
  tenant: string,
  id: string,
): Promise<BookingService | null> {
  const [row] = await reader
    .select({ body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "booking-services"), eq(entity.id, id)));
  return row ? bookingService.parse(JSON.parse(row.body)) : null;
}

/** A service's slots of a day, free or sold. A slot id is the day and the mall's local time. */
export function slotsOf({ minutes, opens, closes }: BookingService, day: string): Slot[] {
  const last = minutesOf(closes ?? "20:00") - minutes;
  const slots: Slot[] = [];
  for (let start = minutesOf(opens ?? "10:00"); start <= last; start += minutes) {
    const time = `${String(Math.floor(start / 60)).padStart(2, "0")}:${String(start % 60).padStart(2, "0")}`;
    const startsAt = mallInstant(day, time);
    slots.push({ id: `${day}T${time}`, startsAt, endsAt: startsAt + minutes * minute });
  }
  return slots;
}

/** The slot with this id, or null unless it can be booked: in the future, and not too far ahead. */
export function slotById(service: BookingService, id: string, now: Date): Slot | null {
  const [day = ""] = id.split("T");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isBookableDay(day, now)) return null;
  const slot = slotsOf(service, day).find((each) => each.id === id);
  return slot && slot.startsAt > now.getTime() ? slot : null;
}

/** The free slots of a service; null for an unknown service. */
export async function options(
  reader: Reader,
  tenant: string,
  { service: id, date }: { service: string; date?: string | undefined },
  now: Date,
): Promise<z.input<typeof bookingOptions> | null> {
  const service = await serviceById(reader, tenant, id);
  if (!service) return null;
  const today = mallDay(now.getTime());
  const day = date ?? today;
  const days = Array.from({ length: bookingRules.days }, (_, ahead) => dayAfter(today, ahead));
  const sold = await soldSlots(reader, tenant, id, today);
  const isFree = (slot: Slot) => slot.startsAt > now.getTime() && !sold.has(slot.id);
  return {
    service,
    date: day,
    days: days.map((each) => ({ date: each, free: slotsOf(service, each).filter(isFree).length })),
    slots: slotsOf(service, day).map((slot) => ({
      id: slot.id,
      starts_at: new Date(slot.startsAt).toISOString(),
      ends_at: new Date(slot.endsAt).toISOString(),
      is_free: isBookableDay(day, now) && isFree(slot),
    })),
  };
}

async function soldSlots(reader: Reader, tenant: string, service: string, fromDay: string) {
  const from = mallInstant(fromDay, "00:00");
  const rows = await reader
    .select({ slot: bookingOrder.slot })
    .from(bookingOrder)
    .where(
      and(
        eq(bookingOrder.tenant, tenant),
        eq(bookingOrder.serviceId, service),
        eq(bookingOrder.status, "booked"),
        gte(bookingOrder.startsAt, from),
        lt(bookingOrder.startsAt, mallInstant(dayAfter(fromDay, bookingRules.days), "00:00")),
      ),
    );
  return new Set(rows.map(({ slot }) => slot));
}

function isBookableDay(day: string, now: Date): boolean {
  const today = mallDay(now.getTime());
  return day >= today && day < dayAfter(today, bookingRules.days);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
