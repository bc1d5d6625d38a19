import type { Database } from "./database";

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What reads may be made with: the database, or the transaction that also writes. */
export type Reader = Pick<Database, "select">;

const queues = new WeakMap<Database, Promise<unknown>>();

/**
 * Does work in one transaction that has the write lock from its beginning: what it reads stays true until it commits, and an
 * error takes everything back. SQLite has one writer and its driver waits for the lock by blocking the whole process, so
 * the transactions of a process stand in a queue here instead.
 */
export function inWriteTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const before = queues.get(database) ?? Promise.resolve();
  const mine = before.then(() => database.transaction(work, { behavior: "immediate" }));
  queues.set(
    database,
    mine.catch(() => {}),
  );
  return mine;
}
