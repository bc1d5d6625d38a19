import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Timestamps are milliseconds since 1970. Every row belongs to one mall; malls never share members. */
const instant = (name: string) => integer(name);

/**
 * Members. Who registered and has not verified their address yet has no `verified_at` and can't log in;
 * `registrant_hash` is of the browser where the password was typed. `password_hash` is null for who came by single
 * sign-on, `sso_subject` for who did not.
 */
export const customer = sqliteTable(
  "customer",
  {
    id: text("id").primaryKey(),
    tenant: text("tenant").notNull(),
    email: text("email").notNull(),
    verifiedAt: instant("verified_at"),
    passwordHash: text("password_hash"),
    registrantHash: text("registrant_hash"),
    ssoSubject: text("sso_subject"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    phone: text("phone"),
    birthDate: text("birth_date"),
    gender: text("gender"),
    street: text("street"),
    city: text("city"),
    zipCode: text("zip_code"),
    country: text("country"),
    language: text("language").notNull(),
    personalOffers: integer("personal_offers").notNull().default(0),
    /** Opt-in at registration; becomes a subscription once the address is verified. */
    wantsNewsletter: integer("wants_newsletter").notNull().default(0),
    cardNumber: text("card_number").notNull(),
    pictureId: text("picture_id"),
    termsAcceptedAt: instant("terms_accepted_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("customer_email").on(table.tenant, table.email),
    uniqueIndex("customer_sso").on(table.tenant, table.ssoSubject),
    uniqueIndex("customer_card").on(table.cardNumber),
  ],
);

/** Bearer tokens. Only their hashes are stored. */
export const accessToken = sqliteTable(
  "access_token",
  {
    hash: text("hash").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Accurate to the hour. */
    usedAt: instant("used_at"),
    /** As sent by the browser at the log-in, so that members recognize their devices. */
    userAgent: text("user_agent"),
  },
  (table) => [
    index("access_token_customer").on(table.customerId),
    index("access_token_expiry").on(table.expiresAt),
  ],
);

/** The latest code mailed to a member for each purpose; deleted once it is used. */
export const emailedCode = sqliteTable(
  "mailed_code",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["verification", "forgotten-password"] }).notNull(),
    /** Of the browser that had it mailed; empty if the call named none. */
    browserHash: text("browser_hash").notNull().default(""),
    salt: text("salt").notNull(),
    hash: text("hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.purpose, table.browserHash] })],
);

/** Single-use tokens that allow a forgotten password to be reset. */
export const resetToken = sqliteTable("reset_token", {
  hash: text("hash").primaryKey(),
  customerId: text("customer_id")
    .notNull()
    .references(() => customer.id, { onDelete: "cascade" }),
  expiresAt: instant("expires_at").notNull(),
  /** Whether a second factor was given for it. */
  isSecondFactorGiven: integer("is_second_factor_given").notNull().default(0),
});

/** Rate-limited attempts, one row each. `subject` is a hash of the rate-limit key and holds no personal data. */
export const attempt = sqliteTable(
  "attempt",
  { id: integer("id").primaryKey(), subject: text("subject").notNull(), at: instant("at").notNull() },
  (table) => [index("attempt_subject").on(table.subject, table.at), index("attempt_at").on(table.at)],
);

/** Outgoing mails, in the order in which they were written. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    tenant: text("tenant").notNull(),
    recipient: text("recipient").notNull(),
    language: text("language").notNull(),
    purpose: text("purpose").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    code: text("code"),
    link: text("link"),
    /** The link of the headers `List-Unsubscribe` and, for one click, `List-Unsubscribe-Post` (RFC 8058). */
    unsubscribe: text("unsubscribe"),
    /** An attached calendar file. */
    calendar: text("calendar"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (table) => [index("outbox_recipient").on(table.tenant, table.recipient)],
);

/** `unsubscribe_token` is part of the link in every newsletter; it can only end the subscription. */
export const newsletterSubscription = sqliteTable(
  "newsletter_subscription",
  {
    tenant: text("tenant").notNull(),
    email: text("email").notNull(),
    language: text("language").notNull(),
    status: text("status", { enum: ["asked", "active", "ended"] }).notNull(),
    confirmationHash: text("confirmation_hash"),
    confirmationExpiresAt: instant("confirmation_expires_at"),
    unsubscribeToken: text("unsubscribe_token").notNull().unique(),
    consentedAt: instant("consented_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.email] }),
    uniqueIndex("newsletter_confirmation").on(table.confirmationHash),
  ],
);

export const supportRequest = sqliteTable(
  "support_request",
  {
    id: text("id").primaryKey(),
    tenant: text("tenant").notNull(),
    customerId: text("customer_id").references(() => customer.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    topic: text("topic").notNull(),
    message: text("message").notNull(),
    language: text("language").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("support_request_email").on(table.tenant, table.email),
    index("support_request_customer").on(table.customerId),
  ],
);

/** Uploaded files of members and visitors. `id` is long and random: whoever knows it may read the file. */
export const storedFile = sqliteTable(
  "stored_file",
  {
    id: text("id").primaryKey(),
    tenant: text("tenant").notNull(),
    customerId: text("customer_id").references(() => customer.id, { onDelete: "cascade" }),
    supportRequestId: text("support_request_id").references(() => supportRequest.id, { onDelete: "cascade" }),
    /** The conversation message that the file was attached to. */
    messageId: integer("message_id"),
    name: text("name").notNull(),
    type: text("type").notNull(),
    width: integer("width"),
    height: integer("height"),
    color: text("color"),
    size: integer("size").notNull(),
    body: blob("body", { mode: "buffer" }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("stored_file_customer").on(table.customerId),
    index("stored_file_support").on(table.supportRequestId),
    index("stored_file_message").on(table.messageId),
  ],
);
