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

/** What an instance tells others about one of its channels: how many connections, and whose in a presence channel. */
export type ChannelState = { count: number; members: Member[] };

/**
 * Which connection is subscribed to which channel, and what other instances say of theirs. A channel exists as long as it
 * has subscribers.
 */
export function createChannels() {
  const channels = new Map<string, Channel>();
  const others = new Map<string, Map<string, ChannelState>>();
  let onChange: (name: string) => void = () => {};

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
    onChange(name);
  }

  function leave(name: string, subscriber: Subscriber) {
    const channel = channels.get(name);
    const member = channel?.subscribers.get(subscriber);
    if (!channel?.subscribers.delete(subscriber)) return;
    if (channel.subscribers.size === 0) channels.delete(name);
    onChange(name);
    if (!member || membersOf(name).has(member.user_id)) return;
    const { user_id } = member;
    sendTo(name, messageOf("pusher_internal:member_removed", { user_id }, { channel: name }));
  }

  /** Sends a message to all own subscribers of a channel, except the connection that it came from. */
  function sendTo(name: string, message: string, exceptSocketId?: string) {
    for (const subscriber of channels.get(name)?.subscribers.keys() ?? [])
      if (subscriber.socketId !== exceptSocketId) subscriber.send(message);
  }

  const ownMembers = (name: string): Member[] =>
    [...(channels.get(name)?.subscribers.values() ?? [])].filter((member) => member !== null);
  const otherStates = (name: string): ChannelState[] => [...(others.get(name)?.values() ?? [])];

  /** The members of a presence channel by id, each once. */
  function membersOf(name: string): Map<string, unknown> {
    const all = [...otherStates(name).flatMap(({ members }) => members), ...ownMembers(name)];
    return new Map(all.map(({ user_id, user_info }) => [user_id, user_info ?? null]));
  }

  /** Another instance's channels, null for those without subscribers; all it has, or those that changed. */
  function setOther(instance: string, states: Map<string, ChannelState | null>, areAll: boolean) {
    const gone = areAll ? [...others.keys()].filter((name) => !states.has(name)) : [];
    for (const name of gone) setOtherState(instance, name, null);
    for (const [name, state] of states) setOtherState(instance, name, state);
  }

  function setOtherState(instance: string, name: string, state: ChannelState | null) {
    const before = membersOf(name);
    const states = others.get(name) ?? new Map<string, ChannelState>();
    if (state) others.set(name, states.set(instance, state));
    else if (states.delete(instance) && states.size === 0) others.delete(name);
    const after = membersOf(name);
    const announce = (event: string, member: Member) =>
      sendTo(name, messageOf(`pusher_internal:${event}`, member, { channel: name }));
    for (const [user_id, user_info] of after)
      if (!before.has(user_id)) announce("member_added", { user_id, user_info });
    for (const user_id of before.keys()) if (!after.has(user_id)) announce("member_removed", { user_id });
  }

  return {
    join,
    leave,
    sendTo,
    membersOf,
    setOther,
    onOwnChange(listener: (name: string) => void) {
      onChange = listener;
    },
    ownNames: () => channels.keys(),
    ownState(name: string): ChannelState | null {
      const count = channels.get(name)?.subscribers.size;
      return count === undefined ? null : { count, members: ownMembers(name) };
    },
    subscriberCount: (name: string): number =>
      otherStates(name).reduce((sum, { count }) => sum + count, channels.get(name)?.subscribers.size ?? 0),
    names: (prefix: string): string[] =>
      [...new Set([...channels.keys(), ...others.keys()])].filter(
        (name) => name.startsWith(prefix) && kindOf(name) !== "user",
      ),
  };
}
export type Channels = ReturnType<typeof createChannels>;
