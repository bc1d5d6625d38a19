import type { z } from "zod";
import {
  type Channels,
  kindOf,
  type Member,
  messageOf,
  type Subscriber,
  userChannelPrefix,
} from "./channels";
import type { HeldAuthorizations } from "./held-authorizations";
import type { ChannelMessage } from "./instances";
import { createRate, type Limits } from "./limits";
import { type App, isSigned } from "./signatures";
import { member, parsed, subscription, type User } from "./user-messages";

type Options = {
  app: App;
  channels: Channels;
  limits: Limits;
  now: () => number;
  /** Sends a message to a channel's subscribers, here and at other instances. */
  sendToAll: (event: ChannelMessage) => void;
  /** Called whenever the connection joins a channel for which the site has authorized it. */
  onAuthorized: () => void;
  authorizations: Pick<HeldAuthorizations, "accept">;
  signedIn: () => User | null;
  sendError: (code: number | null, message: string, channel?: string) => void;
};

/** The channels that a connection has joined. */
export function createSubscriptions(
  connection: Subscriber,
  { app, channels, limits, now, sendToAll, onAuthorized, authorizations, signedIn, sendError }: Options,
) {
  const { socketId } = connection;
  const joined = new Map<string, Member | null>();
  const clientEvents = createRate(limits.clientEventsPerSecond, now);

  function subscribe(data: unknown) {
    const asked = subscription.safeParse(data).data;
    const kind = asked ? kindOf(asked.channel) : null;
    if (!asked || !kind) return sendError(null, "Invalid channel name");
    const { channel } = asked;
    if (joined.has(channel)) return sendError(null, `Existing subscription to channel ${channel}`);
    if (joined.size >= limits.channelsPerConnection)
      return refuse(channel, 4004, `A connection joins at most ${limits.channelsPerConnection} channels`);

    if (kind === "user" && channel !== `${userChannelPrefix}${signedIn()?.id}`)
      return refuse(channel, 4009, "This is another user's channel");
    const needsAuth = kind === "private" || kind === "presence" || kind === "encrypted";
    const refusal = needsAuth ? authRefusal(asked) : null;
    if (refusal) return refuse(channel, 4009, refusal);

    const who = kind === "presence" ? memberOf(asked.channel_data) : null;
    if (kind === "presence" && !who) return refuse(channel, 4009, "Invalid channel_data");
    if (who && isFull(channel, who))
      return refuse(channel, 4004, `A channel has at most ${limits.membersPerChannel} members`);

    if (needsAuth) onAuthorized();
    join(channel, who);
  }

  /** Why a signature does not authorize the connection; null if it does. */
  function authRefusal(asked: z.output<typeof subscription>): string | null {
    if (!isSigned(app, signedText(asked), asked.auth)) return "Invalid signature";
    const given = parsed(asked.channel_data ?? "");
    const isValid = authorizations.accept(member.safeParse(given).data?.user_id ?? null, given);
    return isValid ? null : "The authorization has expired";
  }

  function signedText({ channel, channel_data }: z.output<typeof subscription>): string {
    return [socketId, channel, ...(channel_data === undefined ? [] : [channel_data])].join(":");
  }

  function join(channel: string, who: Member | null) {
    joined.set(channel, who);
    channels.join(channel, connection, who);
    const state = who ? presenceOf(channels.membersOf(channel)) : {};
    connection.send(messageOf("pusher_internal:subscription_succeeded", state, { channel }));
  }

  /** The member that joins: as signed in the channel data, or the signed-in user. */
  function memberOf(channelData: string | undefined): Member | null {
    if (channelData !== undefined) return member.safeParse(parsed(channelData)).data ?? null;
    const user = signedIn();
    return user && { user_id: user.id, user_info: user.user_info };
  }

  function isFull(channel: string, { user_id }: Member): boolean {
    const members = channels.membersOf(channel);
    return members.size >= limits.membersPerChannel && !members.has(user_id);
  }

  /** The channel's listeners receive one error event, the connection's another. */
  function refuse(channel: string, code: number, message: string) {
    const error = { type: "AuthError", error: message, status: code === 4009 ? 403 : 429 };
    connection.send(messageOf("pusher:subscription_error", error, { channel }));
    sendError(code, message, channel);
  }

  function unsubscribe(data: unknown) {
    const channel = subscription.pick({ channel: true }).safeParse(data).data?.channel ?? "";
    if (joined.delete(channel)) channels.leave(channel, connection);
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

  function leaveAll() {
    for (const name of joined.keys()) channels.leave(name, connection);
    joined.clear();
  }

  return { subscribe, unsubscribe, passOn, leaveAll };
}

function presenceOf(members: Map<string, unknown>) {
  const hash = Object.fromEntries(members);
  return { presence: { count: members.size, ids: [...members.keys()], hash } };
}
