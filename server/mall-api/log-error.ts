import { inspect } from "node:util";
import { loggedError } from "@contract/log-serializers.server";

/** Writes an error to stderr, without a query's parameters, which may be a password's hash or an address. */
export const logError = (error: unknown) => console.error(inspect(loggedError(error), { depth: 6 }));

/** Ends a process with an error that nothing else handles; Node would print all of it. */
export function exitOnUncaughtErrors() {
  process.on("uncaughtException", (error) => {
    logError(error);
    process.exit(1);
  });
}
