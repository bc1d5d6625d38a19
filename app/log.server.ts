import { pino } from "pino";
import { logLevelOf } from "./environment.server";

/** The app's log: one JSON object per line on stdout, from LOG_LEVEL upwards. */
export const log = pino({ level: logLevelOf(process.env), base: null });

export type Log = Pick<typeof log, "debug" | "info" | "warn" | "error">;
