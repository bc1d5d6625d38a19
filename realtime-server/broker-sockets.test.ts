import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { type Broker, createBroker } from "./broker";

const app = { appId: "4711", key: "app-key", secret: "app-secret" };
let broker: Broker;
let server: Server;
beforeEach(async () => {
  broker = createBroker(app);
  server = createServer();
  server.on("upgrade", (request, stream, head) => broker.upgrade(request, stream, head));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await broker.drain();
  server.close();
});

/** A browser without the library: it sees all messages, also those that the library would ignore. */
async function connect() {
  const socket = new WebSocket(
    `ws://127.0.0.1:${(server.address() as AddressInfo).port}/app/${app.key}?protocol=7`,
  );
  const closed = once(socket, "close").then(([code]) => Number(code));
  const received: { event: string; data: string }[] = [];
  socket.on("message", (text) => received.push(JSON.parse(String(text))));
  await vi.waitFor(() => expect(received).not.toEqual([]), 5_000);
  return { socket, received, closed };
}

it("sends a user's event to that user alone", async () => {
  const [ada, bob] = [await connect(), await connect()];
  for (const [{ socket, received }, id] of [
    [ada, "ada"],
    [bob, "bob"],
  ] as const) {
    const { socket_id } = JSON.parse(received[0]?.data ?? "");
    const user_data = JSON.stringify({ id });
    const signature = createHmac("sha256", app.secret)
      .update(`${socket_id}::user::${user_data}`)
      .digest("hex");
    socket.send(
      JSON.stringify({ event: "pusher:signin", data: { user_data, auth: `${app.key}:${signature}` } }),
    );
    await vi.waitFor(() => expect(received.at(-1)?.event).toBe("pusher:signin_success"), 5_000);
  }
  broker.publish({ name: "points", data: "{}", channel: "#server-to-user-ada" });
  broker.publish({ name: "points", data: "{}", channel: "#server-to-user-bob" });
  await vi.waitFor(() => expect(bob.received.at(-1)?.event).toBe("points"), 5_000);
  for (const { received } of [ada, bob])
    expect(received.filter(({ event }) => event === "points")).toHaveLength(1);
});

it("sends browsers away while it stops, those that come late as well", async () => {
  const early = await connect();
  const drained = broker.drain();
  const late = await connect();
  expect([await early.closed, await late.closed]).toEqual([4100, 4100]);
  expect(late.received.map(({ event }) => event)).toEqual(["pusher:error"]);
  await drained;
});
