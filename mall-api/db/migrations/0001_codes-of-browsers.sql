PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_mailed_code` (
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`browser_hash` text DEFAULT '' NOT NULL,
	`salt` text NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `purpose`, `browser_hash`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_mailed_code`("customer_id", "purpose", "browser_hash", "salt", "hash", "expires_at") SELECT "customer_id", "purpose", '', "salt", "hash", "expires_at" FROM `mailed_code`;--> statement-breakpoint
DROP TABLE `mailed_code`;--> statement-breakpoint
ALTER TABLE `__new_mailed_code` RENAME TO `mailed_code`;--> statement-breakpoint
PRAGMA foreign_keys=ON;