import { log } from "~/log.server";
import { isNotFound, MallApiUnavailable } from "./mall-api-error";

/**
 * A part that the page or the action does without: its value, or null where it can't be had, which is logged with `what`
 * ("The tiers could not be read"). That the upstream has no such thing (404) and that the client disconnected is worth a
 * line at debug level only. A Response that is thrown is no failure but a redirect, and goes through.
 * @param level `error` for what every page needs
 */
export async function optional<Value>(
  part: Promise<Value>,
  what: string,
  level: "warn" | "error" = "warn",
): Promise<Value | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof Response) throw error;
    const isExpected = level === "warn" && isNotFound(error);
    log[isExpected || isAborted(error) ? "debug" : level]({ err: error }, what);
    return null;
  }
}

const isAborted = (error: unknown): boolean =>
  error instanceof MallApiUnavailable && error.kind === "aborted";
