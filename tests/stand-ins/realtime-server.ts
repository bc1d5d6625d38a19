import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** A server of the Channels protocol with one member, which signs anything. `publish` sends to the last connection, `close` ends it. */
export async function startRealtimeServer(memberId: string) {
  const subscriptions: string[] = [];
  let connection: WebSocket | undefined;
  const say = (event: string, data: object, channel?: string) =>
    connection?.send(JSON.stringify({ event, data: JSON.stringify(data), ...(channel && { channel }) }));
  const server = createServer((_, response) =>
    response.end(JSON.stringify({ auth: "key:signed", user_data: JSON.stringify({ id: memberId }) })),
  );
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => {
    connection = socket;
    socket.on("message", (text) => {
      const { event, data } = JSON.parse(String(text));
      if (event === "pusher:signin") say("pusher:signin_success", { user_data: data.user_data });
      if (event !== "pusher:subscribe") return;
      subscriptions.push(data.channel);
      say("pusher_internal:subscription_succeeded", {}, data.channel);
    });
    say("pusher:connection_established", { socket_id: "1.1", activity_timeout: 120 });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    subscriptions,
    publish: (channel: string, event: string, data: object) => say(event, data, channel),
    close: (code: number) => connection?.close(code),
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        server.close(() => resolve());
      }),
  };
}
