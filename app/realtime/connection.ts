import Pusher from "pusher-js";
import type { ConnectionState } from "./live-store";
import type { RealtimeSettings } from "./realtime-settings.server";

type Listeners = {
  onState: (state: ConnectionState) => void;
  /** Subscribed to the member's events; called again after each reconnection, because some were missed. */
  onReady: () => void;
  onEvent: (name: string, data: unknown) => void;
};

const createWebSocket = Pusher.Runtime.createWebSocket.bind(Pusher.Runtime);
// The library sends a moment later: the server may be closing the socket then, because the session has ended.
Pusher.Runtime.createWebSocket = (url) => {
  const socket: { send: (data: unknown) => void; readyState?: number } = createWebSocket(url);
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    if (socket.readyState === isOpen) send(data);
  };
  return socket as ReturnType<typeof createWebSocket>;
};
/** `WebSocket.OPEN`. */
const isOpen = 1;

/** The delay before a retry after a rejection, which may have been an outage. */
const retryMs = 30_000;

/**
 * Connects, signs the member in and subscribes to their channel; reconnects and signs in again automatically. The
 * member is known from the sign-in alone: user data without an id is rejected, and nothing is subscribed to.
 */
export function connect(settings: RealtimeSettings, { onState, onReady, onEvent }: Listeners): () => void {
  const { key, cluster, host, port, isTls, auth } = settings;
  const eventNames = new Map(Object.entries(settings.events));
  // The library's own error, which it throws for a missing key but not for an empty one.
  if (!key) throw new Error("You must pass your app key when you instantiate Pusher.");
  const pusher = new Pusher(key, {
    cluster,
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: isTls,
    // Uses TLS if forced; "wss" would retry a plain connection over TLS, which the site may not have.
    enabledTransports: ["ws"],
    activityTimeout: 120_000,
    pongTimeout: 30_000,
    unavailableTimeout: 10_000,
    channelAuthorization: { endpoint: auth.channel, transport: "ajax" },
    userAuthentication: { endpoint: auth.user, transport: "ajax" },
  });
  let isOver = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (work: () => void) => timers.add(setTimeout(work, retryMs));

  const listen = (id: string) => {
    const name = settings.channel.replace("{id}", () => id);
    if (pusher.channel(name)) return;
    const channel = pusher.subscribe(name);
    channel.bind("pusher:subscription_succeeded", onReady);
    channel.bind("pusher:subscription_error", () => later(() => channel.subscribe()));
    channel.bind_global((event: string, data: unknown) => {
      if (!event.startsWith("pusher:")) onEvent(eventNames.get(event) ?? event, data);
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
    // Another of the member's sessions may have ended: this one has to authenticate again.
    if (current === "disconnected" && !isOver) later(() => pusher.connect());
  });
  pusher.connection.bind("connected", () => later(signIn));
  // The library has validated the user data before this event.
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
