import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { customer, storedFile } from "./account-schema";

const instant = (name: string) => integer(name);
const ofCustomer = () =>
  text("customer_id")
    .notNull()
    .references(() => customer.id, { onDelete: "cascade" });

/**
 * The points ledger, append-only (enforced by triggers in the migration). Each entry stores the balance after
 * it, which is never negative. A receipt or a reward has at most one entry.
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
    /** Titles of what the entry refers to, as translations in wire format. */
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

/**
 * Points that were credited together and expire together: the remaining amount and the expiry. Spent soonest
 * to expire first.
 */
export const pointLot = sqliteTable(
  "point_lot",
  {
    entryId: integer("entry_id")
      .primaryKey()
      .references(() => ledgerEntry.id, { onDelete: "cascade" }),
    customerId: ofCustomer(),
    remaining: integer("remaining").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When the member was reminded that these points expire soon. */
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
 * What receipts that are pending or approved are recognized by, whoever sent them, so that none is claimed twice. The
 * hashes identify nobody, so the rows can outlive the erasure of the member.
 */
export const claimedReceipt = sqliteTable(
  "claimed_receipt",
  {
    hash: text("hash").primaryKey(),
    receiptId: text("receipt_id").references(() => receipt.id, { onDelete: "set null" }),
    at: instant("at").notNull(),
  },
  (table) => [index("claimed_receipt_of").on(table.receiptId)],
);

/** Photos that were uploaded before their receipt was sent, with the fiscal id that was read in them. */
export const receiptPhoto = sqliteTable(
  "receipt_photo",
  {
    fileId: text("file_id")
      .primaryKey()
      .references(() => storedFile.id, { onDelete: "cascade" }),
    customerId: ofCustomer(),
    fiscalId: text("fiscal_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("receipt_photo_customer").on(table.customerId),
    index("receipt_photo_at").on(table.createdAt),
  ],
);

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
    /** The reward as it was when it was activated: shop, picture, translations. */
    snapshot: text("snapshot").notNull(),
  },
  (table) => [
    index("customer_reward_customer").on(table.customerId, table.activatedAt),
    index("customer_reward_of").on(table.customerId, table.rewardId),
    uniqueIndex("customer_reward_code").on(table.tenant, table.code),
    index("customer_reward_until").on(table.usableUntil),
  ],
);

/** How many of a reward were handed out; never more than its stock. */
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

/** The first response to an `Idempotency-Key`, written in the same transaction as its effect. */
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

/** Plastic cards that were handed out, with their initial points. */
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
