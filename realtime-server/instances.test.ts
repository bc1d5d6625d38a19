import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createChannels } from "./channels";
import { connectInstances } from "./instances";
import type { SharedStream } from "./redis-stream";

const room = "presence-room";
let received: ((text: string) => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  received = [];
});
afterEach(() => void vi.useRealTimers());

/** An instance whose stream the others read at once. */
function instance() {
  const channels = createChannels();
  const events: string[] = [];
  const ends: string[] = [];
  let missed = 0;
  let isLosing = false;
  let isConnected = true;
  let connected = () => {};
  const stream: SharedStream = {
    send: (text) => {
      if (!isLosing) for (const receive of received) receive(text);
    },
    sent: async () => {},
    listen: (onText, onConnected) => {
      received.push((text) => {
        if (isConnected) onText(text);
      });
      connected = onConnected;
    },
    isConnected: () => isConnected,
    isReading: Promise.resolve(),
    stop: () => {
      isLosing = true;
    },
  };
  const instances = connectInstances(stream, {
    channels,
    now: Date.now,
    onEvent: ({ channel, message }) => events.push(`${channel} ${message}`),
    onEnd: (user) => ends.push(user),
    onMissed: () => missed++,
  });
  connected();
  return {
    channels,
    instances,
    events,
    ends,
    stream,
    missed: () => missed,
    join: (id: string) => channels.join(room, { socketId: id, send: () => {} }, { user_id: id }),
    members: () => [...channels.membersOf(room).keys()].sort(),
    lose: (is: boolean) => {
      isLosing = is;
    },
    disconnect: () => {
      isConnected = false;
    },
    connect: () => {
      isConnected = true;
      connected();
    },
  };
}
const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

describe("instances", () => {
  it("know each other's members, also those from before they started", () => {
    const one = instance();
    one.join("ada");
    const other = instance();
    expect(other.members()).toEqual(["ada"]);
    other.join("bob");
    seconds(1);
    expect(one.members()).toEqual(["ada", "bob"]);
  });

  it("exchange events and ends of sessions, and hear nothing of their own", () => {
    const [one, other] = [instance(), instance()];
    one.instances.sendEvent({ channel: "news", message: "opened" });
    one.instances.sendEnd("ada", { at: 1 });
    expect([other.events, other.ends]).toEqual([["news opened"], ["ada"]]);
    expect([one.events, one.ends]).toEqual([[], []]);
  });

  it("hear once what was sent twice", () => {
    const [one, other] = [instance(), instance()];
    one.stream.send = (text) => {
      for (const receive of [...received, ...received]) receive(text);
    };
    one.instances.sendEvent({ channel: "news", message: "opened" });
    expect(other.events).toEqual(["news opened"]);
  });

  it("notice a loss, and learn again what the others have", () => {
    const [one, other] = [instance(), instance()];
    one.lose(true);
    one.join("ada");
    seconds(1);
    one.lose(false);
    expect(other.members()).toEqual([]);
    seconds(5);
    expect(other.members()).toEqual(["ada"]);
    expect([one.missed(), other.missed()]).toEqual([0, 1]);
  });

  it("forget one that leaves, and one while it is silent", async () => {
    const [one, other, last] = [instance(), instance(), instance()];
    one.join("ada");
    other.join("bob");
    seconds(1);
    expect(last.members()).toEqual(["ada", "bob"]);
    await one.instances.leave();
    expect(last.members()).toEqual(["bob"]);
    other.lose(true);
    seconds(14);
    expect(last.members()).toEqual(["bob"]);
    seconds(10);
    expect(last.members()).toEqual([]);
    other.lose(false);
    seconds(5);
    expect(last.members()).toEqual(["bob"]);
  });

  it("forget nobody while they hear nothing themselves, and send what changed meanwhile", () => {
    const [one, other] = [instance(), instance()];
    one.join("ada");
    seconds(1);
    other.disconnect();
    other.join("bob");
    seconds(60);
    expect(other.members()).toEqual(["ada", "bob"]);
    other.connect();
    expect(one.members()).toEqual(["ada", "bob"]);
    seconds(60);
    expect(other.members()).toEqual(["ada", "bob"]);
  });
});
