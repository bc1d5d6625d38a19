import { logLevelOf } from "@contract/log-levels.server";
import { logSerializers } from "@contract/log-serializers.server";
import { pino } from "pino";
import { requestFields } from "./request-context.server";

/**
 * The app's log: one JSON object per line on stdout, from LOG_LEVEL upwards, with the request's id, mall, route and calls,
 * and without visitors' input.
 */
export const log = pino({
  level: logLevelOf(process.env),
  base: null,
  serializers: logSerializers,
  mixin: requestFields,
});

export type Log = Pick<typeof log, "debug" | "info" | "warn" | "error">;
