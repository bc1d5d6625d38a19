import { afterEach, expect, it, vi } from "vitest";
import { startRealtimeServer } from "../../tests/stand-ins/realtime-server";
import { connect } from "./connection";
import type { RealtimeSettings } from "./realtime-settings.server";

const settings: RealtimeSettings = {
  key: "key",
  cluster: "mt1",
  host: "127.0.0.1",
  port: 1,
  isTls: false,
  channel: "private-customer-{id}",
  events: {},
  auth: { channel: "/pusher/auth", user: "/pusher/user-auth" },
};
/** Closes a connection for good: the library doesn't reconnect by itself. */
const notAuthorized = 4009;
const newListeners = () => ({ onState: vi.fn(), onReady: vi.fn(), onEvent: vi.fn() });

afterEach(() => {
  vi.useRealTimers();
});

it("requires an app key", () => {
  const listeners = newListeners();
  expect(() => connect({ ...settings, key: "" }, listeners)).toThrow(
    "You must pass your app key when you instantiate Pusher.",
  );
  expect(listeners.onState).not.toHaveBeenCalled();
});

it("hears events of the mall API's own names as the site's", async () => {
  const server = await startRealtimeServer("7");
  const listeners = newListeners();
  const channel = "private-zakaznik-7";
  const disconnect = connect(
    {
      ...settings,
      port: server.port,
      channel: "private-zakaznik-{id}",
      events: { zprava: "message" },
      auth: { channel: server.url, user: server.url },
    },
    listeners,
  );
  await vi.waitFor(() => expect(listeners.onReady).toHaveBeenCalled(), { timeout: 5_000 });
  expect(server.subscriptions).toContain(channel);
  server.publish(channel, "zprava", { id: 1 });
  server.publish(channel, "points", { points: 5 });
  server.publish(channel, "constructor", {});
  await vi.waitFor(() => expect(listeners.onEvent).toHaveBeenCalledTimes(3), { timeout: 5_000 });
  expect(listeners.onEvent.mock.calls).toEqual([
    ["message", { id: 1 }],
    ["points", { points: 5 }],
    ["constructor", {}],
  ]);
  disconnect();
  await server.stop();
});

it("reconnects and subscribes again after the server has ended the connection, until it is left", async () => {
  const server = await startRealtimeServer("7");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const listeners = newListeners();
  const states = () => listeners.onState.mock.calls.map(([state]) => state);
  const auth = { channel: server.url, user: server.url };
  const leave = connect({ ...settings, port: server.port, auth }, listeners);
  await vi.waitFor(() => expect(listeners.onReady).toHaveBeenCalledOnce(), { timeout: 5_000 });

  server.close(notAuthorized);
  await vi.waitFor(() => expect(states()).toContain("disconnected"), { timeout: 5_000 });
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(listeners.onReady).toHaveBeenCalledTimes(2), { timeout: 5_000 });

  leave();
  const before = states().length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states().slice(before - 1)).toEqual(["disconnected"]);
  await server.stop();
});
