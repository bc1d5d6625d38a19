import { MallApiUnavailable } from "./mall-api-error";

/** The promise's value, or MallApiUnavailable as soon as the signal aborts: its own, or "aborted" for a client. */
export function unlessAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () =>
      reject(
        signal.reason instanceof MallApiUnavailable
          ? signal.reason
          : new MallApiUnavailable("aborted", "The client disconnected", { cause: signal.reason }),
      );
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

/** The promise's value, or MallApiUnavailable (page_timeout) after `ms`. */
export async function unlessTooLate<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  if (ms === Number.POSITIVE_INFINITY) return promise;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MallApiUnavailable("page_timeout", "The page stopped waiting")), ms);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}
