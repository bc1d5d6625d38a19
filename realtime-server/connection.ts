import type { WebSocket } from "ws";
import type { z } from "zod";
import { createActivity } from "./activity";
import type { EndedSessions, SessionEnds } from "./authorizations";
import { type Channels, messageOf, type Subscriber } from "./channels";
import { createHeldAuthorizations } from "./held-authorizations";
import type { ChannelMessage } from "./instances";
import { createRate, type Limits } from "./limits";
import { type App, isSigned } from "./signatures";
import { createSubscriptions } from "./subscriptions";
import { parsed, signIn, type User, user, userMessage } from "./user-messages";

export type Connection = Subscriber & {
  /** The user that the connection has signed in as. */
  userId: () => string | null;
  /** Whether it signed in or joined a channel in one of these sessions of a user. */
  isOf: (user: string, ended: EndedSessions) => boolean;
  close: (code: number, message: string) => void;
  /**
   * Pings a browser that has been silent. Closes the connection if it doesn't respond, and when an authorization has
   * expired.
   */
  checkActivity: () => void;
};

type World = {
  app: App;
  channels: Channels;
  ends: SessionEnds;
  limits: Limits;
  now: () => number;
  /** Sends a message to a channel's subscribers, here and at other instances. */
  send: (event: ChannelMessage) => void;
  /** Called whenever the connection proves that the site has authorized it. */
  onAuthorized: () => void;
};

/** Makes the browser reconnect at once, and so ask for new authorizations. */
const expired: [code: number, message: string] = [4200, "The authorization has expired"];

/** Handles one browser's connection until it closes. */
export function openConnection(socket: WebSocket, socketId: string, world: World): Connection {
  const { app, ends, limits, now, onAuthorized, send: sendToAll } = world;
  const authorizations = createHeldAuthorizations(ends);
  const activity = createActivity(limits, now);
  const messages = createRate(limits.messagesPerSecond, now);
  let signedIn: User | null = null;

  const connection: Connection = {
    socketId,
    userId: () => signedIn?.id ?? null,
    isOf: (user, ended) =>
      authorizations.haveEnded(user, ended) ?? (signedIn?.id === user && ended.only === undefined),
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > limits.unsent) return socket.terminate();
      socket.send(message);
    },
    close(code, message) {
      sendError(code, message);
      socket.close(code, message);
    },
    checkActivity() {
      if (authorizations.haveExpired(now())) return close(...expired);
      const due = activity.due();
      if (due === "close") close(4201, "Pong reply not received");
      if (due === "ping") send(messageOf("pusher:ping", {}));
    },
  };
  const { send, close } = connection;
  const sendError = (code: number | null, message: string, channel?: string) =>
    send(JSON.stringify({ event: "pusher:error", ...(channel && { channel }), data: { code, message } }));
  const subscriptions = createSubscriptions(connection, {
    ...world,
    sendToAll,
    authorizations,
    signedIn: () => signedIn,
    sendError,
  });

  socket.on("message", (data, isBinary) => {
    activity.heard();
    if (!messages.isWithin()) return close(4100, "Too many messages");
    const message = isBinary ? null : userMessage.safeParse(parsed(data.toString()));
    if (!message?.success) return sendError(null, "A message is a JSON object with an event");
    onMessage(message.data);
  });
  socket.on("close", subscriptions.leaveAll);
  // After an invalid frame or too long a message the library closes the connection.
  socket.on("error", () => {});

  send(
    messageOf("pusher:connection_established", {
      socket_id: socketId,
      activity_timeout: limits.activity / 1000,
    }),
  );
  return connection;

  function onMessage({ event, channel, data }: z.output<typeof userMessage>) {
    if (event === "pusher:ping") return send(messageOf("pusher:pong", {}));
    if (event === "pusher:pong") return;
    if (event === "pusher:subscribe") return subscriptions.subscribe(data);
    if (event === "pusher:unsubscribe") return subscriptions.unsubscribe(data);
    if (event === "pusher:signin") return signInAs(data);
    if (event.startsWith("client-")) return subscriptions.passOn(event, channel ?? "", data);
    sendError(null, "There is no such event");
  }

  function signInAs(data: unknown) {
    const asked = signIn.safeParse(data).data;
    const given = asked && parsed(asked.user_data);
    const found = user.safeParse(given).data;
    if (!asked || !found || !isSigned(app, `${socketId}::user::${asked.user_data}`, asked.auth))
      return close(4009, "Connection not authorized");
    if (signedIn && signedIn.id !== found.id) return close(4009, "The connection is another user's");
    if (!authorizations.accept(found.id, given)) return close(4009, "Connection not authorized");
    signedIn = found;
    onAuthorized();
    send(messageOf("pusher:signin_success", { user_data: asked.user_data }));
  }
}
