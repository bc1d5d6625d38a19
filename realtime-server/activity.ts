import type { Limits } from "./limits";

/** When a browser was last heard of. */
export function createActivity({ activity, pong }: Pick<Limits, "activity" | "pong">, now: () => number) {
  let receivedAt = now();
  let requestedAt: number | null = null;
  return {
    heard() {
      receivedAt = now();
      requestedAt = null;
    },
    /** What to do about a browser that is silent. A ping counts as sent. */
    due(): "close" | "ping" | null {
      const time = now();
      if (requestedAt !== null) return time - requestedAt >= pong ? "close" : null;
      if (time - receivedAt < activity) return null;
      requestedAt = time;
      return "ping";
    },
  };
}
