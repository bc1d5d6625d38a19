import Pusher from "pusher";
import PusherClient from "pusher-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type RealtimeServer, startRealtimeServer } from "./realtime-server";

const app = { appId: "4711", key: "app-key", secret: "app-secret" };
const minute = 60_000;
let server: RealtimeServer;
let publisher: Pusher;
const clients: PusherClient[] = [];

beforeEach(async () => {
  const log = (error: unknown) => expect.fail(String(error));
  server = await startRealtimeServer(app, { port: 0, host: "127.0.0.1", log });
  publisher = new Pusher({ ...app, host: "127.0.0.1", port: String(server.port), useTLS: false });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await server.stop();
});

type Binding = { session: string; issued: number; expires: number };
const bindingOf = (session: string, { issued = Date.now(), livesMs = minute } = {}): Binding => ({
  session,
  issued,
  expires: issued + livesMs,
});

/** A user's browser whose signatures are bound to a session; `binding` is asked for each of them. */
function connect(binding: () => Binding, user = "ada"): PusherClient {
  const client = new PusherClient(app.key, {
    cluster: "mt1",
    wsHost: "127.0.0.1",
    wsPort: server.port,
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ socketId, channelName }, callback) => {
        const data = { user_id: user, user_info: { name: user }, ...binding() };
        callback(null, publisher.authorizeChannel(socketId, channelName, data));
      },
    },
    userAuthentication: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ socketId }, callback) =>
        callback(null, publisher.authenticateUser(socketId, { id: user, ...binding() })),
    },
  });
  clients.push(client);
  return client;
}
const joined = (client: PusherClient, channel = "private-ada"): Promise<boolean> =>
  new Promise((resolve) => {
    const subscription = client.subscribe(channel);
    subscription.bind("pusher:subscription_succeeded", () => resolve(true));
    subscription.bind("pusher:subscription_error", () => resolve(false));
  });
const signedIn = async (client: PusherClient) => {
  client.signin();
  await vi.waitFor(() => expect(client.user.user_data?.id).toBe("ada"));
};
const end = (params: Record<string, string | number>, user = "ada") =>
  publisher.post({ path: `/users/${user}/terminate_connections`, params, body: "" });
const stateOf = (client: PusherClient) => client.connection.state;
const ended = (client: PusherClient) => vi.waitFor(() => expect(stateOf(client)).toBe("disconnected"));

it("ends the connections of one session, however they were authorized, and no others", async () => {
  const [bySignIn, byChannel, byPresence] = [1, 2, 3].map(() => connect(() => bindingOf("stolen")));
  const [other, stranger] = [connect(() => bindingOf("own")), connect(() => bindingOf("stolen"), "bob")];
  if (!bySignIn || !byChannel || !byPresence) throw new Error("three are connected");
  await signedIn(bySignIn);
  for (const client of [byChannel, other, stranger]) expect(await joined(client)).toBe(true);
  expect(await joined(byPresence, "presence-room")).toBe(true);
  await end({ only: "stolen" });
  for (const client of [bySignIn, byChannel, byPresence]) await ended(client);
  const heard = new Promise((resolve) => other.channel("private-ada").bind("news", resolve));
  await publisher.trigger("private-ada", "news", { text: "hello" });
  expect(await heard).toEqual({ text: "hello" });
  expect(stateOf(stranger)).toBe("connected");
});

it("ends all of a user's sessions but one, and takes those that begin afterwards", async () => {
  const [own, stolen] = [connect(() => bindingOf("own")), connect(() => bindingOf("stolen"))];
  for (const client of [own, stolen]) expect(await joined(client)).toBe(true);
  await end({ except: "own", at: Date.now() });
  await ended(stolen);
  expect(stateOf(own)).toBe("connected");
  expect(await joined(connect(() => bindingOf("new", { issued: Date.now() + 1 })))).toBe(true);
});

it("rejects signatures of an ended session that are used afterwards", async () => {
  const early = bindingOf("stolen");
  const [client, other] = [connect(() => early), connect(() => early)];
  await vi.waitFor(() => expect([stateOf(client), stateOf(other)]).toEqual(["connected", "connected"]));
  await end({ except: "own", at: Date.now() });
  expect(await joined(client)).toBe(false);
  expect(await joined(client, "presence-room")).toBe(false);
  other.signin();
  await ended(other);
});

it("ends everything of a user by the protocol's own call", async () => {
  const [bound, plain] = [connect(() => bindingOf("own")), connect(() => bindingOf("other"))];
  expect(await joined(bound)).toBe(true);
  await signedIn(plain);
  await publisher.terminateUserConnections("ada");
  await ended(bound);
  await ended(plain);
});

it("closes a connection to be authorized again when its authorization expires", async () => {
  let livesMs = 300;
  const client = connect(() => bindingOf("own", { livesMs }));
  expect(await joined(client)).toBe(true);
  const before = client.connection.socket_id;
  livesMs = minute;
  await new Promise((resolve) => setTimeout(resolve, 400));
  server.broker.checkActivity();
  const isBack = () => stateOf(client) === "connected" && client.connection.socket_id !== before;
  await vi.waitFor(() => expect(isBack()).toBe(true), { timeout: 5_000 });
  await vi.waitFor(() => expect(client.channel("private-ada").subscribed).toBe(true));
});

it("takes no authorization that has expired, or that would outlive the memory of ended sessions", async () => {
  for (const livesMs of [-1, 2 * 60 * minute])
    expect(await joined(connect(() => bindingOf("own", { livesMs })))).toBe(false);
});

it("answers 400 to an invalid call", async () => {
  await expect(end({ at: "soon" })).rejects.toMatchObject({ status: 400 });
});
