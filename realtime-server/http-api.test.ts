import Pusher from "pusher";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type RealtimeServer, startRealtimeServer } from "./realtime-server";

const app = { appId: "4711", key: "app-key", secret: "app-secret" };
let server: RealtimeServer;
let publisher: Pusher;
beforeEach(async () => {
  server = await startRealtimeServer(app, {
    port: 0,
    host: "127.0.0.1",
    limits: { eventsPerBatch: 2, channelsPerEvent: 2, eventData: 50, requestBody: 500 },
    log: (error) => expect.fail(String(error)),
  });
  publisher = new Pusher({ ...app, host: "127.0.0.1", port: String(server.port), useTLS: false });
});
afterEach(() => server.stop());

async function post(path: string, content: object): Promise<number> {
  const body = JSON.stringify(content);
  const whole = `/apps/${app.appId}${path}`;
  const query = publisher.createSignedQueryString({ method: "POST", path: whole, body });
  return (await fetch(`http://127.0.0.1:${server.port}${whole}?${query}`, { method: "POST", body })).status;
}
const event = { name: "opened", data: "{}", channel: "news" };

it("publishes a batch whole or not at all", async () => {
  const published = vi.spyOn(server.broker.channels, "sendTo");
  expect(await post("/batch_events", { batch: [event, { ...event, channel: "a b" }] })).toBe(400);
  expect(await post("/batch_events", { batch: [event, { ...event, data: "x".repeat(51) }] })).toBe(413);
  expect(await post("/batch_events", { batch: [event, event, event] })).toBe(400);
  expect(published).not.toHaveBeenCalled();
  expect(await post("/batch_events", { batch: [event, event] })).toBe(200);
  expect(published).toHaveBeenCalledTimes(2);
});

it("limits an event's channels and data, and a request's body", async () => {
  const { channel: _, ...rest } = event;
  expect(await post("/events", { ...rest, channels: ["a", "b"] })).toBe(200);
  expect(await post("/events", { ...rest, channels: ["a", "b", "c"] })).toBe(400);
  expect(await post("/events", { ...rest, channels: [] })).toBe(400);
  expect(await post("/events", { ...event, data: "x".repeat(51) })).toBe(413);
  expect(await post("/events", { ...event, more: "x".repeat(500) })).toBe(413);
});

it("answers 405 to another method, and 404 to an unknown call or app", async () => {
  await expect(publisher.get({ path: "/events" })).rejects.toMatchObject({ status: 405 });
  await expect(publisher.get({ path: "/elsewhere" })).rejects.toMatchObject({ status: 404 });
  const other = new Pusher({
    ...app,
    appId: "1",
    host: "127.0.0.1",
    port: String(server.port),
    useTLS: false,
  });
  await expect(other.get({ path: "/channels" })).rejects.toMatchObject({ status: 404 });
});

it("publishes nothing without a valid signature", async () => {
  for (const forged of [{ secret: "guessed" }, { key: "other-key" }]) {
    const stranger = new Pusher({
      ...app,
      ...forged,
      host: "127.0.0.1",
      port: String(server.port),
      useTLS: false,
    });
    await expect(stranger.trigger("news", "opened", {})).rejects.toMatchObject({ status: 401 });
  }
});
