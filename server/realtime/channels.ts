/** What others see of a member of a presence channel. */
export type Member = { user_id: string; user_info?: unknown };

/** One browser's connection, as seen by channels. */
export type Subscriber = {
  socketId: string;
  /** Sends a message that is already serialized. */
  send: (message: string) => void;
};

type Channel = {
  /** The value is the member in a presence channel, otherwise null. */
  subscribers: Map<Subscriber, Member | null>;
};

export type ChannelKind = "public" | "private" | "presence" | "encrypted" | "user";

const alphabet = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;
export const userChannelPrefix = "#server-to-user-";

/** The kind of a channel by its name; null for an invalid name. */
export function kindOf(channel: unknown): ChannelKind | null {
  if (typeof channel !== "string") return null;
  if (channel.startsWith(userChannelPrefix) && channel.length <= 200) return "user";
  if (!alphabet.test(channel)) return null;
  if (channel.startsWith("private-encrypted-")) return "encrypted";
  if (channel.startsWith("private-")) return "private";
  return channel.startsWith("presence-") ? "presence" : "public";
}

/** A protocol message. The protocol wants `data` as a string; a string is passed unchanged. */
export const messageOf = (event: string, data: unknown, rest: { channel?: string; user_id?: string } = {}) =>
  JSON.stringify({ event, ...rest, data: typeof data === "string" ? data : JSON.stringify(data) });

/** Which connection is subscribed to which channel. A channel exists as long as it has subscribers. */
export function createChannels() {
  const channels = new Map<string, Channel>();

  /**
   * Subscribes. In a presence channel the others are notified, unless the member is already there by another
   * connection.
   */
  function join(name: string, subscriber: Subscriber, member: Member | null) {
    const channel = channels.get(name) ?? { subscribers: new Map() };
    channels.set(name, channel);
    const isNew = member !== null && !membersOf(name).has(member.user_id);
    if (isNew) sendTo(name, messageOf("pusher_internal:member_added", member, { channel: name }));
    channel.subscribers.set(subscriber, member);
  }

  function leave(name: string, subscriber: Subscriber) {
    const channel = channels.get(name);
    const member = channel?.subscribers.get(subscriber);
    if (!channel?.subscribers.delete(subscriber)) return;
    if (channel.subscribers.size === 0) channels.delete(name);
    if (!member || membersOf(name).has(member.user_id)) return;
    const { user_id } = member;
    sendTo(name, messageOf("pusher_internal:member_removed", { user_id }, { channel: name }));
  }

  /** Sends a message to all subscribers of a channel, except the connection that it came from. */
  function sendTo(name: string, message: string, exceptSocketId?: string) {
    for (const subscriber of channels.get(name)?.subscribers.keys() ?? [])
      if (subscriber.socketId !== exceptSocketId) subscriber.send(message);
  }

  /** The members of a presence channel by id, each once. */
  function membersOf(name: string): Map<string, unknown> {
    const members = new Map<string, unknown>();
    for (const member of channels.get(name)?.subscribers.values() ?? [])
      if (member) members.set(member.user_id, member.user_info ?? null);
    return members;
  }

  return {
    join,
    leave,
    sendTo,
    membersOf,
    subscriberCount: (name: string): number => channels.get(name)?.subscribers.size ?? 0,
    names: (prefix: string): string[] =>
      [...channels.keys()].filter((name) => name.startsWith(prefix) && kindOf(name) !== "user"),
  };
}
export type Channels = ReturnType<typeof createChannels>;
