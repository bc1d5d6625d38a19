import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { closeSlowReaders } from "./slow-readers";

const limits = { graceMs: 200, bytesPerSecond: 64 * 1024 * 1024, everyMs: 20 };
/** More than the system takes over for a client. */
const large = Buffer.alloc(32 * 1024 * 1024);

let close = () => {};
afterEach(() => close());

/** What a client receives that reads when it is asked to, and whether the server closed the connection early. */
async function open(listener: RequestListener, bytesPerSecond = limits.bytesPerSecond) {
  const server = createServer(listener);
  closeSlowReaders(server, { ...limits, bytesPerSecond });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
  close = () => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  };
  const state = { bytes: 0, isEnded: false };
  client.on("data", (chunk) => {
    state.bytes += chunk.length;
  });
  client.once("error", () => {});
  const closed = new Promise<void>((resolve) =>
    server.on("connection", (socket) => socket.once("close", () => resolve())),
  );
  client.write("GET / HTTP/1.1\r\nHost: mall.test\r\nConnection: close\r\n\r\n");
  return { client, state, closed };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it("closes a client that does not read, whether the answer is one piece or many", async () => {
  for (const answer of [
    (response: Parameters<RequestListener>[1]) => response.end(large),
    (response: Parameters<RequestListener>[1]) => {
      const more = () => {
        while (response.write(large.subarray(0, 65_536)));
        response.once("drain", more);
      };
      more();
    },
  ]) {
    const { closed } = await open((_, response) => void answer(response));
    await closed;
    close();
  }
});

it("closes a client that reads a few bytes now and then", async () => {
  const { client, closed, state } = await open((_, response) => response.end(large));
  let isClosed = false;
  closed.then(() => {
    isClosed = true;
  });
  while (!isClosed) {
    client.read(1);
    await pause(10);
  }
  expect(state.bytes).toBeLessThan(large.length);
});

it("lets a client that pauses, and then reads on, have everything", async () => {
  // It has four seconds.
  const { client, state, closed } = await open((_, response) => response.end(large), large.length / 4);
  await pause(limits.graceMs * 2);
  // The client has what the system still holds for it only after the server has closed the connection.
  const ended = new Promise((resolve) => client.once("close", resolve));
  client.resume();
  await Promise.all([closed, ended]);
  expect(state.bytes).toBeGreaterThan(large.length);
});

it("leaves a stream alone that has nothing to send for a while", async () => {
  const { client, state } = await open((_, response) => {
    response.write("data: 1\n\n");
    setTimeout(() => response.end("data: 2\n\n"), limits.graceMs * 4);
  });
  client.resume();
  const ended = new Promise<void>((resolve) => client.once("end", resolve));
  await ended;
  expect(state.bytes).toBeGreaterThan(100);
});
