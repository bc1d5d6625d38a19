DROP INDEX `entity_date`;--> statement-breakpoint
DROP INDEX `entity_kind`;--> statement-breakpoint
DROP INDEX `entity_type`;--> statement-breakpoint
CREATE INDEX `entity_date` ON `entity` (`tenant`,`resource`,`sort_date`,`position`,`end_date`);--> statement-breakpoint
CREATE INDEX `entity_kind` ON `entity` (`tenant`,`resource`,`kind`,`sort_name`,`position`);--> statement-breakpoint
CREATE INDEX `entity_type` ON `entity` (`tenant`,`resource`,`type`,`sort_date`,`position`,`end_date`);--> statement-breakpoint
DROP TABLE `search_index`;--> statement-breakpoint
CREATE VIRTUAL TABLE `search_index` USING fts5(
  `words`,
  content = '', contentless_delete = 1, detail = 'none', tokenize = 'ascii'
);
