import { logSerializers } from "@contract/log-serializers.server";
import { pino } from "pino";
import { logLevelOf } from "./environment.server";
import { currentRequestId } from "./mall/request-context.server";

/**
 * The app's log: one JSON object per line on stdout, from LOG_LEVEL upwards, with the request's id and without visitors'
 * input.
 */
export const log = pino({
  level: logLevelOf(process.env),
  base: null,
  serializers: logSerializers,
  mixin() {
    const id = currentRequestId();
    return id ? { id } : {};
  },
});

export type Log = Pick<typeof log, "debug" | "info" | "warn" | "error">;
