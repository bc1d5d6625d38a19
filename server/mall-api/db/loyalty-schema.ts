import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { customer } from "./account-schema";

const instant = (name: string) => integer(name);
const ofCustomer = () =>
  text("customer_id")
    .notNull()
    .references(() => customer.id, { onDelete: "cascade" });

/**
 * The points' books. Lines are only ever added (triggers of the migration see to it), each with the balance that it leaves,
 * which is never below nothing. One receipt and one reward have at most one line.
 */
export const ledgerEntry = sqliteTable(
  "ledger_entry",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    customerId: ofCustomer(),
    kind: text("kind", { enum: ["earn", "spend", "expire", "adjust"] }).notNull(),
    reason: text("reason").notNull(),
    points: integer("points").notNull(),
    balance: integer("balance").notNull(),
    at: instant("at").notNull(),
    receiptId: text("receipt_id"),
    customerRewardId: text("customer_reward_id"),
    /** What the line is about, as the wire's translations. */
    titles: text("titles").notNull().default("[]"),
  },
  (table) => [
    index("ledger_customer").on(table.customerId, table.id),
    uniqueIndex("ledger_receipt").on(table.receiptId),
    uniqueIndex("ledger_reward").on(table.customerRewardId),
    check("ledger_balance_not_negative", sql`${table.balance} >= 0`),
    check(
      "ledger_signs",
      sql`(${table.kind} = 'earn' AND ${table.points} > 0) OR (${table.kind} IN ('spend', 'expire') AND ${table.points} < 0) OR (${table.kind} = 'adjust' AND ${table.points} <> 0)`,
    ),
  ],
);

/** Points that came in together and go together: what is left of them, and until when. Spent soonest first. */
export const pointLot = sqliteTable(
  "point_lot",
  {
    entryId: integer("entry_id")
      .primaryKey()
      .references(() => ledgerEntry.id, { onDelete: "cascade" }),
    customerId: ofCustomer(),
    remaining: integer("remaining").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When the member was told that they expire soon. */
    remindedAt: instant("reminded_at"),
  },
  (table) => [
    index("point_lot_customer").on(table.customerId, table.expiresAt),
    index("point_lot_expiry").on(table.expiresAt).where(sql`${table.remaining} > 0`),
    check("point_lot_not_negative", sql`${table.remaining} >= 0`),
  ],
);

export const receipt = sqliteTable(
  "receipt",
  {
    id: text("id").primaryKey(),
    customerId: ofCustomer(),
    tenant: text("tenant").notNull(),
    companyId: text("company_id").notNull(),
    number: text("number").notNull(),
    issuedAt: text("issued_at").notNull(),
    total: integer("total").notNull(),
    status: text("status", { enum: ["pending", "approved", "rejected"] }).notNull(),
    reason: text("reason"),
    points: integer("points").notNull().default(0),
    fileId: text("file_id"),
    claimHash: text("claim_hash").notNull(),
    titles: text("titles").notNull().default("[]"),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    index("receipt_customer").on(table.customerId, table.createdAt),
    index("receipt_pending").on(table.tenant, table.status, table.createdAt),
    check("receipt_total_positive", sql`${table.total} > 0`),
  ],
);

/**
 * Receipts that are pending or approved, whoever sent them: none is claimed twice. A hash of shop, number, day and total,
 * which names nobody, so that it also outlasts its member's erasure.
 */
export const claimedReceipt = sqliteTable("claimed_receipt", {
  hash: text("hash").primaryKey(),
  at: instant("at").notNull(),
});

export const customerReward = sqliteTable(
  "customer_reward",
  {
    id: text("id").primaryKey(),
    customerId: ofCustomer(),
    tenant: text("tenant").notNull(),
    rewardId: text("reward_id").notNull(),
    code: text("code").notNull(),
    codeType: text("code_type").notNull(),
    pointsPrice: integer("points_price").notNull(),
    activatedAt: instant("activated_at").notNull(),
    usableUntil: instant("usable_until").notNull(),
    usedAt: instant("used_at"),
    remindedAt: instant("reminded_at"),
    /** What the reward was when it was activated: shop, picture, words. */
    snapshot: text("snapshot").notNull(),
  },
  (table) => [
    index("customer_reward_customer").on(table.customerId, table.activatedAt),
    index("customer_reward_of").on(table.customerId, table.rewardId),
    uniqueIndex("customer_reward_code").on(table.tenant, table.code),
    index("customer_reward_until").on(table.usableUntil),
  ],
);

/** How many of a reward were given out; never more than there were. */
export const rewardStock = sqliteTable(
  "reward_stock",
  {
    tenant: text("tenant").notNull(),
    rewardId: text("reward_id").notNull(),
    stock: integer("stock"),
    taken: integer("taken").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.rewardId] }),
    check("reward_not_oversold", sql`${table.stock} IS NULL OR ${table.taken} <= ${table.stock}`),
  ],
);

/** The first answer to an `Idempotency-Key`, written with what it tells about. */
export const idempotencyKey = sqliteTable(
  "idempotency_key",
  {
    customerId: ofCustomer(),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    answer: text("answer").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.operation, table.key] }),
    index("idempotency_key_at").on(table.at),
  ],
);

export const earnedBadge = sqliteTable(
  "earned_badge",
  { customerId: ofCustomer(), badgeId: text("badge_id").notNull(), at: instant("at").notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.badgeId] })],
);

/** Cards of plastic that were handed out, with the points that were on them. */
export const plasticCard = sqliteTable(
  "plastic_card",
  {
    tenant: text("tenant").notNull(),
    number: text("number").notNull(),
    birthDate: text("birth_date").notNull(),
    points: integer("points").notNull(),
    linkedAt: instant("linked_at"),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.number] })],
);

export const giftCard = sqliteTable(
  "gift_card",
  {
    tenant: text("tenant").notNull(),
    number: text("number").notNull(),
    salt: text("salt").notNull(),
    pinHash: text("pin_hash").notNull(),
    balance: integer("balance").notNull(),
    validTo: instant("valid_to"),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.number] }),
    check("gift_card_not_negative", sql`${table.balance} >= 0`),
  ],
);
