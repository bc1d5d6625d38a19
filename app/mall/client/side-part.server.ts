import { log } from "~/process/log.server";
import { firstInMinute } from "~/process/log-once.server";
import { currentRoute, report } from "~/process/request-context.server";
import { isAbsent, isOutage, MallApiError, MallApiUnavailable } from "./mall-api-error";
import { isEssential, isExpected } from "./reads-of-screens";

const isNews = firstInMinute();

/**
 * A part that the screen or the action can do without: its value, or null on failure, which is logged as `what` ("The
 * tiers could not be read"). The screen says that it is missing; one that the mall API doesn't have is left out quietly,
 * unless visitors come for it. Throws the failure of a read that is essential to the request's screen, unless it says that there is nothing. A part that
 * doesn't exist, a disconnected client, and what an outage repeats within a minute are logged at debug level only. A
 * thrown Response is a redirect and passes through.
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
    const read = readOf(error);
    if (error instanceof Response || (isEssential(currentRoute(), read) && !isAbsent(error))) throw error;
    if (read && (!isAbsent(error) || isExpected(currentRoute(), read)))
      report({ missing: read, failure: error });
    const isQuiet = level === "warn" && isAbsent(error);
    const isRepeated = isOutage(error) && !isNews(`${what} ${(error as Error).message}`);
    log[isQuiet || isAborted(error) || isRepeated ? "debug" : level]({ err: error }, what);
    return null;
  }
}

const readOf = (error: unknown): string | null =>
  error instanceof MallApiError || error instanceof MallApiUnavailable ? error.read : null;

const isAborted = (error: unknown): boolean =>
  error instanceof MallApiUnavailable && error.kind === "aborted";
