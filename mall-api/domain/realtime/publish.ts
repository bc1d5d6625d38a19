import { customerChannel, type RealtimeEvent } from "@contract/realtime-event";
import { sessionIdOf } from "@contract/session-id.server";
import type Pusher from "pusher";
import type { MallApiEnvironment } from "../../environment";
import { log } from "../../log";

/** Notifies a member's browsers. It never fails: realtime events are a convenience, the data is in the database. */
export type Publish = (customerId: string, events: RealtimeEvent[]) => void;

/** Closes the connections of a member's ended sessions: all, all but one, or a single one, by the token's hash. */
type EndConnections = (customerId: string, which: "all" | { except: string } | { only: string }) => void;

export type Realtime = { publish: Publish; endConnections: EndConnections };

/** Publishes by the Pusher Channels protocol if the environment configures it, otherwise does nothing. */
export function realtimeOf(environment: MallApiEnvironment): Realtime {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = environment;
  const { PUSHER_HOST: host, PUSHER_CLUSTER: cluster, PUSHER_PORT: port, PUSHER_USE_TLS } = environment;
  if (!appId || !key || !secret || !(host || cluster)) return { publish: () => {}, endConnections: () => {} };
  const place = host ? { host, ...(port && { port }) } : { cluster: cluster ?? "" };
  let client: Promise<Pusher> | undefined;
  const pusher = () => {
    client ??= import("pusher").then(
      ({ default: Pusher }) =>
        new Pusher({
          appId,
          key,
          secret,
          ...place,
          useTLS: PUSHER_USE_TLS !== "false",
          timeout: 3_000,
        }),
    );
    return client;
  };
  const logged = (what: string) => (error: Error) => log.warn({ err: error }, `${what} failed`);
  return {
    publish(customerId, events) {
      if (events.length === 0) return;
      pusher()
        .then((pusher) => publishInOrder(pusher, customerChannel(customerId), events))
        .catch(logged("Publishing a realtime event"));
    },
    endConnections(customerId, which) {
      pusher()
        .then((pusher) =>
          environment.PUSHER_ENDS_SESSIONS === "true"
            ? pusher.post({
                path: `/users/${customerId}/terminate_connections`,
                params: { at: Date.now(), ...sessionsOf(which) },
                body: "",
              })
            : pusher.terminateUserConnections(customerId),
        )
        .catch(logged("Closing the connections of an ended session"));
    },
  };
}

function sessionsOf(which: Parameters<EndConnections>[1]) {
  if (which === "all") return {};
  return "only" in which ? { only: sessionIdOf(which.only) } : { except: sessionIdOf(which.except) };
}

async function publishInOrder(pusher: Pusher, channel: string, events: RealtimeEvent[]) {
  for (const { name, data } of events) await pusher.trigger(channel, name, data);
}
