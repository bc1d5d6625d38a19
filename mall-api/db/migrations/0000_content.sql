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
CREATE INDEX `entity_date` ON `entity` (`tenant`,`resource`,`sort_date`,`position`);--> statement-breakpoint
CREATE INDEX `entity_number` ON `entity` (`tenant`,`resource`,`sort_number`,`position`);--> statement-breakpoint
CREATE INDEX `entity_followed` ON `entity` (`tenant`,`resource`,`follow_count`,`position`);--> statement-breakpoint
CREATE INDEX `entity_updated` ON `entity` (`tenant`,`resource`,`updated_at`,`position`);--> statement-breakpoint
CREATE INDEX `entity_company` ON `entity` (`tenant`,`resource`,`company_id`,`position`);--> statement-breakpoint
CREATE INDEX `entity_featured` ON `entity` (`tenant`,`resource`,`featured`,`position`);--> statement-breakpoint
CREATE INDEX `entity_kind` ON `entity` (`tenant`,`resource`,`kind`,`sort_name`);--> statement-breakpoint
CREATE INDEX `entity_type` ON `entity` (`tenant`,`resource`,`type`,`sort_date`);--> statement-breakpoint
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
	`tenant` text NOT NULL,
	`type` text NOT NULL,
	`entity_id` text NOT NULL,
	`title` text NOT NULL,
	`hit` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_entry_tenant` ON `search_entry` (`tenant`);--> statement-breakpoint
CREATE TABLE `search_word` (
	`tenant` text NOT NULL,
	`form` text NOT NULL,
	`word` text NOT NULL,
	`frequency` integer NOT NULL,
	PRIMARY KEY(`tenant`, `form`, `word`)
);
--> statement-breakpoint
CREATE TABLE `seeding` (
	`tenant` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL
);
