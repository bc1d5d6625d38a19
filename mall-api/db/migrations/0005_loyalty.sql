CREATE TABLE `claimed_receipt` (
	`hash` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `customer_reward` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`tenant` text NOT NULL,
	`reward_id` text NOT NULL,
	`code` text NOT NULL,
	`code_type` text NOT NULL,
	`points_price` integer NOT NULL,
	`activated_at` integer NOT NULL,
	`usable_until` integer NOT NULL,
	`used_at` integer,
	`reminded_at` integer,
	`snapshot` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `customer_reward_customer` ON `customer_reward` (`customer_id`,`activated_at`);--> statement-breakpoint
CREATE INDEX `customer_reward_of` ON `customer_reward` (`customer_id`,`reward_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_reward_code` ON `customer_reward` (`tenant`,`code`);--> statement-breakpoint
CREATE INDEX `customer_reward_until` ON `customer_reward` (`usable_until`);--> statement-breakpoint
CREATE TABLE `earned_badge` (
	`customer_id` text NOT NULL,
	`badge_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `badge_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `gift_card` (
	`tenant` text NOT NULL,
	`number` text NOT NULL,
	`salt` text NOT NULL,
	`pin_hash` text NOT NULL,
	`balance` integer NOT NULL,
	`valid_to` integer,
	PRIMARY KEY(`tenant`, `number`),
	CONSTRAINT "gift_card_not_negative" CHECK("gift_card"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`customer_id` text NOT NULL,
	`operation` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `operation`, `key`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotency_key_at` ON `idempotency_key` (`at`);--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`points` integer NOT NULL,
	`balance` integer NOT NULL,
	`at` integer NOT NULL,
	`receipt_id` text,
	`customer_reward_id` text,
	`titles` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ledger_balance_not_negative" CHECK("ledger_entry"."balance" >= 0),
	CONSTRAINT "ledger_signs" CHECK(("ledger_entry"."kind" = 'earn' AND "ledger_entry"."points" > 0) OR ("ledger_entry"."kind" IN ('spend', 'expire') AND "ledger_entry"."points" < 0) OR ("ledger_entry"."kind" = 'adjust' AND "ledger_entry"."points" <> 0))
);
--> statement-breakpoint
CREATE INDEX `ledger_customer` ON `ledger_entry` (`customer_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_receipt` ON `ledger_entry` (`receipt_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_reward` ON `ledger_entry` (`customer_reward_id`);--> statement-breakpoint
CREATE TABLE `plastic_card` (
	`tenant` text NOT NULL,
	`number` text NOT NULL,
	`birth_date` text NOT NULL,
	`points` integer NOT NULL,
	`linked_at` integer,
	PRIMARY KEY(`tenant`, `number`)
);
--> statement-breakpoint
CREATE TABLE `point_lot` (
	`entry_id` integer PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`remaining` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`reminded_at` integer,
	FOREIGN KEY (`entry_id`) REFERENCES `ledger_entry`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "point_lot_not_negative" CHECK("point_lot"."remaining" >= 0)
);
--> statement-breakpoint
CREATE INDEX `point_lot_customer` ON `point_lot` (`customer_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `point_lot_expiry` ON `point_lot` (`expires_at`) WHERE "point_lot"."remaining" > 0;--> statement-breakpoint
CREATE TABLE `receipt` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`tenant` text NOT NULL,
	`company_id` text NOT NULL,
	`number` text NOT NULL,
	`issued_at` text NOT NULL,
	`total` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`points` integer DEFAULT 0 NOT NULL,
	`file_id` text,
	`claim_hash` text NOT NULL,
	`titles` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "receipt_total_positive" CHECK("receipt"."total" > 0)
);
--> statement-breakpoint
CREATE INDEX `receipt_customer` ON `receipt` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `receipt_pending` ON `receipt` (`tenant`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `reward_stock` (
	`tenant` text NOT NULL,
	`reward_id` text NOT NULL,
	`stock` integer,
	`taken` integer NOT NULL,
	PRIMARY KEY(`tenant`, `reward_id`),
	CONSTRAINT "reward_not_oversold" CHECK("reward_stock"."stock" IS NULL OR "reward_stock"."taken" <= "reward_stock"."stock")
);
--> statement-breakpoint
CREATE TABLE `booking_order` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`tenant` text NOT NULL,
	`service_id` text NOT NULL,
	`slot` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`price` integer NOT NULL,
	`status` text NOT NULL,
	`snapshot` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_sold_once` ON `booking_order` (`tenant`,`service_id`,`slot`) WHERE "booking_order"."status" = 'booked';--> statement-breakpoint
CREATE INDEX `booking_customer` ON `booking_order` (`customer_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `company_follow` (
	`customer_id` text NOT NULL,
	`tenant` text NOT NULL,
	`company_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `company_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `company_follow_of` ON `company_follow` (`tenant`,`company_id`);--> statement-breakpoint
CREATE TABLE `conversation` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`tenant` text NOT NULL,
	`topic` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_customer` ON `conversation` (`customer_id`);--> statement-breakpoint
CREATE TABLE `like` (
	`customer_id` text NOT NULL,
	`type` text NOT NULL,
	`entity_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `type`, `entity_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `like_newest` ON `like` (`customer_id`,`at`);--> statement-breakpoint
CREATE TABLE `message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`conversation_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`sender` text NOT NULL,
	`author` text,
	`text` text NOT NULL,
	`key` text,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversation`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_conversation` ON `message` (`conversation_id`,`id`);--> statement-breakpoint
CREATE INDEX `message_customer` ON `message` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `message_unread` ON `message` (`conversation_id`) WHERE "message"."read_at" IS NULL AND "message"."sender" = 'clerk';--> statement-breakpoint
CREATE TABLE `parking_code` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`valid_until` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parking_code_code_unique` ON `parking_code` (`code`);--> statement-breakpoint
CREATE TABLE `payment_method` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`brand` text NOT NULL,
	`last4` text NOT NULL,
	`expires` text NOT NULL,
	`is_default` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_method_customer` ON `payment_method` (`customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_method_default` ON `payment_method` (`customer_id`) WHERE "payment_method"."is_default" = 1;--> statement-breakpoint
CREATE TABLE `plate` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`tenant` text NOT NULL,
	`plate` text NOT NULL,
	`entered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plate_of_one_member` ON `plate` (`tenant`,`plate`);--> statement-breakpoint
CREATE INDEX `plate_customer` ON `plate` (`customer_id`);--> statement-breakpoint
CREATE TABLE `thumb` (
	`customer_id` text NOT NULL,
	`tenant` text NOT NULL,
	`type` text NOT NULL,
	`entity_id` text NOT NULL,
	`value` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `type`, `entity_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thumb_of` ON `thumb` (`tenant`,`type`,`entity_id`,`value`);--> statement-breakpoint
ALTER TABLE `stored_file` ADD `message_id` integer;--> statement-breakpoint
CREATE INDEX `stored_file_message` ON `stored_file` (`message_id`);