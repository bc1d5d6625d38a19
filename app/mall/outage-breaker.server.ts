import { setTimeout as wait } from "node:timers/promises";
import { addressRanges } from "@contract/client-address";

export type OutageBreaker = ReturnType<typeof outageBreaker>;

/**
 * Opens when calls fail in a row. A visitor may have found a request that makes the upstream fail: failures of one
 * visitor's own requests count for less than half of the threshold, so that no single visitor can open the breaker for
 * all. From the first failure until the next success the upstream is probed in the background: no visitor waits for
 * an attempt, and none is needed for the recovery.
 */
export function outageBreaker(options: {
  threshold: number;
  probeEveryMs: number;
  /** Calls the upstream without any visitor's input; rejects while it fails. */
  probe: () => Promise<unknown>;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { threshold } = options;
  const maxPerVisitor = Math.max(1, Math.ceil(threshold / 2) - 1);
  const byVisitor = new Map<string, number>();
  let others = 0;
  let isFailing = false;
  let isProbing = false;
  let isOpen = false;

  const count = () =>
    [...byVisitor.values()].reduce((sum, own) => sum + Math.min(own, maxPerVisitor), others);

  /**
   * @param address the client whose request made a call fail; undefined for a probe, for a call without a visitor's
   *   input, and for an unknown client
   */
  function failed(address: string | undefined) {
    const visitor = address && addressRanges(address).at(-1)?.range;
    if (count() < threshold) {
      if (visitor) byVisitor.set(visitor, Math.min(maxPerVisitor, (byVisitor.get(visitor) ?? 0) + 1));
      else others++;
    }
    if (!isOpen && count() >= threshold) {
      isOpen = true;
      options.onOpen();
    }
    isFailing = true;
    if (!isProbing) void probeUntilAnswered();
  }

  function succeeded() {
    byVisitor.clear();
    others = 0;
    isFailing = false;
    if (isOpen) options.onClose();
    isOpen = false;
  }

  async function probeUntilAnswered() {
    isProbing = true;
    while (isFailing) {
      await wait(options.probeEveryMs, undefined, { ref: false });
      if (isFailing) await options.probe().then(succeeded, () => isFailing && failed(undefined));
    }
    isProbing = false;
  }

  return {
    failed,
    succeeded,
    isOpen: () => isOpen,
    stop() {
      isFailing = false;
    },
  };
}
