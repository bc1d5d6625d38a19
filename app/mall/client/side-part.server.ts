import { log } from "~/process/log.server";
import { firstInMinute } from "~/process/log-once.server";
import { currentRoute } from "~/process/request-context.server";
import { isEssential } from "./essential-reads";
import { isNotFound, isOutage, MallApiError, MallApiUnavailable } from "./mall-api-error";

const isNews = firstInMinute();

/**
 * A part that the screen or the action can do without: its value, or null on failure, which is logged as `what` ("The
 * tiers could not be read"). Throws the failure of a read that is essential to the request's screen. A 404, a
 * disconnected client, and what an outage repeats within a minute are logged at debug level only. A thrown Response is a
 * redirect and passes through.
 * @param level `error` for what every page needs
 */
export async function sidePart<Value>(
  part: Promise<Value>,
  what: string,
  level: "warn" | "error" = "warn",
): Promise<Value | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof Response || isEssential(currentRoute(), readOf(error))) throw error;
    const isExpected = level === "warn" && isNotFound(error);
    const isRepeated = isOutage(error) && !isNews(`${what} ${(error as Error).message}`);
    log[isExpected || isAborted(error) || isRepeated ? "debug" : level]({ err: error }, what);
    return null;
  }
}

const readOf = (error: unknown): string | null =>
  error instanceof MallApiError || error instanceof MallApiUnavailable ? error.read : null;

const isAborted = (error: unknown): boolean =>
  error instanceof MallApiUnavailable && error.kind === "aborted";
