import { z } from "zod";
import { listQuery } from "./envelope";
import { id, instant, translations } from "./primitives";

export const ledgerKinds = ["earn", "spend", "expire", "adjust"] as const;

/**
 * One line of the ledger. `points` is signed, `balance` is what it was right after. `reason` says more than the kind:
 * receipt, reward, expiry, welcome, card, correction. `translations` name the shop or the reward that it is about.
 */
export const ledgerEntry = z.object({
  id,
  kind: z.enum(ledgerKinds).catch("adjust"),
  reason: z.string().default(""),
  points: z.number().int(),
  balance: z.number().int(),
  at: instant,
  receipt_id: id.nullish(),
  customer_reward_id: id.nullish(),
  translations: translations({ title: z.string() }),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const ledgerQuery = listQuery
  .pick({ page: true, per_page: true })
  .extend({ kind: z.enum(ledgerKinds).optional() });

/**
 * `me/points`. The balance is the ledger's sum. `pending` are points of receipts that are not decided yet; `expiring` the
 * points that go next, soonest first; `months` the last twelve, oldest first (`YYYY-MM`).
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
