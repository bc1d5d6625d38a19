import { inspect } from "node:util";
import { loggedError } from "@contract/log-serializers.server";
import { storageProblem } from "@contract/storage-problem.server";

const repeatMs = 60_000;
const loggedAt = new Map<string, number>();

/**
 * Writes an error to stderr, without a query's parameters, which may be a password's hash or an address; what is wrong
 * with the disk in one line a minute, because each request fails by it.
 */
export function logError(error: unknown) {
  const problem = storageProblem(error);
  if (!problem) return console.error(inspect(loggedError(error), { depth: 6 }));
  logOnceAMinute(problem, `The database can't be written: ${problem}. Until it can, writes are refused`);
}

/** Writes a line to stderr unless one about the same was written within a minute. */
export function logOnceAMinute(about: string, line: string) {
  const now = performance.now();
  if (now - (loggedAt.get(about) ?? Number.NEGATIVE_INFINITY) < repeatMs) return;
  loggedAt.set(about, now);
  console.error(line);
}

/** Ends a process with an error that nothing else handles; Node would print all of it. */
export function exitOnUncaughtErrors() {
  process.on("uncaughtException", (error) => {
    logError(error);
    process.exit(1);
  });
}
