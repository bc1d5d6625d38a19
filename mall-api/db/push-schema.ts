import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accessToken, customer } from "./account-schema";

const instant = (name: string) => integer(name);
const ofCustomer = () =>
  text("customer_id")
    .notNull()
    .references(() => customer.id, { onDelete: "cascade" });

/** The browsers that members receive push messages in. Each ends with its session. */
export const pushDevice = sqliteTable(
  "push_device",
  {
    id: text("id").primaryKey(),
    customerId: ofCustomer(),
    tenant: text("tenant").notNull(),
    tokenHash: text("token_hash")
      .notNull()
      .references(() => accessToken.hash, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    language: text("language").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("push_device_session").on(table.tokenHash),
    uniqueIndex("push_device_endpoint").on(table.endpoint),
    index("push_device_customer").on(table.customerId),
  ],
);

/** The kinds of push messages that members have switched off. */
export const pushOff = sqliteTable(
  "push_off",
  { customerId: ofCustomer(), kind: text("kind").notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
);

/**
 * Push messages, sent and to be sent, until they expire: each is for a device once. `due_at` is when it is sent, or sent
 * again; `sent_at` is null until a push service has accepted it.
 */
export const pushMessage = sqliteTable(
  "push_message",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    deviceId: text("device_id")
      .notNull()
      .references(() => pushDevice.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    entityId: text("entity_id").notNull(),
    dueAt: instant("due_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    sentAt: instant("sent_at"),
  },
  (table) => [
    uniqueIndex("push_message_once").on(table.deviceId, table.kind, table.entityId),
    index("push_message_due").on(table.sentAt, table.dueAt),
    index("push_message_expiry").on(table.expiresAt),
  ],
);
