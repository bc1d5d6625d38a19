import { customerChannel, type RealtimeEvent } from "@contract/realtime-event";
import Pusher from "pusher";
import type { MallApiEnvironment } from "../../environment";

/** Notifies a member's browsers. It never fails: realtime events are a convenience, the data is in the database. */
export type Publish = (customerId: string, events: RealtimeEvent[]) => void;

/** Publishes by the Pusher Channels protocol if the environment configures it, otherwise does nothing. */
export function publisherOf(environment: MallApiEnvironment): Publish {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = environment;
  const { PUSHER_HOST: host, PUSHER_CLUSTER: cluster, PUSHER_PORT: port, PUSHER_USE_TLS } = environment;
  if (!appId || !key || !secret || !(host || cluster)) return () => {};
  const place = host ? { host, ...(port && { port }) } : { cluster: cluster ?? "" };
  const pusher = new Pusher({
    appId,
    key,
    secret,
    ...place,
    useTLS: PUSHER_USE_TLS !== "false",
    timeout: 3_000,
  });
  return (customerId, events) => {
    if (events.length === 0) return;
    const channel = customerChannel(customerId);
    publishInOrder(pusher, channel, events).catch((error: Error) =>
      console.error(`Publishing a realtime event failed: ${error.message}`),
    );
  };
}

async function publishInOrder(pusher: Pusher, channel: string, events: RealtimeEvent[]) {
  for (const { name, data } of events) await pusher.trigger(channel, name, data);
}
