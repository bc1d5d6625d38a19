import type { Client } from "@libsql/client";

/** Invariants of the database, each with a query for violations. */
const laws: Record<string, string> = {
  "each line's balance is the sum of the lines so far, and never below nothing": `
    SELECT l.id FROM ledger_entry l WHERE l.balance < 0 OR l.balance <>
    (SELECT sum(points) FROM ledger_entry e WHERE e.customer_id = l.customer_id AND e.id <= l.id)`,
  "what is left of the lots is the balance": `
    SELECT c.id FROM customer c WHERE
    coalesce((SELECT sum(points) FROM ledger_entry WHERE customer_id = c.id), 0) <>
    coalesce((SELECT sum(remaining) FROM point_lot WHERE customer_id = c.id), 0)`,
  "points that expire soonest are spent first": `
    SELECT later.entry_id FROM point_lot later
    JOIN ledger_entry credit ON credit.id = later.entry_id
    JOIN point_lot sooner ON sooner.customer_id = later.customer_id
    AND (sooner.expires_at, sooner.entry_id) < (later.expires_at, later.entry_id)
    WHERE sooner.remaining > 0 AND later.remaining < credit.points`,
  "an approved receipt has one line with its points, another has none": `
    SELECT r.id FROM receipt r WHERE
    (SELECT coalesce(sum(points), 0) FROM ledger_entry WHERE receipt_id = r.id) <>
    CASE r.status WHEN 'approved' THEN r.points ELSE 0 END`,
  "no receipt counts twice": `
    SELECT id FROM receipt WHERE status <> 'rejected'
    GROUP BY tenant, company_id, upper(number), issued_at, total HAVING count(*) > 1`,
  "a receipt that counts is claimed": `
    SELECT id FROM receipt WHERE status <> 'rejected'
    AND id NOT IN (SELECT receipt_id FROM claimed_receipt WHERE receipt_id IS NOT NULL)`,
  "each activated reward has its spend": `
    SELECT r.id FROM customer_reward r WHERE
    coalesce((SELECT sum(points) FROM ledger_entry WHERE customer_reward_id = r.id), 0) <> -r.points_price`,
  "no more is given out than there was": "SELECT reward_id FROM reward_stock WHERE taken > stock",
  "what members have was taken from the stock": `
    SELECT r.reward_id FROM customer_reward r JOIN customer c ON c.id = r.customer_id
    WHERE c.email <> 'demo@promenade.test' GROUP BY r.tenant, r.reward_id HAVING count(*) >
    coalesce((SELECT taken FROM reward_stock s WHERE s.tenant = r.tenant AND s.reward_id = r.reward_id), 0)`,
  "a slot is sold once": `
    SELECT slot FROM booking_order WHERE status = 'booked' GROUP BY tenant, service_id, slot HAVING count(*) > 1`,
  "nothing refers to who is gone": 'SELECT "table" FROM pragma_foreign_key_check',
  "the file is intact": "SELECT * FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
};

/** The violations of each invariant; all empty if the books balance. */
export async function violatedInvariants(database: Client): Promise<[law: string, broken: unknown[]][]> {
  // A connection that has checked a full-text index takes it for malformed once another connection has optimized it.
  if (database.protocol === "file") database.reconnect();
  return Promise.all(
    Object.entries(laws).map(
      async ([law, sql]) => [law, (await database.execute(sql)).rows] as [string, unknown[]],
    ),
  );
}
