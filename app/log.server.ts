import { logSerializers } from "@contract/log-serializers.server";
import { pino } from "pino";
import { logLevelOf } from "./environment.server";

/** The app's log: one JSON object per line on stdout, from LOG_LEVEL upwards, without visitors' input. */
export const log = pino({ level: logLevelOf(process.env), base: null, serializers: logSerializers });

export type Log = Pick<typeof log, "debug" | "info" | "warn" | "error">;
