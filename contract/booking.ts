import { z } from "zod";
import { listQuery } from "./envelope";
import {
  day,
  id,
  instant,
  named,
  optionalHaler,
  optionalText,
  state,
  timeOfDay,
  translations,
} from "./primitives";

const names = { title: optionalText, description: optionalText };

/** A service of an amenity that is booked for a number of minutes; `price` 0 is free, null is unknown. */
export const bookingService = z.object({
  id,
  amenity_id: id.nullish(),
  minutes: z.number().int(),
  price: optionalHaler,
  /** The daily hours that slots lie in. */
  opens: timeOfDay.nullish(),
  closes: timeOfDay.nullish(),
  translations: named("title", names),
});
export type BookingService = z.infer<typeof bookingService>;

/** `booking/options?service=&date=`: the day's slots, and which days of the next two weeks have a free one. */
export const bookingOptionsQuery = z.object({ service: z.string().max(100), date: z.iso.date().optional() });
export const bookingOptions = z.object({
  service: bookingService.nullish(),
  date: day,
  days: z.array(z.object({ date: day, free: z.number().int() })).default([]),
  /** `id` is what an order refers to; `is_free` is false for a slot that is sold or past. */
  slots: z.array(z.object({ id, starts_at: instant, ends_at: instant, is_free: z.boolean() })).default([]),
});
export type BookingOptions = z.infer<typeof bookingOptions>;

export const orderStatuses = ["booked", "cancelled", "done"] as const;

export const bookingOrder = z.object({
  id,
  service_id: id,
  amenity_id: id.nullish(),
  slot: id,
  starts_at: instant,
  ends_at: instant,
  price: optionalHaler,
  status: state(orderStatuses),
  can_cancel: z.boolean().default(false),
  created_at: instant,
  translations: translations(names),
});
export type BookingOrder = z.infer<typeof bookingOrder>;

/**
 * POST `booking/orders`, keyed. A sold slot returns Conflict with `slot: ["taken"]`; a past or unknown slot has
 * `unknown`.
 */
export const bookingOrderRequest = z.object({
  service: z.string().min(1).max(100),
  slot: z.string().min(1).max(100),
});
export const bookingOrderQuery = listQuery
  .pick({ page: true, per_page: true })
  .extend({ status: z.enum(orderStatuses).optional() });

export const bookingRules = { days: 14, cancelMinutesBefore: 60, openOrders: 5 };
