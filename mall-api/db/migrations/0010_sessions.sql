ALTER TABLE `access_token` ADD `used_at` integer;--> statement-breakpoint
ALTER TABLE `access_token` ADD `user_agent` text;