import type { Database } from "./database";

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What can run reads: the database, or a transaction that also writes. */
export type Reader = Pick<Database, "select">;

const queues = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs `work` in a transaction that holds the write lock from its start: what it reads stays true until it
 * commits, and an error rolls everything back. SQLite has one writer and its driver waits for the lock by
 * blocking the whole process, so the transactions of a process are queued here instead.
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
