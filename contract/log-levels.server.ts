import { z } from "zod";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export const logLevel = z.enum(logLevels, { message: `one of ${logLevels.join(", ")}` }).default("info");

/**
 * The log's level, without the rest of the environment: the log is needed to report that another variable is invalid.
 */
export function logLevelOf(variables: Record<string, string | undefined>) {
  const otherwise = variables.NODE_ENV === "test" ? "silent" : "info";
  return logLevels.find((level) => level === variables.LOG_LEVEL) ?? otherwise;
}
