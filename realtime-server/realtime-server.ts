import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { listening } from "@contract/listening.server";
import { type Broker, createBroker } from "./broker";
import { handleHttp } from "./http-api";
import type { Limits } from "./limits";
import type { OriginCheck } from "./page-origins";
import type { SharedStream } from "./redis-stream";
import type { App } from "./signatures";

export type RealtimeServer = { port: number; broker: Broker; stop: () => Promise<void> };

type Listening = {
  port: number;
  /** The address to listen on; undefined: all of them. */
  host: string | undefined;
  limits?: Partial<Limits>;
  stream?: SharedStream | null;
  onUnknownKey?: () => void;
  /** Which pages may open WebSockets; without it all. */
  isFromSite?: OriginCheck;
  log: (error: unknown) => void;
};

/** Serves the Pusher Channels protocol for one app: `/app/{key}` for browsers, `/apps/{id}/…` for servers. */
export async function startRealtimeServer(
  app: App,
  { port, host, log, isFromSite, ...options }: Listening,
): Promise<RealtimeServer> {
  const broker = createBroker(app, options);
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 15_000 }, (request, response) => {
    handleHttp(broker, request, response).catch((error: unknown) => {
      log(error);
      response.destroy();
    });
  });
  server.on("upgrade", (request, stream, head) => {
    if (isFromSite?.(request) ?? true) return broker.upgrade(request, stream, head);
    stream.on("error", () => stream.destroy());
    stream.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  await listening(server, { port, host, settings: { port: "REALTIME_PORT", host: "REALTIME_HOST" } });
  server.removeAllListeners("error").on("error", log);
  return {
    port: (server.address() as AddressInfo).port,
    broker,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      await broker.drain();
      server.closeAllConnections();
      await closed;
    },
  };
}
