import { readTimeLeft, restartReadTime } from "../../process/request-context.server";
import type { CallTarget } from "./call-target.server";
import type { ClientParts } from "./client-parts.server";
import type { Envelope } from "./envelope.server";
import type { Caller } from "./mall-api";
import { isUnauthorized } from "./mall-api-error";
import type { Call } from "./upstream.server";

export type Ask = (
  method: Call["method"],
  target: CallTarget,
  sent?: { body?: unknown; idempotencyKey?: string | undefined },
) => Promise<Envelope>;

/** Makes a caller's own calls, whose answers are shared with nobody. */
export function askUpstream(
  { upstream, limits }: Pick<ClientParts, "upstream" | "limits">,
  { tenantId, token, clientAddress, browser, signal, onUnauthorized }: Caller,
  preview: string | undefined,
): Ask {
  const common = { tenantId, token, clientAddress, browser, preview, signal, isProvoked: true };
  return async (method, target, sent = {}) => {
    const withinMs = method === "GET" ? readTimeLeft(limits.pageMs) : undefined;
    try {
      return await upstream.ask({ ...common, withinMs, method, ...target, ...sent });
    } catch (error) {
      throw onUnauthorized && method !== "DELETE" && isUnauthorized(error) ? onUnauthorized() : error;
    } finally {
      if (method !== "GET") restartReadTime();
    }
  };
}
