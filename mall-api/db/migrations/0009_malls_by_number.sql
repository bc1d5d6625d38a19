-- A mall's rows in the search index are found by a number made from its id. They are written again with the demo content.
INSERT INTO `search_index` (`search_index`) VALUES ('delete-all');--> statement-breakpoint
DELETE FROM `search_entry`;--> statement-breakpoint
DELETE FROM `seeding`;
