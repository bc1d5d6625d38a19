ALTER TABLE `outbox` ADD `unsubscribe` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `calendar` text;