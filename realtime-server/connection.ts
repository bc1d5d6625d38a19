import type { WebSocket } from "ws";
import { z } from "zod";
import {
  type Authorization,
  authorizationOf,
  type EndedSessions,
  hasEnded,
  type SessionEnds,
} from "./authorizations";
import {
  type Channels,
  kindOf,
  type Member,
  messageOf,
  type Subscriber,
  userChannelPrefix,
} from "./channels";
import type { ChannelMessage } from "./instances";
import { createRate, type Limits } from "./limits";
import { type App, isSigned } from "./signatures";

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

const userMessage = z.object({
  event: z.string().max(200),
  channel: z.string().optional(),
  data: z.unknown().optional(),
});
const subscription = z.object({
  channel: z.string(),
  auth: z.string().optional(),
  channel_data: z.string().optional(),
});
const signIn = z.object({ auth: z.string(), user_data: z.string() });
const idText = z.union([z.string().min(1).max(128), z.number()]).transform(String);
const member = z.object({ user_id: idText, user_info: z.unknown().optional() });
const user = z.object({ id: idText, user_info: z.unknown().optional() });

/** Makes the browser reconnect at once, and so ask for new authorizations. */
const expired: [code: number, message: string] = [4200, "The authorization has expired"];

/** Handles one browser's connection until it closes. */
export function openConnection(
  socket: WebSocket,
  socketId: string,
  { app, channels, ends, limits, now, onAuthorized, send: sendToAll }: World,
): Connection {
  const joined = new Map<string, Member | null>();
  const authorizations = new Map<string, Authorization>();
  const messages = createRate(limits.messagesPerSecond, now);
  const clientEvents = createRate(limits.clientEventsPerSecond, now);
  let signedIn: z.output<typeof user> | null = null;
  let receivedAt = now();
  let requestedAt: number | null = null;

  const connection: Connection = {
    socketId,
    userId: () => signedIn?.id ?? null,
    isOf(user, ended) {
      const own = [...authorizations.values()].filter((each) => each.user === user);
      if (own.length > 0) return own.some((each) => hasEnded(each, ended));
      return signedIn?.id === user && ended.only === undefined;
    },
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
      const time = now();
      if ([...authorizations.values()].some(({ expires }) => expires <= time)) return close(...expired);
      if (requestedAt !== null && time - requestedAt >= limits.pong)
        return close(4201, "Pong reply not received");
      if (requestedAt !== null || time - receivedAt < limits.activity) return;
      requestedAt = time;
      connection.send(messageOf("pusher:ping", {}));
    },
  };
  const { send, close } = connection;
  const sendError = (code: number | null, message: string, channel?: string) =>
    send(JSON.stringify({ event: "pusher:error", ...(channel && { channel }), data: { code, message } }));

  socket.on("message", (data, isBinary) => {
    receivedAt = now();
    requestedAt = null;
    if (!messages.isWithin()) return close(4100, "Too many messages");
    const message = isBinary ? null : userMessage.safeParse(parsed(data.toString()));
    if (!message?.success) return sendError(null, "A message is a JSON object with an event");
    onMessage(message.data);
  });
  socket.on("close", () => {
    for (const name of joined.keys()) channels.leave(name, connection);
    joined.clear();
  });
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
    if (event === "pusher:subscribe") return subscribe(data);
    if (event === "pusher:unsubscribe") return unsubscribe(data);
    if (event === "pusher:signin") return signInAs(data);
    if (event.startsWith("client-")) return passOn(event, channel ?? "", data);
    sendError(null, "There is no such event");
  }

  function subscribe(data: unknown) {
    const asked = subscription.safeParse(data);
    const kind = asked.success ? kindOf(asked.data.channel) : null;
    if (!asked.success || !kind) return sendError(null, "Invalid channel name");
    const { channel } = asked.data;
    if (joined.has(channel)) return sendError(null, `Existing subscription to channel ${channel}`);
    if (joined.size >= limits.channelsPerConnection)
      return refuse(channel, 4004, `A connection joins at most ${limits.channelsPerConnection} channels`);

    if (kind === "user" && channel !== `${userChannelPrefix}${signedIn?.id}`)
      return refuse(channel, 4009, "This is another user's channel");
    const needsAuth = kind === "private" || kind === "presence" || kind === "encrypted";
    if (needsAuth && !isSigned(app, signedText(asked.data), asked.data.auth))
      return refuse(channel, 4009, "Invalid signature");

    const given = parsed(asked.data.channel_data ?? "");
    if (needsAuth && !accept(member.safeParse(given).data?.user_id ?? null, given))
      return refuse(channel, 4009, "The authorization has expired");

    const who = kind === "presence" ? memberOf(asked.data.channel_data) : null;
    if (kind === "presence" && !who) return refuse(channel, 4009, "Invalid channel_data");
    if (who && isFull(channel, who))
      return refuse(channel, 4004, `A channel has at most ${limits.membersPerChannel} members`);

    if (needsAuth) onAuthorized();
    joined.set(channel, who);
    channels.join(channel, connection, who);
    const state = who ? presenceOf(channels.membersOf(channel)) : {};
    send(messageOf("pusher_internal:subscription_succeeded", state, { channel }));
  }

  function signedText({ channel, channel_data }: z.output<typeof subscription>): string {
    return [socketId, channel, ...(channel_data === undefined ? [] : [channel_data])].join(":");
  }

  /** Records a signed authorization for a session; false if it is no longer valid. */
  function accept(user: string | null, data: unknown): boolean {
    const authorization = authorizationOf(user, data);
    if (!authorization) return true;
    if (!ends.counts(authorization)) return false;
    // The connection is closed when the first of them expires: all of them are renewed then.
    if (!authorizations.has(authorization.session)) authorizations.set(authorization.session, authorization);
    return true;
  }

  /** The member that joins: as signed in the channel data, or the signed-in user. */
  function memberOf(channelData: string | undefined): Member | null {
    if (channelData === undefined) return signedIn && { user_id: signedIn.id, user_info: signedIn.user_info };
    return member.safeParse(parsed(channelData)).data ?? null;
  }

  function isFull(channel: string, { user_id }: Member): boolean {
    const members = channels.membersOf(channel);
    return members.size >= limits.membersPerChannel && !members.has(user_id);
  }

  /** The channel's listeners receive one error event, the connection's another. */
  function refuse(channel: string, code: number, message: string) {
    const error = { type: "AuthError", error: message, status: code === 4009 ? 403 : 429 };
    send(messageOf("pusher:subscription_error", error, { channel }));
    sendError(code, message, channel);
  }

  function unsubscribe(data: unknown) {
    const channel = z.object({ channel: z.string() }).safeParse(data).data?.channel ?? "";
    if (joined.delete(channel)) channels.leave(channel, connection);
  }

  function signInAs(data: unknown) {
    const asked = signIn.safeParse(data).data;
    const given = asked && parsed(asked.user_data);
    const found = user.safeParse(given).data;
    if (!asked || !found || !isSigned(app, `${socketId}::user::${asked.user_data}`, asked.auth))
      return close(4009, "Connection not authorized");
    if (signedIn && signedIn.id !== found.id) return close(4009, "The connection is another user's");
    if (!accept(found.id, given)) return close(4009, "Connection not authorized");
    signedIn = found;
    onAuthorized();
    send(messageOf("pusher:signin_success", { user_data: asked.user_data }));
  }

  /** Forwards a client event to the other subscribers of a private or presence channel. */
  function passOn(event: string, channel: string, data: unknown) {
    const kind = kindOf(channel);
    if ((kind !== "private" && kind !== "presence") || !joined.has(channel))
      return sendError(null, "Client events go to private and presence channels that were joined", channel);
    if (!clientEvents.isWithin()) return sendError(4301, "Client event rejected due to rate limit", channel);
    const text = typeof data === "string" ? data : (JSON.stringify(data) ?? "null");
    if (Buffer.byteLength(text) > limits.eventData) return sendError(null, "The event is too large", channel);
    const from = joined.get(channel);
    const rest = { channel, ...(from && { user_id: from.user_id }) };
    sendToAll({ channel, message: messageOf(event, text, rest), exceptSocketId: socketId });
  }
}

function presenceOf(members: Map<string, unknown>) {
  const hash = Object.fromEntries(members);
  return { presence: { count: members.size, ids: [...members.keys()], hash } };
}

/** Parsed JSON, or undefined. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
