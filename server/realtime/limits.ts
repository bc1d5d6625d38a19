/** What one connection, one event and the whole broker may take. Sizes are bytes, times milliseconds. */
export const usualLimits = {
  connections: 5_000,
  channelsPerConnection: 100,
  membersPerChannel: 100,
  /** One message of a browser. */
  message: 32 * 1024,
  /** The data of one event, and the body of a request of the HTTP API with a batch of them. */
  eventData: 10 * 1024,
  requestBody: 512 * 1024,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  /** Events of one browser for others, and all that it says, in a second. */
  clientEventsPerSecond: 10,
  messagesPerSecond: 100,
  /** A connection that does not take what it is sent is given up when this much waits for it. */
  unsent: 1024 * 1024,
  /** After so long without a word a browser is asked whether it is there, and has so long to answer. */
  activity: 120_000,
  pong: 30_000,
};
export type Limits = typeof usualLimits;

/** Lets `perSecond` pass in any second, after a rest that many at once. */
export function createRate(perSecond: number, now: () => number) {
  let left = perSecond;
  let counted = now();
  return {
    isWithin(): boolean {
      const time = now();
      left = Math.min(perSecond, left + ((time - counted) / 1000) * perSecond);
      counted = time;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
