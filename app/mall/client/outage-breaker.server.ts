import { setTimeout as wait } from "node:timers/promises";

export type OutageBreaker = ReturnType<typeof outageBreaker>;

/**
 * Opens when calls fail in a row that no visitor can make fail: the site's own and its probes. A visitor may have found
 * a request that the upstream can't serve, and any number of visitors may send it; such a failure only starts the probes.
 * From the first failure until the next success the upstream is probed in the background: no visitor waits for an
 * attempt, and none is needed for the recovery.
 */
export function outageBreaker(options: {
  threshold: number;
  probeEveryMs: number;
  /** The pause between probes doubles up to this. */
  slowestProbeMs: number;
  /** Calls the upstream without any visitor's input; rejects while it fails. */
  probe: () => Promise<unknown>;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { threshold } = options;
  let failures = 0;
  let isFailing = false;
  /** Whether one of the failures is of all that the breaker is for. */
  let isWhole = false;
  let isProbing = false;
  let isOpen = false;

  /**
   * @param isProvoked whether the call carried a visitor's input, which may be what made it fail
   * @param isOfWhole whether all calls fail with it; the breaker does not open without such a failure
   */
  function failed({ isProvoked, isOfWhole }: { isProvoked: boolean; isOfWhole: boolean }) {
    if (!isProvoked) failures++;
    isWhole ||= isOfWhole && !isProvoked;
    if (!isOpen && isWhole && failures >= threshold) {
      isOpen = true;
      options.onOpen();
    }
    isFailing = true;
    if (!isProbing) void probeUntilAnswered();
  }

  function succeeded() {
    failures = 0;
    isFailing = false;
    isWhole = false;
    if (isOpen) options.onClose();
    isOpen = false;
  }

  async function probeUntilAnswered() {
    isProbing = true;
    for (
      let pauseMs = options.probeEveryMs;
      isFailing;
      pauseMs = Math.min(2 * pauseMs, options.slowestProbeMs)
    ) {
      await wait(pauseMs, undefined, { ref: false });
      if (isFailing)
        await options
          .probe()
          .then(succeeded, () => isFailing && failed({ isProvoked: false, isOfWhole: true }));
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
