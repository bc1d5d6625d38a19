import { lineOf } from "@contract/client-address";
import { type BulkheadPolicy, bulkhead } from "cockatiel";
import { unlessAborted } from "./unless-aborted.server";

/**
 * Runs the calls that visitors provoke, at most `limit` at once for each line; others of that line wait until they are
 * aborted. Input for which an API hangs then can't take the connections of all other visitors.
 */
export function clientConcurrencyLimit(limit: number) {
  const shares = new Map<string, { policy: BulkheadPolicy; calls: number }>();

  return async function inShare<Result>(
    address: string | undefined,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const line = address && lineOf(address);
    if (!line) return work();
    const share = shares.get(line) ?? { policy: bulkhead(limit, Number.POSITIVE_INFINITY), calls: 0 };
    shares.set(line, share);
    share.calls++;
    try {
      return await unlessAborted(share.policy.execute(work, signal), signal);
    } finally {
      share.calls--;
      if (share.calls === 0) shares.delete(line);
    }
  };
}
