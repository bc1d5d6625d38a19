import { z } from "zod";
import { variableDocs } from "./variable-docs.server";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export const logLevel = z
  .enum(logLevels, { message: `one of ${logLevels.join(", ")}` })
  .default("info")
  .register(variableDocs, {
    group: "Operators",
    what: "JSON lines on stdout, of the site and of the reference API, each of a request with its id, mall, route, and number and time of calls of the mall API; `debug` adds requests answered from the page cache",
  });

/**
 * The log's level, without the rest of the environment: the log is needed to report that another variable is invalid.
 */
export function logLevelOf(variables: Record<string, string | undefined>) {
  const otherwise = variables.NODE_ENV === "test" ? "silent" : "info";
  return logLevels.find((level) => level === variables.LOG_LEVEL) ?? otherwise;
}
