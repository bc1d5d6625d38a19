CREATE TABLE `access_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
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
	`tries_left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `purpose`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "tries_left_not_negative" CHECK("mailed_code"."tries_left" >= 0)
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
CREATE INDEX `support_request_customer` ON `support_request` (`customer_id`);