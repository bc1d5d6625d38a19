import { createHmac } from "node:crypto";
import { EventEmitter } from "node:events";
import { beforeEach, describe, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { createSessionEnds } from "./authorizations";
import { type Channels, createChannels } from "./channels";
import { openConnection } from "./connection";
import type { ChannelMessage } from "./instances";
import { defaultLimits } from "./limits";

const app = { appId: "4711", key: "app-key", secret: "app-secret" };
const limits = { ...defaultLimits, activity: 1_000, pong: 500, eventData: 100 };
let clock: number;
let channels: Channels;
beforeEach(() => {
  clock = 1_000_000;
  channels = createChannels();
});

type Message = { event: string; channel?: string; data: unknown };

/** One browser's connection, without a network. */
function connect(socketId = "1.1") {
  const sent: Message[] = [];
  let closedWith: number | null = null;
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => sent.push(JSON.parse(text)),
    close: (code: number) => {
      closedWith = code;
    },
  });
  const now = () => clock;
  let isAuthorized = false;
  const world = {
    app,
    channels,
    ends: createSessionEnds(now, limits.authorization),
    limits,
    now,
    send: (event: ChannelMessage) => channels.sendTo(event.channel, event.message, event.exceptSocketId),
    onAuthorized: () => {
      isAuthorized = true;
    },
  };
  // The part of the library's socket that a connection uses.
  const connection = openConnection(socket as unknown as WebSocket, socketId, world);
  return {
    connection,
    sent,
    closedWith: () => closedWith,
    isAuthorized: () => isAuthorized,
    write: (message: object) => socket.emit("message", Buffer.from(JSON.stringify(message)), false),
    leave: () => socket.emit("close"),
    named: (event: string) => sent.filter((message) => message.event === event),
  };
}
const sign = (text: string) => `${app.key}:${createHmac("sha256", app.secret).update(text).digest("hex")}`;
const subscribe = (channel: string, socketId: string, channel_data?: string) => ({
  event: "pusher:subscribe",
  data: { channel, auth: sign([socketId, channel, channel_data].filter(Boolean).join(":")), channel_data },
});
const signIn = (id: string, socketId = "1.1") => {
  const user_data = JSON.stringify({ id });
  return { event: "pusher:signin", data: { user_data, auth: sign(`${socketId}::user::${user_data}`) } };
};

describe("a channel", () => {
  it.each(["private-a", "presence-a", "private-encrypted-a"])(
    "%s can be joined only with a signature",
    (channel) => {
      const data = channel.startsWith("presence-") ? JSON.stringify({ user_id: "ada" }) : undefined;
      const browser = connect();
      for (const auth of [undefined, "", sign(`2.2:${channel}`)])
        browser.write({ event: "pusher:subscribe", data: { channel, auth, channel_data: data } });
      expect(browser.named("pusher:subscription_error")).toHaveLength(3);
      expect(channels.subscriberCount(channel)).toBe(0);
      browser.write(subscribe(channel, "1.1", data));
      expect(channels.subscriberCount(channel)).toBe(1);
    },
  );

  it("without a signature doesn't authorize the connection", () => {
    const browser = connect();
    browser.write({ event: "pusher:subscribe", data: { channel: "news" } });
    browser.write({ event: "pusher:subscribe", data: { channel: "private-a", auth: "forged" } });
    expect(browser.isAuthorized()).toBe(false);
    browser.write(subscribe("private-a", "1.1"));
    expect(browser.isAuthorized()).toBe(true);
  });

  it("is left when the connection closes", () => {
    const browser = connect();
    browser.write(subscribe("private-a", "1.1"));
    browser.leave();
    expect(channels.subscriberCount("private-a")).toBe(0);
  });
});

describe("a user's connection", () => {
  it("can sign in again, but not as another user", () => {
    const browser = connect();
    for (const message of [signIn("ada"), signIn("ada")]) browser.write(message);
    expect(browser.named("pusher:signin_success")).toHaveLength(2);
    expect(browser.closedWith()).toBeNull();
    browser.write(signIn("bob"));
    expect(browser.closedWith()).toBe(4009);
    expect(browser.connection.userId()).toBe("ada");
  });

  it("joins only the user's own channel", () => {
    const browser = connect();
    browser.write(signIn("ada"));
    for (const user of ["bob", "ada"])
      browser.write({ event: "pusher:subscribe", data: { channel: `#server-to-user-${user}` } });
    expect(browser.named("pusher:subscription_error").map(({ channel }) => channel)).toEqual([
      "#server-to-user-bob",
    ]);
  });
});

describe("a client event", () => {
  it("has a limited size", () => {
    const [ada, bob] = [connect("1.1"), connect("2.2")];
    ada.write(subscribe("private-a", "1.1"));
    bob.write(subscribe("private-a", "2.2"));
    for (const text of ["x".repeat(101), "x".repeat(100)])
      ada.write({ event: "client-typing", channel: "private-a", data: text });
    expect(bob.named("client-typing").map(({ data }) => data)).toEqual(["x".repeat(100)]);
    expect(ada.named("client-typing")).toEqual([]);
  });
});

describe("a silent browser", () => {
  it("is pinged, and closed if it doesn't answer in time", () => {
    const browser = connect();
    clock += 1_000;
    browser.connection.checkActivity();
    expect(browser.named("pusher:ping")).toHaveLength(1);
    clock += 499;
    browser.connection.checkActivity();
    expect(browser.closedWith()).toBeNull();
    clock += 1;
    browser.connection.checkActivity();
    expect(browser.closedWith()).toBe(4201);
  });

  it("stays connected if it answers", () => {
    const browser = connect();
    for (let times = 0; times < 3; times++) {
      clock += 1_000;
      browser.connection.checkActivity();
      browser.write({ event: "pusher:pong" });
      clock += 600;
      browser.connection.checkActivity();
    }
    expect(browser.named("pusher:ping")).toHaveLength(3);
    expect(browser.closedWith()).toBeNull();
  });

  it("is not pinged while it sends", () => {
    const browser = connect();
    for (let times = 0; times < 3; times++) {
      clock += 900;
      browser.write({ event: "pusher:ping" });
      browser.connection.checkActivity();
    }
    expect(browser.named("pusher:ping")).toEqual([]);
  });
});
