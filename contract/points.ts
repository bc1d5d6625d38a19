import { z } from "zod";
import { listQuery } from "./envelope";
import { id, instant, optionalCount, optionalInstant, optionalText, translations } from "./primitives";

export const ledgerKinds = ["earn", "spend", "expire", "adjust"] as const;

/**
 * One ledger entry. `points` is signed, `balance` is the balance after it. `reason` is more specific than the kind:
 * receipt, reward, expiry, welcome, card, correction. `translations` hold the name of the shop or reward.
 */
export const ledgerEntry = z.object({
  id,
  kind: z.enum(ledgerKinds).catch("adjust").default("adjust"),
  reason: z.string().default(""),
  points: z.number().int(),
  balance: optionalCount,
  at: optionalInstant,
  receipt_id: id.nullish(),
  customer_reward_id: id.nullish(),
  translations: translations({ title: optionalText }),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const ledgerQuery = listQuery
  .pick({ page: true, per_page: true })
  .extend({ kind: z.enum(ledgerKinds).optional() });

/**
 * `me/points`. `balance` is the sum of the ledger, `pending` the points of undecided receipts, `expiring` the points
 * that expire next, soonest first, `months` the last twelve months, oldest first (`YYYY-MM`).
 */
export const points = z.object({
  balance: z.number().int(),
  pending: z.number().int().default(0),
  expiring: z.array(z.object({ points: z.number().int(), at: instant })).default([]),
  months: z
    .array(z.object({ month: z.string(), earned: z.number().int(), spent: z.number().int() }))
    .default([]),
});
export type Points = z.infer<typeof points>;
