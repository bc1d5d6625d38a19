import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { customer } from "./account-schema";

/**
 * Passes in the wallets of phones. Triggers in the migration note what changes them, whoever writes it. The pass of an
 * erased member stays for a while without its member, so that their phones hear of its end.
 */
export const walletPass = sqliteTable(
  "wallet_pass",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id").references(() => customer.id, { onDelete: "set null" }),
    tenant: text("tenant").notNull(),
    wallet: text("wallet", { enum: ["apple", "google"] }).notNull(),
    kind: text("kind", { enum: ["card", "reward", "booking"] }).notNull(),
    /** The reward's or the booking's id; empty for the card. */
    subjectId: text("subject_id").notNull(),
    language: text("language").notNull(),
    token: text("token").notNull(),
    /** In seconds since 1970, another one after each change. */
    changedAt: integer("changed_at").notNull(),
    /** The last change that the site has announced to the wallet. */
    announcedAt: integer("announced_at").notNull(),
    /** How often the announcement has failed, and when it is due (milliseconds). */
    failures: integer("failures").notNull().default(0),
    dueAt: integer("due_at").notNull().default(0),
  },
  (table) => [
    uniqueIndex("wallet_pass_of").on(table.customerId, table.wallet, table.kind, table.subjectId),
    index("wallet_pass_due").on(table.dueAt).where(sql`${table.announcedAt} < ${table.changedAt}`),
  ],
);

/** The devices that have an Apple pass. */
export const walletDevice = sqliteTable(
  "wallet_device",
  {
    passId: text("pass_id")
      .notNull()
      .references(() => walletPass.id, { onDelete: "cascade" }),
    device: text("device").notNull(),
    pushToken: text("push_token").notNull(),
    addedAt: integer("added_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.passId, table.device] }),
    index("wallet_device_passes").on(table.device),
  ],
);
