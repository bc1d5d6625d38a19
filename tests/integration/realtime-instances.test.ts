import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Pusher from "pusher";
import type PusherClient from "pusher-js";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { startOwnRealtime } from "../../realtime-server/own-realtime";
import type { RealtimeServer } from "../../realtime-server/realtime-server";
import { heard, joined, realtimeClient, signerOf } from "../../realtime-server/test-client";
import { freePort } from "../processes/free-port";
import { startRedis } from "../processes/redis-process";

const host = "127.0.0.1";
const folder = mkdtempSync(join(tmpdir(), "promenade-instances-"));
let redisPort: number;
let redis: ChildProcess;
let instances: Instance[];
const clients: PusherClient[] = [];

type Instance = { server: RealtimeServer; publisher: Pusher; key: string; log: string[] };

/** A realtime server as a site starts it, with a folder of its own. */
async function start(name: string, redisUrl?: string): Promise<Instance> {
  const variables: NodeJS.ProcessEnv = { NODE_ENV: "test" };
  const log: string[] = [];
  const write = (message: string) => log.push(message);
  const environment = {
    REALTIME_HOST: host,
    REALTIME_PORT: 0,
    REALTIME_CONNECTIONS: 50,
    DATABASE_URL: `file:${folder}/${name}/mall-api.db`,
    REDIS_URL: redisUrl,
  };
  const server = await startOwnRealtime(variables, environment, {
    info: write,
    warn: write,
    error: (_, message) => write(message),
  });
  const { PUSHER_APP_ID = "", PUSHER_KEY = "", PUSHER_SECRET = "" } = variables;
  if (!server) throw new Error("There is another realtime server");
  const publisher = new Pusher({
    appId: PUSHER_APP_ID,
    key: PUSHER_KEY,
    secret: PUSHER_SECRET,
    host,
    port: String(server.port),
    useTLS: false,
  });
  return { server, publisher, key: PUSHER_KEY, log };
}

beforeAll(async () => {
  redisPort = await freePort();
  redis = await startRedis(redisPort);
  const url = `redis://${host}:${redisPort}`;
  instances = await Promise.all([start("one", url), start("other", url)]);
}, 60_000);
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});
afterAll(async () => {
  await Promise.all(instances.map(({ server }) => server.stop()));
  redis.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

const pair = (): [Instance, Instance] => {
  const [one, other] = instances;
  if (!one || !other) throw new Error("Two instances run");
  return [one, other];
};

/** A user's browser at one instance, with a page of another. */
function browser({ server }: Instance, user: string, { publisher, key }: Instance): PusherClient {
  const client = realtimeClient(server.port, key, signerOf(publisher, user));
  clients.push(client);
  return client;
}

it("have common keys, and a browser hears what is published at any of them, once", async () => {
  const [one, other] = pair();
  expect(one.key).toBe(other.key);
  const client = browser(one, "ada", other);
  const channel = await joined(client, "private-ada");
  const texts: unknown[] = [];
  channel.bind("message", (data: unknown) => texts.push(data));
  await other.publisher.trigger("private-ada", "message", "from the other");
  await one.publisher.trigger("private-ada", "message", "from its own");
  await vi.waitFor(() => expect(texts).toEqual(["from the other", "from its own"]), 5_000);

  client.signin();
  await heard(client.connection, "message");
  await vi.waitFor(() => expect(client.user.user_data?.id).toBe("ada"), 5_000);
  const points = heard(client.user, "points");
  await other.publisher.sendToUser("ada", "points", { total: 7 });
  expect(await points).toEqual({ total: 7 });
});

it("show the members of a channel on all of them, and pass on what browsers say to each other", async () => {
  const [one, other] = pair();
  const ada = await joined(browser(one, "ada", one), "presence-room");
  const added = heard<{ id: string }>(ada, "pusher:member_added");
  const bob = await joined(browser(other, "bob", one), "presence-room");
  expect((await added).id).toBe("bob");
  await vi.waitFor(async () => {
    for (const { publisher } of [one, other]) {
      const users = await (await publisher.get({ path: "/channels/presence-room/users" })).json();
      expect(users.users.map(({ id }: { id: string }) => id).sort()).toEqual(["ada", "bob"]);
      const info = { info: "user_count,subscription_count" };
      const channel = await publisher.get({ path: "/channels/presence-room", params: info });
      expect(await channel.json()).toMatchObject({ occupied: true, user_count: 2, subscription_count: 2 });
    }
  }, 5_000);
  const typing = heard(ada, "client-typing");
  bob.trigger("client-typing", { by: "bob" });
  expect(await typing).toMatchObject({ by: "bob" });
  const removed = heard<{ id: string }>(ada, "pusher:member_removed");
  clients.at(-1)?.disconnect();
  expect((await removed).id).toBe("bob");
});

it("end a user's connections everywhere", async () => {
  const [one, other] = pair();
  const client = browser(one, "eve", other);
  client.signin();
  await vi.waitFor(() => expect(client.user.user_data?.id).toBe("eve"), 5_000);
  const refused = heard(client.connection, "disconnected");
  await other.publisher.terminateUserConnections("eve");
  await refused;
});

it("keep their connections while Redis is away, and deliver afterwards what was published meanwhile", async () => {
  const [one, other] = pair();
  const client = browser(one, "ada", other);
  const channel = await joined(client, "private-ada");
  const socket = client.connection.socket_id;
  const texts: unknown[] = [];
  channel.bind("message", (data: unknown) => texts.push(data));
  redis.kill("SIGKILL");
  await once(redis, "exit");
  await vi.waitFor(() => expect(other.log.join()).toContain("Redis does not answer"), 5_000);
  await other.publisher.trigger("private-ada", "message", "meanwhile");
  await one.publisher.trigger("private-ada", "message", "here");
  await vi.waitFor(() => expect(texts).toEqual(["here"]), 5_000);

  redis = await startRedis(redisPort);
  await vi.waitFor(() => expect(texts).toEqual(["here", "meanwhile"]), 15_000);
  expect(client.connection.socket_id).toBe(socket);
  await other.publisher.trigger("private-ada", "message", "again");
  await vi.waitFor(() => expect(texts).toHaveLength(3), 5_000);
  const late = await start("late", `redis://${host}:${redisPort}`);
  expect(late.key).toBe(one.key);
  await late.server.stop();
}, 60_000);

it("say in the log why they refuse another one's browsers, where they share nothing", async () => {
  const [one] = pair();
  const alone = await start("alone");
  const socket = new WebSocket(`ws://${host}:${alone.server.port}/app/${one.key}?protocol=7`);
  expect((await once(socket, "close"))[0]).toBe(4001);
  await alone.server.stop();
  expect(alone.log).toEqual([expect.stringContaining("instances need a common REDIS_URL")]);
});
