CREATE TABLE `access_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`user_agent` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `access_token_customer` ON `access_token` (`customer_id`);--> statement-breakpoint
CREATE INDEX `access_token_expiry` ON `access_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `attempt` (
	`id` integer PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_subject` ON `attempt` (`subject`,`at`);--> statement-breakpoint
CREATE INDEX `attempt_at` ON `attempt` (`at`);--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant` text NOT NULL,
	`email` text NOT NULL,
	`verified_at` integer,
	`password_hash` text,
	`registrant_hash` text,
	`sso_subject` text,
	`first_name` text,
	`last_name` text,
	`phone` text,
	`birth_date` text,
	`gender` text,
	`street` text,
	`city` text,
	`zip_code` text,
	`country` text,
	`language` text NOT NULL,
	`personal_offers` integer DEFAULT 0 NOT NULL,
	`wants_newsletter` integer DEFAULT 0 NOT NULL,
	`card_number` text NOT NULL,
	`picture_id` text,
	`terms_accepted_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_email` ON `customer` (`tenant`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_sso` ON `customer` (`tenant`,`sso_subject`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_card` ON `customer` (`card_number`);--> statement-breakpoint
CREATE TABLE `mailed_code` (
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`salt` text NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `purpose`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscription` (
	`tenant` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`confirmation_hash` text,
	`confirmation_expires_at` integer,
	`unsubscribe_token` text NOT NULL,
	`consented_at` integer NOT NULL,
	`confirmed_at` integer,
	`ended_at` integer,
	PRIMARY KEY(`tenant`, `email`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscription_unsubscribe_token_unique` ON `newsletter_subscription` (`unsubscribe_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_confirmation` ON `newsletter_subscription` (`confirmation_hash`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`recipient` text NOT NULL,
	`language` text NOT NULL,
	`purpose` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`code` text,
	`link` text,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`tenant`,`recipient`);--> statement-breakpoint
CREATE TABLE `reset_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `stored_file` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant` text NOT NULL,
	`customer_id` text,
	`support_request_id` text,
	`message_id` integer,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`width` integer,
	`height` integer,
	`color` text,
	`size` integer NOT NULL,
	`body` blob NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`support_request_id`) REFERENCES `support_request`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stored_file_customer` ON `stored_file` (`customer_id`);--> statement-breakpoint
CREATE INDEX `stored_file_support` ON `stored_file` (`support_request_id`);--> statement-breakpoint
CREATE INDEX `stored_file_message` ON `stored_file` (`message_id`);--> statement-breakpoint
CREATE TABLE `support_request` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant` text NOT NULL,
	`customer_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`topic` text NOT NULL,
	`message` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_request_email` ON `support_request` (`tenant`,`email`);--> statement-breakpoint
CREATE INDEX `support_request_customer` ON `support_request` (`customer_id`);--> statement-breakpoint
CREATE TABLE `claimed_receipt` (
	`hash` text PRIMARY KEY NOT NULL,
	`receipt_id` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`receipt_id`) REFERENCES `receipt`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `claimed_receipt_of` ON `claimed_receipt` (`receipt_id`);--> statement-breakpoint
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
	`titles` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "receipt_total_positive" CHECK("receipt"."total" > 0)
);
--> statement-breakpoint
CREATE INDEX `receipt_customer` ON `receipt` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `receipt_pending` ON `receipt` (`tenant`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `receipt_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`fiscal_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `stored_file`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `receipt_photo_customer` ON `receipt_photo` (`customer_id`);--> statement-breakpoint
CREATE INDEX `receipt_photo_at` ON `receipt_photo` (`created_at`);--> statement-breakpoint
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
CREATE TABLE `push_device` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`tenant` text NOT NULL,
	`token_hash` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`token_hash`) REFERENCES `access_token`(`hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_device_session` ON `push_device` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_device_endpoint` ON `push_device` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_device_customer` ON `push_device` (`customer_id`);--> statement-breakpoint
CREATE TABLE `push_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`device_id` text NOT NULL,
	`kind` text NOT NULL,
	`entity_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`device_id`) REFERENCES `push_device`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_message_once` ON `push_message` (`device_id`,`kind`,`entity_id`);--> statement-breakpoint
CREATE INDEX `push_message_due` ON `push_message` (`sent_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `push_message_expiry` ON `push_message` (`expires_at`);--> statement-breakpoint
CREATE TABLE `push_off` (
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`customer_id`, `kind`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `document` (
	`tenant` text NOT NULL,
	`name` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`tenant`, `name`)
);
--> statement-breakpoint
CREATE TABLE `entity` (
	`tenant` text NOT NULL,
	`resource` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text,
	`type` text,
	`company_id` text,
	`floor` integer,
	`featured` integer DEFAULT 0 NOT NULL,
	`accepts_gift_cards` integer DEFAULT 0 NOT NULL,
	`gives_points` integer DEFAULT 0 NOT NULL,
	`sort_name` text DEFAULT '' NOT NULL,
	`sort_date` integer,
	`end_date` integer,
	`sort_number` real,
	`follow_count` integer DEFAULT 0 NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`tenant`, `resource`, `id`)
);
--> statement-breakpoint
CREATE INDEX `entity_position` ON `entity` (`tenant`,`resource`,`position`);--> statement-breakpoint
CREATE INDEX `entity_name` ON `entity` (`tenant`,`resource`,`sort_name`,`position`);--> statement-breakpoint
CREATE INDEX `entity_date` ON `entity` (`tenant`,`resource`,`sort_date`,`position`,`end_date`);--> statement-breakpoint
CREATE INDEX `entity_number` ON `entity` (`tenant`,`resource`,`sort_number`,`position`);--> statement-breakpoint
CREATE INDEX `entity_followed` ON `entity` (`tenant`,`resource`,`follow_count`,`position`);--> statement-breakpoint
CREATE INDEX `entity_updated` ON `entity` (`tenant`,`resource`,`updated_at`,`position`);--> statement-breakpoint
CREATE INDEX `entity_company` ON `entity` (`tenant`,`resource`,`company_id`,`position`);--> statement-breakpoint
CREATE INDEX `entity_featured` ON `entity` (`tenant`,`resource`,`featured`,`position`);--> statement-breakpoint
CREATE INDEX `entity_kind` ON `entity` (`tenant`,`resource`,`kind`,`sort_name`,`position`);--> statement-breakpoint
CREATE INDEX `entity_type` ON `entity` (`tenant`,`resource`,`type`,`sort_date`,`position`,`end_date`);--> statement-breakpoint
CREATE TABLE `entity_category` (
	`tenant` text NOT NULL,
	`resource` text NOT NULL,
	`category_id` text NOT NULL,
	`position` integer NOT NULL,
	`entity_id` text NOT NULL,
	PRIMARY KEY(`tenant`, `resource`, `category_id`, `position`, `entity_id`)
);
--> statement-breakpoint
CREATE TABLE `search_entry` (
	`id` integer PRIMARY KEY NOT NULL,
	`entity_id` text NOT NULL,
	`title` text NOT NULL,
	`kinds` text DEFAULT '' NOT NULL,
	`ends_at` integer
);
--> statement-breakpoint
CREATE TABLE `search_word` (
	`tenant` text NOT NULL,
	`word` text NOT NULL,
	`frequency` integer NOT NULL,
	PRIMARY KEY(`tenant`, `word`)
);
--> statement-breakpoint
CREATE TABLE `seeding` (
	`tenant` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wallet_device` (
	`pass_id` text NOT NULL,
	`device` text NOT NULL,
	`push_token` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`pass_id`, `device`),
	FOREIGN KEY (`pass_id`) REFERENCES `wallet_pass`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wallet_device_passes` ON `wallet_device` (`device`);--> statement-breakpoint
CREATE TABLE `wallet_pass` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text,
	`tenant` text NOT NULL,
	`wallet` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`language` text NOT NULL,
	`token` text NOT NULL,
	`changed_at` integer NOT NULL,
	`announced_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wallet_pass_of` ON `wallet_pass` (`customer_id`,`wallet`,`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `wallet_pass_due` ON `wallet_pass` (`due_at`) WHERE "wallet_pass"."announced_at" < "wallet_pass"."changed_at";--> statement-breakpoint
-- Written by hand from here on: what the definitions of the tables cannot say.
CREATE VIRTUAL TABLE `search_index` USING fts5(
  `words`,
  content = '', contentless_delete = 1, detail = 'none', tokenize = 'ascii'
);
--> statement-breakpoint
CREATE TRIGGER `ledger_balance_follows` BEFORE INSERT ON `ledger_entry`
WHEN NEW.`balance` <> NEW.`points` + coalesce((SELECT `balance` FROM `ledger_entry` WHERE `customer_id` = NEW.`customer_id` ORDER BY `id` DESC LIMIT 1), 0)
BEGIN SELECT raise(ABORT, 'the balance does not follow from the ledger'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_stays` BEFORE UPDATE ON `ledger_entry`
BEGIN SELECT raise(ABORT, 'lines of the ledger are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_is_kept` BEFORE DELETE ON `ledger_entry`
WHEN EXISTS (SELECT 1 FROM `customer` WHERE `id` = OLD.`customer_id`)
BEGIN SELECT raise(ABORT, 'lines of the ledger go only with their member'); END;
--> statement-breakpoint
CREATE TRIGGER `wallet_pass_points` AFTER INSERT ON `ledger_entry`
BEGIN UPDATE `wallet_pass` SET `changed_at` = max(`changed_at` + 1, unixepoch()), `failures` = 0, `due_at` = 0 WHERE `customer_id` = NEW.`customer_id` AND `kind` = 'card'; END;
--> statement-breakpoint
CREATE TRIGGER `wallet_pass_member` AFTER UPDATE OF `first_name`, `last_name`, `card_number` ON `customer`
BEGIN UPDATE `wallet_pass` SET `changed_at` = max(`changed_at` + 1, unixepoch()), `failures` = 0, `due_at` = 0 WHERE `customer_id` = NEW.`id` AND `kind` = 'card'; END;
--> statement-breakpoint
CREATE TRIGGER `wallet_pass_reward` AFTER UPDATE OF `used_at`, `usable_until` ON `customer_reward`
BEGIN UPDATE `wallet_pass` SET `changed_at` = max(`changed_at` + 1, unixepoch()), `failures` = 0, `due_at` = 0 WHERE `customer_id` = NEW.`customer_id` AND `kind` = 'reward' AND `subject_id` = NEW.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `wallet_pass_booking` AFTER UPDATE OF `status` ON `booking_order`
BEGIN UPDATE `wallet_pass` SET `changed_at` = max(`changed_at` + 1, unixepoch()), `failures` = 0, `due_at` = 0 WHERE `customer_id` = NEW.`customer_id` AND `kind` = 'booking' AND `subject_id` = NEW.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `wallet_pass_erasure` AFTER UPDATE OF `customer_id` ON `wallet_pass` WHEN NEW.`customer_id` IS NULL
BEGIN UPDATE `wallet_pass` SET `changed_at` = max(`changed_at` + 1, unixepoch()), `failures` = 0, `due_at` = 0 WHERE `id` = NEW.`id`; END;
