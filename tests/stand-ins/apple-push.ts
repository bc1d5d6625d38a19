import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { type PassCertificates, passType } from "./pass-certificates";

export type ApplePushStandIn = Awaited<ReturnType<typeof startApplePush>>;

/** Apple's push service (HTTP/2 over TLS), on this machine: accepts only who has the pass type's certificate. */
export async function startApplePush({ server: own, apple }: PassCertificates) {
  const pushed: string[] = [];
  const gone = new Set<string>();
  const server = createSecureServer({
    key: readFileSync(own.key),
    cert: readFileSync(own.certificate),
    ca: readFileSync(apple.wwdr),
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.on("stream", (stream, headers) => {
    const [, token = ""] = /^\/3\/device\/([\da-f]+)$/.exec(String(headers[":path"])) ?? [];
    const socket = stream.session?.socket as TLSSocket | undefined;
    const isRight =
      headers[":method"] === "POST" &&
      headers["apns-topic"] === passType &&
      socket?.getPeerCertificate().subject?.OU !== undefined;
    let body = "";
    stream.on("data", (chunk) => {
      body += chunk;
    });
    stream.on("end", () => {
      const status = !token || !isRight || body !== "{}" ? 400 : gone.has(token) ? 410 : 200;
      if (status === 200) pushed.push(token);
      stream.respond({ ":status": status });
      stream.end(status === 200 ? "" : JSON.stringify({ reason: status === 410 ? "Unregistered" : "Bad" }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The push tokens of accepted notifications. */
    pushed,
    /** Devices that no longer have passes. */
    gone,
    close: () => server.close(),
  };
}
