import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { upgradeListener } from "./upgrade";

let server: Server;
beforeEach(async () => {
  server = createServer();
  const answer = upgradeListener(
    (_, response) => response.end("a page"),
    (_, stream, __, address) =>
      stream.end(`HTTP/1.1 101 Switching Protocols\r\n\r\nlive events for ${address}`),
    {
      trust: (address) => address === "127.0.0.1",
      isHostForwarded: true,
      isFromSite: (origin, host) => origin === `http://${host}`,
    },
  );
  server.on("upgrade", answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.close();
});

/** The status and body of an upgrade, once the server has closed the connection. */
async function upgrade(path: string, protocol: string, method = "GET", more = "") {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nX-Forwarded-For: 192.0.2.7\r\n${more}\r\n`,
  );
  await Promise.race([
    once(socket, "end"),
    new Promise((_, reject) =>
      setTimeout(() => reject(new Error("the connection stays open")), 3_000).unref(),
    ),
  ]).finally(() => socket.destroy());
  const [head = "", body = ""] = text.split("\r\n\r\n");
  return `${head.split(" ")[1]} ${body}`.trim();
}

it.each([
  ["/app/key?protocol=7", "websocket", "GET", "101 live events for 192.0.2.7"],
  ["/app/key", "WebSocket", "GET", "101 live events for 192.0.2.7"],
  ["/en", "websocket", "GET", "404"],
  ["/application", "websocket", "GET", "404"],
  ["/en", "h2c", "GET", "200 a page"],
  ["/app/key", "h2c", "GET", "200 a page"],
  ["/en", "h2c", "POST", "404"],
])(
  "answers an upgrade of %s to %s by %s with %s, and closes what it doesn't upgrade",
  async (path, protocol, method, answer) => {
    expect(await upgrade(path, protocol, method)).toBe(answer);
  },
);

it.each([
  ["the site's own", "Origin: http://a\r\n", "101 live events for 192.0.2.7"],
  [
    "the site's own behind a proxy",
    "X-Forwarded-Host: b\r\nOrigin: http://b\r\n",
    "101 live events for 192.0.2.7",
  ],
  ["another site's", "Origin: http://b\r\n", "403"],
  ["a sandboxed", "Origin: null\r\n", "403"],
])("takes or refuses the WebSocket of %s page", async (_, more, answer) => {
  expect(await upgrade("/app/key", "websocket", "GET", more)).toBe(answer);
});
