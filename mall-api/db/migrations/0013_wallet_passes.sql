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
CREATE INDEX `wallet_pass_due` ON `wallet_pass` (`due_at`) WHERE "wallet_pass"."announced_at" < "wallet_pass"."changed_at";
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
