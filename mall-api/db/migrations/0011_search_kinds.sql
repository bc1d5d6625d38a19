ALTER TABLE `search_entry` ADD `kinds` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The search index holds kinds too: it is written again with the demo content.
INSERT INTO `search_index` (`search_index`) VALUES ('delete-all');--> statement-breakpoint
DELETE FROM `search_entry`;--> statement-breakpoint
DELETE FROM `seeding`;
