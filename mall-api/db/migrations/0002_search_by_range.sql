DROP TABLE `search_entry`;--> statement-breakpoint
DROP TABLE `search_word`;--> statement-breakpoint
CREATE TABLE `search_entry` (
	`id` integer PRIMARY KEY NOT NULL,
	`entity_id` text NOT NULL,
	`title` text NOT NULL,
	`ends_at` integer
);
--> statement-breakpoint
CREATE TABLE `search_word` (
	`tenant` text NOT NULL,
	`word` text NOT NULL,
	`frequency` integer NOT NULL,
	PRIMARY KEY(`tenant`, `word`)
);--> statement-breakpoint
DROP TABLE `search_index`;--> statement-breakpoint
CREATE VIRTUAL TABLE `search_index` USING fts5(
  `title`, `en`, `cz`, `sk`, `de`, `other`,
  content = '', contentless_delete = 1, detail = 'column', tokenize = 'ascii'
);
