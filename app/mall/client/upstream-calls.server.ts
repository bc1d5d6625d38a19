import { noteCall } from "../../process/request-context.server";
import { MallApiError, MallApiUnavailable, type UnavailableKind } from "./mall-api-error";

/** `rejected`: the mall API answered with a 4xx; `failed`: with a 5xx, or something unexpected happened. */
type CallOutcome = "ok" | "rejected" | "failed" | UnavailableKind;

export type FinishedCall = { mall: string; outcome: CallOutcome; seconds: number };

const listeners = new Set<(call: FinishedCall) => void>();

type StartedCall = { mall: string; method: string; url: string };
/** `headers` are sent with the call. */
type CallTrace = { headers: Record<string, string>; end: (outcome: CallOutcome) => void };

let startTrace: ((call: StartedCall) => CallTrace) | undefined;

/** Traces each call of the mall API from now on. */
export function traceMallApiCalls(start: typeof startTrace) {
  startTrace = start;
}

/** Calls back after each call of the mall API. */
export const onMallApiCall = (listener: (call: FinishedCall) => void) => listeners.add(listener);

/** Counts a call for its request and for metrics. */
export async function observed<
  Call extends { tenantId: string; method: string; url: string; traceHeaders?: Record<string, string> },
  Answer,
>(call: Call, send: (call: Call) => Promise<Answer>): Promise<Answer> {
  const started = performance.now();
  const { tenantId: mall, method, url } = call;
  const trace = startTrace?.({ mall, method, url });
  let outcome: CallOutcome = "ok";
  try {
    return await send(trace ? { ...call, traceHeaders: trace.headers } : call);
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    const ms = performance.now() - started;
    noteCall(ms);
    trace?.end(outcome);
    for (const listener of listeners) listener({ mall, outcome, seconds: ms / 1000 });
  }
}

function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof MallApiUnavailable) return error.kind;
  return error instanceof MallApiError && error.status < 500 ? "rejected" : "failed";
}
