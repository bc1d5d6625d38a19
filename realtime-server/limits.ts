/** Limits of one connection, one event and the whole broker. Sizes in bytes, times in milliseconds. */
export const defaultLimits = {
  connections: 5_000,
  /**
   * Connections of one address that have neither joined a signed channel nor signed in. Members' have within a second.
   */
  anonymousPerAddress: 40,
  channelsPerConnection: 100,
  membersPerChannel: 100,
  /** One message from a browser. */
  message: 32 * 1024,
  /** The data of one event, and the body of an HTTP API request with a batch of them. */
  eventData: 10 * 1024,
  requestBody: 512 * 1024,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  /** Per connection: client events, and all messages. */
  clientEventsPerSecond: 10,
  messagesPerSecond: 100,
  /** A connection is dropped when this much is waiting to be sent. */
  unsent: 1024 * 1024,
  /** How long a browser may be silent before it is pinged, and how long it may take to respond. */
  activity: 120_000,
  pong: 30_000,
  /** The longest that a signature for a session counts. */
  authorization: 3_600_000,
};
export type Limits = typeof defaultLimits;

/** A token bucket: allows `perSecond` events per second, and a burst of as many after a pause. */
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
