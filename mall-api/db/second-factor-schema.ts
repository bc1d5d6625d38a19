import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { customer } from "./account-schema";

const instant = (name: string) => integer(name);
const ofCustomer = () =>
  text("customer_id")
    .notNull()
    .references(() => customer.id, { onDelete: "cascade" });

/** A member's authenticator app. Without `confirmed_at` it is being set up and not a factor yet. */
export const totp = sqliteTable("totp", {
  customerId: ofCustomer().primaryKey(),
  /** Encrypted where the environment has a key. */
  secret: text("secret").notNull(),
  createdAt: instant("created_at").notNull(),
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last code: that code and earlier ones are used up. */
  lastStep: integer("last_step").notNull().default(0),
});

export const passkey = sqliteTable(
  "passkey",
  {
    id: text("id").primaryKey(),
    customerId: ofCustomer(),
    credentialId: text("credential_id").notNull(),
    publicKey: blob("public_key", { mode: "buffer" }).notNull(),
    counter: integer("counter").notNull(),
    /** JSON: how the browser reaches it. */
    transports: text("transports").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    uniqueIndex("passkey_credential").on(table.credentialId),
    index("passkey_customer").on(table.customerId),
  ],
);

/** What a new passkey has to sign. */
export const passkeyChallenge = sqliteTable("passkey_challenge", {
  customerId: ofCustomer().primaryKey(),
  challenge: text("challenge").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Hashes like those of passwords, all of a member with one salt. */
export const recoveryCode = sqliteTable(
  "recovery_code",
  { customerId: ofCustomer(), hash: text("hash").notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.hash] })],
);

/** Log-ins that wait for their second step. */
export const loginChallenge = sqliteTable(
  "login_challenge",
  {
    hash: text("hash").primaryKey(),
    customerId: ofCustomer(),
    /** Of the browser that took the first step; null if the call named none. */
    browserHash: text("browser_hash"),
    /** Of the session to come, in milliseconds; null for the usual lifetime. */
    livesMs: integer("lives_ms"),
    /** Whether the first step was the code for a forgotten password. */
    allowsReset: integer("allows_reset").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("login_challenge_customer").on(table.customerId)],
);
