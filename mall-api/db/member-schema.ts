import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { customer } from "./account-schema";

const instant = (name: string) => integer(name);
const ofCustomer = () =>
  text("customer_id")
    .notNull()
    .references(() => customer.id, { onDelete: "cascade" });

export const like = sqliteTable(
  "like",
  {
    customerId: ofCustomer(),
    type: text("type").notNull(),
    entityId: text("entity_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.type, table.entityId] }),
    index("like_newest").on(table.customerId, table.at),
  ],
);

export const companyFollow = sqliteTable(
  "company_follow",
  {
    customerId: ofCustomer(),
    tenant: text("tenant").notNull(),
    companyId: text("company_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.companyId] }),
    index("company_follow_of").on(table.tenant, table.companyId),
  ],
);

export const thumb = sqliteTable(
  "thumb",
  {
    customerId: ofCustomer(),
    tenant: text("tenant").notNull(),
    type: text("type").notNull(),
    entityId: text("entity_id").notNull(),
    value: text("value", { enum: ["up", "down"] }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.type, table.entityId] }),
    index("thumb_of").on(table.tenant, table.type, table.entityId, table.value),
  ],
);

/** Booked slots. The unique index ensures that a slot is sold only once. */
export const bookingOrder = sqliteTable(
  "booking_order",
  {
    id: text("id").primaryKey(),
    customerId: ofCustomer(),
    tenant: text("tenant").notNull(),
    serviceId: text("service_id").notNull(),
    slot: text("slot").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    price: integer("price").notNull(),
    status: text("status", { enum: ["booked", "cancelled"] }).notNull(),
    /** The service as it was when it was booked: amenity, translations. */
    snapshot: text("snapshot").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("booking_sold_once")
      .on(table.tenant, table.serviceId, table.slot)
      .where(sql`${table.status} = 'booked'`),
    index("booking_customer").on(table.customerId, table.startsAt),
  ],
);

export const paymentMethod = sqliteTable(
  "payment_method",
  {
    id: text("id").primaryKey(),
    customerId: ofCustomer(),
    brand: text("brand").notNull(),
    last4: text("last4").notNull(),
    expires: text("expires").notNull(),
    isDefault: integer("is_default").notNull().default(0),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("payment_method_customer").on(table.customerId),
    uniqueIndex("payment_method_default").on(table.customerId).where(sql`${table.isDefault} = 1`),
  ],
);

export const parkingCode = sqliteTable("parking_code", {
  customerId: ofCustomer().primaryKey(),
  code: text("code").notNull().unique(),
  validUntil: instant("valid_until").notNull(),
});

/** Number plates by which the barrier recognises a member; `enteredAt` is set while the car is inside. */
export const plate = sqliteTable(
  "plate",
  {
    id: text("id").primaryKey(),
    customerId: ofCustomer(),
    tenant: text("tenant").notNull(),
    plate: text("plate").notNull(),
    enteredAt: instant("entered_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("plate_of_one_member").on(table.tenant, table.plate),
    index("plate_customer").on(table.customerId),
  ],
);

export const conversation = sqliteTable(
  "conversation",
  {
    id: text("id").primaryKey(),
    customerId: ofCustomer(),
    tenant: text("tenant").notNull(),
    topic: text("topic").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("conversation_customer").on(table.customerId)],
);

/** Conversation messages, ordered by id. `files` holds ids of stored files. */
export const message = sqliteTable(
  "message",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversation.id, { onDelete: "cascade" }),
    customerId: ofCustomer(),
    sender: text("sender", { enum: ["customer", "clerk"] }).notNull(),
    author: text("author"),
    text: text("text").notNull(),
    key: text("key"),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [
    index("message_conversation").on(table.conversationId, table.id),
    index("message_customer").on(table.customerId, table.id),
    index("message_unread")
      .on(table.conversationId)
      .where(sql`${table.readAt} IS NULL AND ${table.sender} = 'clerk'`),
  ],
);
