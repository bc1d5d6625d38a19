import { z } from "zod";
import { listQuery } from "./envelope";
import { givenDay, line } from "./input-text";
import {
  day,
  haler,
  id,
  instant,
  optionalCount,
  optionalImage,
  optionalInstant,
  optionalText,
  state,
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
  status: state(receiptStatuses),
  reason: optionalText,
  /** The points it earned, or would earn if it is approved unchanged. */
  points: optionalCount,
  image: optionalImage,
  created_at: optionalInstant,
  decided_at: instant.nullish(),
  /** The shop's name. */
  translations: translations({ title: optionalText }),
});
export type Receipt = z.infer<typeof receipt>;

/** What the fiscal code in the picture identifies the receipt by. */
const fiscalId = line(200).optional();

/**
 * POST `me/receipts`, form data: the receipt's data and its picture. `total` in haléř, `issued_at` within the last
 * `receiptRules.days`. A receipt that was sent before, by anyone, returns Conflict with `number: ["taken"]`: one of the same
 * fiscal id, or the same shop, day and total with the same number or picture. Small totals are approved at once, larger
 * ones by the mall (`pending`).
 */
export const receiptRequest = z.object({
  /** Required unless there is a `photo_id`. */
  file: z.file().optional(),
  /** The picture, where it was sent before: the id that `me/receipt-photos` returned. */
  photo_id: z.string().max(100, "unknown").optional(),
  fiscal_id: fiscalId,
  company_id: z.string().min(1, "required").max(100, "unknown"),
  number: line(40),
  issued_at: givenDay,
  total: z.coerce.number("invalid").int("invalid").min(100, "too_short").max(100_000_00, "too_large"),
});

/**
 * POST `me/receipt-photos`, form data: a picture whose data the member has yet to check, and the fiscal id in it. It is
 * stored for a day, one for each member.
 */
export const receiptPhotoRequest = z.object({ file: z.file(), fiscal_id: fiscalId });
export const receiptPhoto = z.object({ id });

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
