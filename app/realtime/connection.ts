import Pusher from "pusher-js";
import type { ConnectionState } from "./live-store";
import type { RealtimeSettings } from "./realtime-settings.server";

type Listeners = {
  onState: (state: ConnectionState) => void;
  /** The member's events are heard from here on; called again after each reconnection, because some were missed. */
  onReady: () => void;
  onEvent: (name: string, data: unknown) => void;
};

/** So long after a refusal, which may have been an outage, the same is asked again. */
const againMs = 30_000;

/**
 * Connects, signs the member in and listens to their channel; a lost connection comes back by itself and is signed in
 * again. Who the member is says the sign-in alone: user data without an id is refused, and nothing is listened to.
 */
export function connect(settings: RealtimeSettings, { onState, onReady, onEvent }: Listeners): () => void {
  const { key, cluster, host, port, isTls } = settings;
  // The library's own words, which it has for a missing key and not for an empty one.
  if (!key) throw new Error("You must pass your app key when you instantiate Pusher.");
  const pusher = new Pusher(key, {
    cluster,
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: isTls,
    // Over TLS if forced; "wss" would retry a plain connection over TLS, which the site may not have.
    enabledTransports: ["ws"],
    activityTimeout: 120_000,
    pongTimeout: 30_000,
    unavailableTimeout: 10_000,
    channelAuthorization: { endpoint: "/pusher/auth", transport: "ajax" },
    userAuthentication: { endpoint: "/pusher/user-auth", transport: "ajax" },
  });
  let isOver = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (work: () => void) => timers.add(setTimeout(work, againMs));

  const listen = (id: string) => {
    const name = `private-customer-${id}`;
    if (pusher.channel(name)) return;
    const channel = pusher.subscribe(name);
    channel.bind("pusher:subscription_succeeded", onReady);
    channel.bind("pusher:subscription_error", () => later(() => channel.subscribe()));
    channel.bind_global((event: string, data: unknown) => {
      if (!event.startsWith("pusher:")) onEvent(event, data);
    });
  };

  const signIn = () => {
    if (pusher.connection.state !== "connected" || pusher.user.user_data) return;
    pusher.signin();
    later(signIn);
  };

  onState("initialized");
  pusher.connection.bind("state_change", ({ current }: { current: ConnectionState }) => {
    onState(current);
    // Another session of the member's may have ended: this one shows anew that it goes on.
    if (current === "disconnected" && !isOver) later(() => pusher.connect());
  });
  pusher.connection.bind("connected", () => later(signIn));
  // The library has read and checked the user data when this comes.
  pusher.connection.bind("message", ({ event }: { event: string }) => {
    const id: unknown = pusher.user.user_data?.id;
    if (event === "pusher:signin_success" && typeof id === "string" && id !== "") listen(id);
  });
  pusher.signin();
  return () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    pusher.disconnect();
    pusher.unbind_all();
  };
}
