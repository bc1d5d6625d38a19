import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Seen = { instance: string; method: string; url: string; headers: IncomingHttpHeaders };

/**
 * An instance of the site as proxies know it. It answers with its name, but by the path: `/hangs` of the frozen instance
 * is never answered, `/cut` closes the connection, `/assets/<name>…` is there for the instance of that name alone.
 */
export async function startInstance(name: string, seen: Seen[], isFaulty: boolean) {
  let isReady = true;
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    if (url === "/readyz") return response.writeHead(isReady ? 200 : 503).end();
    seen.push({ instance: name, method, url, headers });
    if (isFaulty && url.startsWith("/hangs")) return;
    if (isFaulty && url.startsWith("/cut")) return request.socket.destroy();
    if (url.startsWith("/assets/") && !url.startsWith(`/assets/${name}`))
      return response.writeHead(404, { "Cache-Control": "no-store" }).end("missing");
    response.writeHead(200, { "Cache-Tag": "offers" });
    request.resume().on("end", () => response.end(name));
  });
  server.on("upgrade", ({ headers }, socket) => {
    // The constant of RFC 6455.
    const accepted = createHash("sha1").update(
      `${headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
    );
    const lines = [
      "Connection: Upgrade",
      "Upgrade: websocket",
      `Sec-WebSocket-Accept: ${accepted.digest("base64")}`,
    ];
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
    socket.pipe(socket);
    socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    setReady(ready: boolean) {
      isReady = ready;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
