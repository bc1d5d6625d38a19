CREATE TRIGGER `ledger_balance_follows` BEFORE INSERT ON `ledger_entry`
WHEN NEW.`balance` <> NEW.`points` + coalesce((SELECT `balance` FROM `ledger_entry` WHERE `customer_id` = NEW.`customer_id` ORDER BY `id` DESC LIMIT 1), 0)
BEGIN SELECT raise(ABORT, 'the balance does not follow from the ledger'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_stays` BEFORE UPDATE ON `ledger_entry`
BEGIN SELECT raise(ABORT, 'lines of the ledger are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_is_kept` BEFORE DELETE ON `ledger_entry`
WHEN EXISTS (SELECT 1 FROM `customer` WHERE `id` = OLD.`customer_id`)
BEGIN SELECT raise(ABORT, 'lines of the ledger go only with their member'); END;
