import { expect, it, vi } from "vitest";
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
const newListeners = () => ({ onState: vi.fn(), onReady: vi.fn(), onEvent: vi.fn() });

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
