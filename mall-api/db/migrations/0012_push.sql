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
