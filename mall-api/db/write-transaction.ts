import { setImmediate as immediate, setTimeout as wait } from "node:timers/promises";
import { isLocked } from "@contract/storage-problem.server";
import type { Database } from "./database";

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What can run reads: the database, or a transaction that also writes. */
export type Reader = Pick<Database, "select">;

/** How long a write waits for another process's lock, and how long it lets reads go first. */
const lockMs = 5_000;
const pauseMs = 100;

const queues = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs `work` in a transaction that holds the write lock from its start: what it reads stays true until it
 * commits, and an error rolls everything back. SQLite has one writer and its driver waits for the lock by
 * blocking the whole process, so the transactions of a process are queued here instead, and wait here for other processes.
 */
export function inWriteTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const before = queues.get(database) ?? Promise.resolve();
  const mine = before.then(() => unlocked(database, work));
  queues.set(
    database,
    mine.catch(() => {}),
  );
  return mine;
}

async function unlocked<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { $client } = database;
  for (const started = performance.now(); ; await wait(pauseMs)) {
    let hasBegun = false;
    try {
      return await database.transaction(
        (transaction) => {
          hasBegun = true;
          return work(transaction);
        },
        { behavior: "immediate" },
      );
    } catch (error) {
      if (hasBegun || !isLocked(error)) throw error;
      if ($client.protocol === "file") {
        // A connection whose BEGIN failed never commits again. Reads have ended when all that is due has run.
        await immediate();
        $client.reconnect();
      }
      if (performance.now() - started > lockMs) throw error;
    }
  }
}
