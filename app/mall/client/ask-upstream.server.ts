import { restartTime, timeLeft } from "../../process/request-context.server";
import type { CallTarget } from "./call-target.server";
import type { ClientParts } from "./client-parts.server";
import type { Envelope } from "./envelope.server";
import type { Caller } from "./mall-api";
import { isPageTimeout, isUnauthorized, MallApiUnavailable } from "./mall-api-error";
import { type Call, limitOf } from "./upstream.server";

export type Ask = (
  method: Call["method"],
  target: CallTarget,
  sent?: { body?: unknown; idempotencyKey?: string | undefined },
) => Promise<Envelope>;

/** For the reads of the page that says that a write was not answered: nobody waits a second time for an API that hangs. */
const afterLostWriteMs = 500;

/** Makes a caller's own calls, whose answers are shared with nobody. A request's reads and its write have one time limit. */
export function askUpstream(
  { upstream, limits, sharedOwnReads }: Pick<ClientParts, "upstream" | "limits" | "sharedOwnReads">,
  { tenantId, token, clientAddress, browser, signal, onUnauthorized }: Caller,
  preview: string | undefined,
): Ask {
  const common = { tenantId, token, clientAddress, browser, preview, signal, isProvoked: true };
  return async (method, target, sent = {}) => {
    const isWrite = method !== "GET";
    if (isWrite && token) sharedOwnReads.forget({ tenantId, token });
    const withinMs = timeLeft(isWrite ? limitOf(sent.body, limits) : limits.pageMs);
    let isLost = false;
    try {
      return await upstream.ask({ ...common, withinMs, method, ...target, ...sent });
    } catch (error) {
      isLost = isTooLate(error);
      throw onUnauthorized && method !== "DELETE" && isUnauthorized(error) ? onUnauthorized() : error;
    } finally {
      // The page that shows the result has a time limit of its own.
      if (isWrite) restartTime(isLost ? limits.pageMs - afterLostWriteMs : 0);
      // What was read meanwhile may be from before.
      if (isWrite && token) sharedOwnReads.forget({ tenantId, token });
    }
  };
}

const isTooLate = (error: unknown): boolean =>
  isPageTimeout(error) || (error instanceof MallApiUnavailable && error.kind === "timeout");
