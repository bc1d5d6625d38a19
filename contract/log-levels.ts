/** The valid values of LOG_LEVEL. */
export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export const logLevelsMessage = `one of ${logLevels.join(", ")}`;
