import { addressRanges } from "@contract/client-address";
import type { IBreaker } from "cockatiel";

/**
 * Opens when calls fail in a row. A visitor may have found a request that makes the upstream fail: failures of one
 * visitor's own requests count for less than half of the threshold, so that no single visitor can open the breaker for
 * all.
 */
export function outageBreaker(threshold: number) {
  const maxPerVisitor = Math.max(1, Math.ceil(threshold / 2) - 1);
  const byVisitor = new Map<string, number>();
  let others = 0;

  const count = () =>
    [...byVisitor.values()].reduce((sum, own) => sum + Math.min(own, maxPerVisitor), others);

  return {
    /**
     * Notes the client whose request made a call fail; undefined if it carried no visitor's input, or the client is
     * unknown.
     */
    note(address: string | undefined) {
      if (count() >= threshold) return;
      const visitor = address && addressRanges(address).at(-1)?.range;
      if (visitor) byVisitor.set(visitor, Math.min(maxPerVisitor, (byVisitor.get(visitor) ?? 0) + 1));
      else others++;
    },
    breaker: {
      state: null,
      success() {
        byVisitor.clear();
        others = 0;
      },
      failure: () => count() >= threshold,
    } satisfies IBreaker,
  };
}
