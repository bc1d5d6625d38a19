import { z } from "zod";
import { listQuery } from "./envelope";
import { line } from "./input-text";
import {
  day,
  haler,
  id,
  instant,
  optionalImage,
  optionalInstant,
  optionalText,
  translations,
} from "./primitives";

export const receiptStatuses = ["pending", "approved", "rejected"] as const;

/**
 * Why a receipt was rejected: unreadable, wrong_data, no_points_shop, too_old, over_limit; or free text by the
 * operator.
 */
export const receipt = z.object({
  id,
  company_id: id.nullish().transform((value) => value ?? null),
  number: z.string().default(""),
  issued_at: day.nullish().transform((value) => value ?? null),
  total: haler.nullish().transform((value) => value ?? null),
  status: z.enum(receiptStatuses).default("pending"),
  reason: optionalText,
  /** The points it earned, or would earn if it is approved unchanged. */
  points: z.number().int().default(0),
  image: optionalImage,
  created_at: optionalInstant,
  decided_at: instant.nullish(),
  /** The shop's name. */
  translations: translations({ title: optionalText }),
});
export type Receipt = z.infer<typeof receipt>;

/**
 * POST `me/receipts`, form data: the receipt's data and its picture. `total` in haléř, `issued_at` within the last
 * `receiptRules.days`. A receipt (shop, number, day, total) that was sent before, by anyone, returns Conflict with
 * `number: ["taken"]`. Small totals are approved at once, larger ones by the mall (`pending`).
 */
export const receiptRequest = z.object({
  file: z.file(),
  company_id: z.string().min(1, "required").max(100, "unknown"),
  number: line(40),
  issued_at: z.iso.date("invalid"),
  total: z.coerce.number("invalid").int("invalid").min(100, "too_short").max(100_000_00, "too_large"),
});

export const receiptRules = {
  days: 30,
  /** The totals in haléř that are approved automatically: per receipt, and per member and day. */
  approvedAtOnce: 2_000_00,
  approvedAtOnceADay: 5_000_00,
  /** Receipts that a member may send per day. */
  aDay: 10,
  /** Haléř per point, before the tier's multiplier. */
  halerPerPoint: 10_00,
};

export const receiptQuery = listQuery
  .pick({ page: true, per_page: true })
  .extend({ status: z.enum(receiptStatuses).optional() });
