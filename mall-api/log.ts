import { logLevelOf } from "@contract/log-levels.server";
import { logSerializers } from "@contract/log-serializers.server";
import { storageProblem } from "@contract/storage-problem.server";
import { pino } from "pino";
import { shownDatabase } from "./environment";

/**
 * The reference API's log: one JSON object per line on stdout, like the site's, without a query's parameters, which may
 * be a password's hash or an address.
 */
export const log = pino(
  { level: logLevelOf(process.env), base: { name: "mall-api" }, serializers: logSerializers },
  // Its method is replaced when the process starts.
  process.stdout,
);

/** A line for whoever starts a program whose database can't be used; null for other errors. */
export function databaseProblem(error: unknown): string | null {
  const problem = storageProblem(error);
  return (
    problem && `${shownDatabase(process.env)} can't be used: ${problem}. DATABASE_URL names another place`
  );
}

const repeatMs = 60_000;
const loggedAt = new Map<string, number>();

/** Logs an error, and `about` what it was met; what is wrong with the disk in one line a minute, because each request fails by it. */
export function logError(error: unknown, about: object = {}) {
  const problem = storageProblem(error);
  if (!problem) return log.error({ ...about, err: error }, "Something failed");
  if (isFirstInMinute(problem))
    log.error({ database: shownDatabase(process.env), problem }, "Calls fail because of the database");
}

/** Whether nothing about the same was logged within a minute. */
export function isFirstInMinute(about: string): boolean {
  const now = performance.now();
  if (now - (loggedAt.get(about) ?? Number.NEGATIVE_INFINITY) < repeatMs) return false;
  loggedAt.set(about, now);
  return true;
}
