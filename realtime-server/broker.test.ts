import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import Pusher from "pusher";
import type PusherClient from "pusher-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import type { Limits } from "./limits";
import { type RealtimeServer, startRealtimeServer } from "./realtime-server";
import { heard, joined, realtimeClient, signerOf } from "./test-client";

const app = { appId: "4711", key: "app-key", secret: "app-secret" };
const masterKey = Buffer.alloc(32, 9).toString("base64");
let server: RealtimeServer;
let publisher: Pusher;
const clients: PusherClient[] = [];
const sockets: WebSocket[] = [];

async function start(limits: Partial<Limits> = {}) {
  server = await startRealtimeServer(app, {
    port: 0,
    host: "127.0.0.1",
    limits,
    log: (error) => expect.fail(String(error)),
  });
  publisher = new Pusher({
    ...app,
    host: "127.0.0.1",
    port: String(server.port),
    useTLS: false,
    encryptionMasterKeyBase64: masterKey,
  });
}
beforeEach(() => start());
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  for (const socket of sockets.splice(0)) socket.terminate();
  await server.stop();
});
const restart = async (limits: Partial<Limits>) => {
  await server.stop();
  await start(limits);
};

/** A client of the official library, signed for by the server library. */
function connect(userId = "u1", { key = app.key }: { key?: string } = {}): PusherClient {
  const client = realtimeClient(server.port, key, signerOf(publisher, userId));
  clients.push(client);
  return client;
}

const connected = (client: PusherClient) =>
  client.connection.state === "connected" ? null : heard(client.connection, "connected");

type Message = { event: string; channel?: string; data: unknown };
/** A connection without the library, for messages that the library never sends. */
async function rawConnection(path = `/app/${app.key}?protocol=7&client=test&version=1`) {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`);
  sockets.push(socket);
  const messages: Message[] = [];
  socket.on("message", (text) => messages.push(JSON.parse(String(text))));
  const closed = once(socket, "close").then(([code]) => code as number);
  await vi.waitFor(() => expect(messages.length).toBeGreaterThan(0));
  const established = messages[0]?.data;
  const socketId: string = typeof established === "string" ? JSON.parse(established).socket_id : "";
  return {
    messages,
    closed,
    socketId,
    send: (event: string, data: unknown, channel?: string) =>
      socket.send(JSON.stringify({ event, data, channel })),
    write: (text: string | Buffer) => socket.send(text),
    next: (event: string) =>
      vi.waitFor(() => messages.find((message) => message.event === event) ?? expect.fail(`no ${event} yet`)),
  };
}
const sign = (text: string, { key, secret } = app) =>
  `${key}:${createHmac("sha256", secret).update(text).digest("hex")}`;
const errorOf = (message: Message) => message.data as { code: number | null; message: string };

describe("with the official libraries", () => {
  it("connects, and sends an event to all subscribers of a public channel", async () => {
    const [one, other] = [connect(), connect()];
    const channels = await Promise.all([joined(one, "news"), joined(other, "news")]);
    expect(one.connection.socket_id).toMatch(/^\d+\.\d+$/);
    const got = Promise.all(channels.map((channel) => heard(channel, "opened")));
    await publisher.trigger("news", "opened", { shop: "Květiny 🌷" });
    expect(await got).toEqual([{ shop: "Květiny 🌷" }, { shop: "Květiny 🌷" }]);
  });

  it("excludes the connection that sent an event, and those that unsubscribed", async () => {
    const [one, other, gone] = [connect(), connect(), connect()];
    const events: string[] = [];
    for (const [name, client] of Object.entries({ one, other, gone }))
      (await joined(client, "private-room")).bind("said", () => events.push(name));
    gone.unsubscribe("private-room");
    const last = heard(one.channel("private-room"), "last");
    await vi.waitFor(() => expect(server.broker.channels.subscriberCount("private-room")).toBe(2));
    await publisher.trigger("private-room", "said", {}, { socket_id: one.connection.socket_id });
    await publisher.trigger("private-room", "last", {});
    await last;
    expect(events).toEqual(["other"]);
  });

  it("lists each member of a presence channel once", async () => {
    const ada = connect("ada");
    const room = await joined(ada, "presence-room");
    const came = heard<{ id: string; info: unknown }>(room, "pusher:member_added");
    const bob = connect("bob");
    const bobs = await joined(bob, "presence-room");
    expect(await came).toEqual({ id: "bob", info: { name: "Name of bob" } });
    expect(Object.keys((bobs as unknown as { members: { members: object } }).members.members)).toEqual([
      "ada",
      "bob",
    ]);

    const secondBob = connect("bob");
    await joined(secondBob, "presence-room");
    const users = await (await publisher.get({ path: "/channels/presence-room/users" })).json();
    expect(users).toEqual({ users: [{ id: "ada" }, { id: "bob" }] });
    const left: string[] = [];
    room.bind("pusher:member_removed", ({ id }: { id: string }) => left.push(id));
    bob.disconnect();
    await vi.waitFor(() => expect(server.broker.channels.subscriberCount("presence-room")).toBe(2));
    const after = heard(room, "after");
    await publisher.trigger("presence-room", "after", {});
    await after;
    expect(left).toEqual([]);
    secondBob.disconnect();
    await vi.waitFor(() => expect(left).toEqual(["bob"]));
  });

  it("forwards encrypted events without reading them", async () => {
    const channel = await joined(connect(), "private-encrypted-me");
    const got = heard(channel, "secret");
    const seen = vi.spyOn(server.broker.channels, "sendTo");
    await publisher.trigger("private-encrypted-me", "secret", { points: 12 });
    expect(await got).toEqual({ points: 12 });
    expect(JSON.stringify(seen.mock.calls)).not.toContain("points");
  });

  it("signs a user in, sends to the user, and terminates the user's connections", async () => {
    const [ada, bob] = [connect("ada"), connect("bob")];
    for (const client of [ada, bob]) {
      await connected(client);
      client.signin();
      await vi.waitFor(() => expect(client.user.user_data).not.toBeNull());
    }
    expect(ada.user.user_data.id).toBe("ada");
    const forBob: unknown[] = [];
    bob.user.bind("told", (data: unknown) => forBob.push(data));
    const told = heard(ada.user, "told");
    await publisher.sendToUser("ada", "told", { points: 5 });
    expect(await told).toEqual({ points: 5 });
    expect(forBob).toEqual([]);

    const lost = heard(ada.connection, "disconnected");
    await publisher.terminateUserConnections("ada");
    await lost;
    expect(bob.connection.state).toBe("connected");
  });

  it("forwards a client event to the others, with its sender", async () => {
    const [ada, bob] = [connect("ada"), connect("bob")];
    const rooms = await Promise.all([joined(ada, "presence-room"), joined(bob, "presence-room")]);
    const got = new Promise((resolve) =>
      rooms[1]?.bind("client-typing", (data: unknown, about: unknown) => resolve([data, about])),
    );
    const echoed = vi.fn();
    rooms[0]?.bind("client-typing", echoed);
    rooms[0]?.trigger("client-typing", { at: 1 });
    expect(await got).toEqual([{ at: 1 }, { user_id: "ada" }]);
    expect(echoed).not.toHaveBeenCalled();
  });

  it("makes the client give up if the key is unknown", async () => {
    const client = connect("u1", { key: "another-key" });
    const error = await heard<{ error: { data: { code: number } } }>(client.connection, "error");
    expect(error.error.data.code).toBe(4001);
    await vi.waitFor(() => expect(client.connection.state).toBe("disconnected"));
  });

  it("publishes a batch, and lists the channels", async () => {
    const client = connect("ada");
    const [news, room] = [await joined(client, "news"), await joined(client, "presence-room")];
    const got = Promise.all([heard(news, "one"), heard(room, "two")]);
    await publisher.triggerBatch([
      { channel: "news", name: "one", data: 1 },
      { channel: "presence-room", name: "two", data: { two: 2 } },
    ]);
    expect(await got).toEqual([1, { two: 2 }]);
    const read = async (path: string, params = {}) => (await publisher.get({ path, params })).json();
    expect(await read("/channels")).toEqual({ channels: { news: {}, "presence-room": {} } });
    expect(await read("/channels", { filter_by_prefix: "presence-", info: "user_count" })).toEqual({
      channels: { "presence-room": { user_count: 1 } },
    });
    expect(await read("/channels/news", { info: "subscription_count" })).toEqual({
      occupied: true,
      subscription_count: 1,
    });
    expect(await read("/channels/nobody")).toEqual({ occupied: false });
    await expect(read("/channels", { info: "user_count" })).rejects.toMatchObject({ status: 400 });
    await expect(read("/channels/news/users")).rejects.toMatchObject({ status: 400 });
  });

  it("closes all connections when it stops, so that clients reconnect", async () => {
    const client = connect();
    await connected(client);
    const lost = heard(client.connection, "connecting_in");
    const again = heard(client.connection, "connected");
    const { port } = server;
    await server.stop();
    await lost;
    server = await startRealtimeServer(app, { port, host: "127.0.0.1", log: () => {} });
    await again;
    expect(server.broker.connectionCount()).toBe(1);
  });
});

describe("forged signatures", () => {
  const refusedChannel = async (
    channel: string,
    auth: (socketId: string) => string,
    channel_data?: string,
  ) => {
    const raw = await rawConnection();
    raw.send("pusher:subscribe", { channel, auth: auth(raw.socketId), channel_data });
    expect((await raw.next("pusher:subscription_error")).channel).toBe(channel);
    expect(errorOf(await raw.next("pusher:error")).code).toBe(4009);
    await publisher.trigger(channel, "secret", "for members");
    raw.send("pusher:ping", {});
    await raw.next("pusher:pong");
    expect(raw.messages.some(({ event }) => event === "secret")).toBe(false);
  };

  it.each<[string, (socketId: string) => string]>([
    ["no signature", () => ""],
    ["another secret's", (id) => sign(`${id}:private-a`, { ...app, secret: "guessed" })],
    ["another key's", (id) => sign(`${id}:private-a`, { ...app, key: "other" })],
    ["another channel's", (id) => sign(`${id}:private-b`)],
    ["another connection's", () => sign("1.1:private-a")],
    ["a user's", (id) => sign(`${id}::user::{"id":"a"}`)],
    ["a signature with a suffix", (id) => `${sign(`${id}:private-a`)}0`],
  ])("are rejected: %s", (_, auth) => refusedChannel("private-a", auth));

  it("can't join a presence channel as another member", async () => {
    const data = (id: string) => JSON.stringify({ user_id: id });
    await refusedChannel("presence-a", (id) => sign(`${id}:presence-a:${data("me")}`), data("you"));
    await refusedChannel("presence-a", (id) => sign(`${id}:presence-a`));
  });

  it("can't sign in, and close the connection", async () => {
    const forged: [string, (socketId: string) => string][] = [
      ['{"id":"a"}', () => sign('1.1::user::{"id":"a"}')],
      ['{"id":"b"}', (id) => sign(`${id}::user::{"id":"a"}`)],
      ['{"id":""}', (id) => sign(`${id}::user::{"id":""}`)],
      ["no json", (id) => sign(`${id}::user::no json`)],
    ];
    for (const [user_data, auth] of forged) {
      const raw = await rawConnection();
      raw.send("pusher:signin", { auth: auth(raw.socketId), user_data });
      expect(await raw.closed, user_data).toBe(4009);
    }
  });

  it("can't subscribe to another user's channel", async () => {
    const raw = await rawConnection();
    raw.send("pusher:subscribe", { channel: "#server-to-user-ada" });
    await raw.next("pusher:subscription_error");
  });

  it("can't send client events to channels not joined, or under reserved names", async () => {
    const ada = connect("ada");
    const room = await joined(ada, "private-room");
    const got = vi.fn();
    room.bind_global(got);
    const raw = await rawConnection();
    raw.send("client-hello", {}, "private-room");
    await raw.next("pusher:error");
    raw.send("pusher:subscribe", { channel: "private-room", auth: sign(`${raw.socketId}:private-room`) });
    await raw.next("pusher_internal:subscription_succeeded");
    for (const event of ["message", "pusher:error", "pusher_internal:member_added"])
      raw.send(event, {}, "private-room");
    raw.send("pusher:subscribe", { channel: "public" });
    raw.send("client-hello", {}, "public");
    await vi.waitFor(() =>
      expect(raw.messages.filter(({ event }) => event === "pusher:error")).toHaveLength(5),
    );
    expect(got).not.toHaveBeenCalled();
  });
});

describe("the signed HTTP API", () => {
  const body = JSON.stringify({ name: "x", channels: ["news"], data: "{}" });
  const md5 = (text: string) => createHash("md5").update(text).digest("hex");
  const seconds = () => Math.floor(Date.now() / 1000);

  async function ask(changes: Record<string, string> = {}, sent = body, path = `/apps/${app.appId}/events`) {
    const { secret = app.secret, ...changed } = changes;
    const signed: Record<string, string> = {
      auth_key: app.key,
      auth_timestamp: String(seconds()),
      auth_version: "1.0",
      body_md5: md5(body),
      ...changed,
    };
    const query = Object.keys(signed)
      .sort()
      .map((name) => `${name}=${signed[name]}`)
      .join("&");
    const signature = createHmac("sha256", secret).update(`POST\n${path}\n${query}`).digest("hex");
    const url = `http://127.0.0.1:${server.port}${path}?${query}&auth_signature=${signature}`;
    const response = await fetch(url, { method: "POST", body: sent });
    return { status: response.status, text: await response.text(), url };
  }

  it("accepts a signed request", async () => {
    expect(await ask()).toMatchObject({ status: 200, text: "{}" });
  });

  it.each([
    ["another secret", { secret: "guessed" }],
    ["another key", { auth_key: "other" }],
    ["an old timestamp", { auth_timestamp: String(seconds() - 700) }],
    ["an invalid timestamp", { auth_timestamp: "now" }],
    ["another version", { auth_version: "2.0" }],
    ["another body's digest", { body_md5: md5("{}") }],
    ["no digest", { body_md5: "" }],
  ])("rejects %s", async (_, changes) => {
    expect((await ask(changes)).status).toBe(401);
  });

  it("rejects a signature of another path, and a repeated parameter", async () => {
    const { url } = await ask();
    const post = (address: string) => fetch(address, { method: "POST", body });
    expect((await post(url.replace("/events", "/batch_events"))).status).toBe(401);
    expect((await post(`${url}&auth_key=${app.key}`)).status).toBe(401);
    expect((await post(url)).status).toBe(200);
    expect((await post(url.replace(app.appId, "1"))).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  });

  it("rejects oversized and invalid events", async () => {
    const send = (content: object | string) => {
      const text = typeof content === "string" ? content : JSON.stringify(content);
      return ask({ body_md5: md5(text) }, text).then(({ status }) => status);
    };
    const event = { name: "x", channels: ["news"], data: "{}" };
    expect(await send({ ...event, data: "x".repeat(10_241) })).toBe(413);
    expect(await send({ ...event, channels: ["a b"] })).toBe(400);
    expect(await send({ ...event, channels: [] })).toBe(400);
    expect(await send({ ...event, channels: Array.from({ length: 101 }, (_, at) => `c${at}`) })).toBe(400);
    expect(await send({ ...event, name: "x".repeat(201) })).toBe(400);
    expect(await send({ ...event, socket_id: "1.1\n" })).toBe(400);
    expect(await send("{")).toBe(400);
    expect(await send("x".repeat(600_000))).toBe(413);
  });
});

describe("limits", () => {
  it("answers pings, and closes connections that don't answer its own", async () => {
    await restart({ activity: 20, pong: 20 });
    const raw = await rawConnection();
    raw.send("pusher:ping", {});
    await raw.next("pusher:pong");
    await new Promise((resolve) => setTimeout(resolve, 30));
    server.broker.checkActivity();
    await raw.next("pusher:ping");
    raw.send("pusher:pong", {});
    await new Promise((resolve) => setTimeout(resolve, 30));
    server.broker.checkActivity();
    await new Promise((resolve) => setTimeout(resolve, 30));
    server.broker.checkActivity();
    expect(await raw.closed).toBe(4201);
  });

  it("reports an invalid URL by the protocol's close codes", async () => {
    for (const [path, code] of [
      ["/elsewhere", 4005],
      ["/app/unknown?protocol=7", 4001],
      [`/app/${app.key}?protocol=3`, 4007],
      [`/app/${app.key}/more?protocol=7`, 4005],
    ] as const) {
      const raw = await rawConnection(path);
      expect(errorOf(await raw.next("pusher:error")).code, path).toBe(code);
      expect(await raw.closed).toBe(code);
    }
  });

  it("limits connections, channels and members", async () => {
    await restart({ connections: 2, channelsPerConnection: 2, membersPerChannel: 1 });
    const [one, other] = [await rawConnection(), await rawConnection()];
    expect(await (await rawConnection()).closed).toBe(4100);
    for (const channel of ["a", "b", "c"]) one.send("pusher:subscribe", { channel });
    const refused = await one.next("pusher:subscription_error");
    expect([refused.channel, errorOf(await one.next("pusher:error")).code]).toEqual(["c", 4004]);
    one.send("pusher:unsubscribe", { channel: "a" });
    const join = (raw: typeof one, user_id: string) => {
      const channel_data = JSON.stringify({ user_id });
      const auth = sign(`${raw.socketId}:presence-x:${channel_data}`);
      raw.send("pusher:subscribe", { channel: "presence-x", auth, channel_data });
    };
    join(one, "ada");
    await vi.waitFor(() => expect(server.broker.channels.membersOf("presence-x").size).toBe(1));
    join(other, "bob");
    expect(errorOf(await other.next("pusher:error")).code).toBe(4004);
  });

  it("limits the rate and size of messages, and rejects malformed ones", async () => {
    await restart({ clientEventsPerSecond: 2, messagesPerSecond: 20, message: 4_096, eventData: 1_000 });
    const raw = await rawConnection();
    raw.send("pusher:subscribe", { channel: "private-a", auth: sign(`${raw.socketId}:private-a`) });
    for (let times = 0; times < 3; times++) raw.send("client-x", {}, "private-a");
    expect(errorOf(await raw.next("pusher:error")).code).toBe(4301);
    for (let times = 0; times < 30; times++) raw.send("pusher:ping", {});
    expect(await raw.closed).toBe(4100);

    const long = await rawConnection();
    long.write("x".repeat(5_000));
    expect(await long.closed).toBe(1009);

    const odd = await rawConnection();
    for (const text of ["{", "[]", '{"event":1}', Buffer.from([1, 2]), '{"event":"pusher:subscribe"}'])
      odd.write(text);
    odd.send("pusher:subscribe", { channel: "a b" });
    odd.send("pusher:subscribe", { channel: "a" });
    odd.send("pusher:subscribe", { channel: "a" });
    await vi.waitFor(() =>
      expect(odd.messages.filter(({ event }) => event === "pusher:error")).toHaveLength(7),
    );
    expect(
      odd.messages.filter(({ event }) => event === "pusher_internal:subscription_succeeded"),
    ).toHaveLength(1);
  });
});
