/** Who others see in a presence channel. */
export type Member = { user_id: string; user_info?: unknown };

/** One browser's connection, as channels know it. */
export type Subscriber = {
  socketId: string;
  /** Sends a message that is already JSON. */
  send: (message: string) => void;
};

type Channel = {
  /** With the member that each is in a presence channel, null elsewhere. */
  subscribers: Map<Subscriber, Member | null>;
};

export type ChannelKind = "public" | "private" | "presence" | "encrypted" | "user";

const alphabet = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;
export const userChannelPrefix = "#server-to-user-";

/** What a channel's name makes of it; null for a name that is none. */
export function kindOf(channel: unknown): ChannelKind | null {
  if (typeof channel !== "string") return null;
  if (channel.startsWith(userChannelPrefix) && channel.length <= 200) return "user";
  if (!alphabet.test(channel)) return null;
  if (channel.startsWith("private-encrypted-")) return "encrypted";
  if (channel.startsWith("private-")) return "private";
  return channel.startsWith("presence-") ? "presence" : "public";
}

/** A message of the protocol; its data is text, as the protocol wants it, unless it is given as text already. */
export const messageOf = (event: string, data: unknown, rest: { channel?: string; user_id?: string } = {}) =>
  JSON.stringify({ event, ...rest, data: typeof data === "string" ? data : JSON.stringify(data) });

/** Which connection listens where. A channel is there while somebody is in it. */
export function createChannels() {
  const channels = new Map<string, Channel>();

  /** Joins, and tells the others in a presence channel where the member was not there by another connection. */
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

  /** Sends a message to everyone in a channel but the connection that it came from. */
  function sendTo(name: string, message: string, exceptSocketId?: string) {
    for (const subscriber of channels.get(name)?.subscribers.keys() ?? [])
      if (subscriber.socketId !== exceptSocketId) subscriber.send(message);
  }

  /** The people in a presence channel, each once, by id. */
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
