import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type EndedSessions, endedSessions } from "./authorizations";
import type { ChannelState, Channels } from "./channels";
import type { SharedStream } from "./redis-stream";

/** An event's message as browsers receive it. */
export type ChannelMessage = { channel: string; message: string; exceptSocketId?: string | undefined };

const member = z.object({ user_id: z.string(), user_info: z.unknown().optional() });
const state = z.object({ count: z.number(), members: z.array(member) });
const body = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("event"),
    channel: z.string(),
    message: z.string(),
    exceptSocketId: z.string().optional(),
  }),
  z.object({ kind: z.literal("end"), user: z.string(), ended: endedSessions.extend({ at: z.number() }) }),
  z.object({
    kind: z.literal("channels"),
    states: z.record(z.string(), state.nullable()),
    /** Whether these are all channels of the instance, and whether it wants to know those of the others. */
    isWhole: z.boolean(),
    asks: z.boolean(),
  }),
  z.object({ kind: z.literal("alive") }),
  z.object({ kind: z.literal("bye") }),
]);
/** The number counts an instance's messages: it shows which were missed, and which were sent twice. */
const envelope = z.object({ from: z.string(), number: z.number(), body });
type Body = z.output<typeof body>;

const aliveMs = 5_000;
const silenceMs = 3 * aliveMs;
/** Changes of channels are sent together. */
const togetherMs = 20;

type Own = {
  channels: Channels;
  onEvent: (event: ChannelMessage) => void;
  onEnd: (user: string, ended: EndedSessions) => void;
  /** Messages of another instance were lost. */
  onMissed: () => void;
  now: () => number;
};
export type Instances = ReturnType<typeof connectInstances>;

/**
 * Connects this process's realtime server to those of the other instances: they exchange events, ends of sessions, and
 * who is subscribed to what. What an instance said is valid until it says goodbye or is silent for a while.
 */
export function connectInstances(stream: SharedStream, { channels, onEvent, onEnd, onMissed, now }: Own) {
  const self = randomUUID();
  const others = new Map<string, { number: number; heardAt: number }>();
  const changed = new Set<string>();
  let number = 0;
  let isIntroduced = false;
  let timer: NodeJS.Timeout | undefined;

  const send = (body: Body) => {
    number++;
    stream.send(JSON.stringify({ from: self, number, body } satisfies z.input<typeof envelope>));
  };

  const statesOf = (names: Iterable<string>): Record<string, ChannelState | null> =>
    Object.fromEntries([...names].map((name) => [name, channels.ownState(name)]));

  function sendChanged() {
    timer = undefined;
    if (changed.size === 0 || !stream.isConnected()) return;
    send({ kind: "channels", states: statesOf(changed), isWhole: false, asks: false });
    changed.clear();
  }

  function sendAll(asks: boolean) {
    send({ kind: "channels", states: statesOf(channels.ownNames()), isWhole: true, asks });
    changed.clear();
  }

  function receive(text: string) {
    const message = envelope.safeParse(JSON.parse(text)).data;
    if (!message || message.from === self) return;
    const { from, number, body } = message;
    const known = others.get(from);
    if (known && number <= known.number) return;
    const isMissing = known !== undefined && number > known.number + 1;
    others.set(from, { number, heardAt: now() });
    const isWhole = body.kind === "channels" && body.isWhole;
    if ((!known || isMissing) && !isWhole && body.kind !== "bye") sendAll(true);
    if (isMissing) onMissed();
    apply(from, body);
  }

  function apply(from: string, body: Body) {
    if (body.kind === "event") onEvent(body);
    if (body.kind === "end") onEnd(body.user, body.ended);
    if (body.kind === "bye") forget(from);
    if (body.kind !== "channels") return;
    channels.setOther(from, new Map(Object.entries(body.states)), body.isWhole);
    if (body.asks) sendAll(false);
  }

  function forget(instance: string) {
    others.delete(instance);
    channels.setOther(instance, new Map(), true);
  }

  const alive = setInterval(() => {
    if (!stream.isConnected()) return;
    send({ kind: "alive" });
    for (const [instance, { heardAt }] of others) if (now() - heardAt > silenceMs) forget(instance);
  }, aliveMs).unref();

  channels.onOwnChange((name) => {
    changed.add(name);
    timer ??= setTimeout(sendChanged, togetherMs).unref();
  });
  stream.listen(receive, () => {
    // Nobody could be heard while the connection was lost.
    for (const other of others.values()) other.heardAt = now();
    if (isIntroduced) return sendChanged();
    isIntroduced = true;
    sendAll(true);
  });

  return {
    sendEvent: (event: ChannelMessage) => send({ kind: "event", ...event }),
    sendEnd: (user: string, ended: EndedSessions) => send({ kind: "end", user, ended }),
    sent: stream.sent,
    async leave() {
      clearInterval(alive);
      clearTimeout(timer);
      sendChanged();
      send({ kind: "bye" });
      await stream.sent();
      stream.stop();
    },
  };
}
