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
  /** Calls the upstream without any visitor's input; rejects while it fails. */
  probe: () => Promise<unknown>;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { threshold } = options;
  let failures = 0;
  let isFailing = false;
  let isProbing = false;
  let isOpen = false;

  /** @param isProvoked whether the call carried a visitor's input, which may be what made it fail */
  function failed(isProvoked: boolean) {
    if (!isProvoked) failures++;
    if (!isOpen && failures >= threshold) {
      isOpen = true;
      options.onOpen();
    }
    isFailing = true;
    if (!isProbing) void probeUntilAnswered();
  }

  function succeeded() {
    failures = 0;
    isFailing = false;
    if (isOpen) options.onClose();
    isOpen = false;
  }

  async function probeUntilAnswered() {
    isProbing = true;
    while (isFailing) {
      await wait(options.probeEveryMs, undefined, { ref: false });
      if (isFailing) await options.probe().then(succeeded, () => isFailing && failed(false));
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
