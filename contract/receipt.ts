import { z } from "zod";
import { listQuery } from "./envelope";
import { line } from "./input-text";
import { day, haler, id, instant, optionalImage, optionalText, translations } from "./primitives";

export const receiptStatuses = ["pending", "approved", "rejected"] as const;

/** Why a receipt was rejected: unreadable, wrong_data, no_points_shop, too_old, over_limit; or a sentence of the operator's. */
export const receipt = z.object({
  id,
  company_id: id,
  number: z.string(),
  issued_at: day,
  total: haler,
  status: z.enum(receiptStatuses),
  reason: optionalText,
  /** What it gave, or would give when it is approved as it is. */
  points: z.number().int().default(0),
  image: optionalImage,
  created_at: instant,
  decided_at: instant.nullish(),
  /** The shop's name. */
  translations: translations({ title: z.string() }),
});
export type Receipt = z.infer<typeof receipt>;

/**
 * POST `me/receipts`, form data: what stands on the receipt and its picture. `total` in haléř, `issued_at` a day of the last
 * `receiptRules.days`. The same receipt (shop, number, day, total) twice answers Conflict with `number: ["taken"]`, whoever
 * sent it first. Small totals are approved at once, larger ones by the mall (`pending`).
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
  /** Haléř up to which a receipt is approved without the mall's looking at it, and for a member's day. */
  approvedAtOnce: 2_000_00,
  approvedAtOnceADay: 5_000_00,
  /** Receipts that a member may send in a day. */
  aDay: 10,
  /** One point for so many haléř, times the tier's multiplier. */
  halerPerPoint: 10_00,
};

export const receiptQuery = listQuery
  .pick({ page: true, per_page: true })
  .extend({ status: z.enum(receiptStatuses).optional() });
