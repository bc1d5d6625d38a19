CREATE TABLE `receipt_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`fiscal_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `stored_file`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `receipt_photo_customer` ON `receipt_photo` (`customer_id`);--> statement-breakpoint
CREATE INDEX `receipt_photo_at` ON `receipt_photo` (`created_at`);--> statement-breakpoint
ALTER TABLE `claimed_receipt` ADD `receipt_id` text REFERENCES receipt(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `claimed_receipt_of` ON `claimed_receipt` (`receipt_id`);--> statement-breakpoint
UPDATE `claimed_receipt` SET `receipt_id` = (SELECT `id` FROM `receipt` WHERE `claim_hash` = `hash` AND `status` <> 'rejected');--> statement-breakpoint
ALTER TABLE `receipt` DROP COLUMN `claim_hash`;