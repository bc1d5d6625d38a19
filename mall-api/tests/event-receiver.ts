import { createHash, createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const body = z.object({ name: z.string(), channels: z.array(z.string()), data: z.string() });
type ReceivedEvent = { name: string; channel: string; data: unknown };

/** A stand-in for a Pusher Channels server: accepts events that are signed as its HTTP API requires. */
export async function startEventReceiver({ appId, key, secret }: Record<"appId" | "key" | "secret", string>) {
  const events: ReceivedEvent[] = [];
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks);
    const url = new URL(request.url ?? "/", "http://receiver.test");
    const { auth_signature: signature, ...signed } = Object.fromEntries(url.searchParams);
    const text = Object.keys(signed)
      .sort()
      .map((name) => `${name}=${signed[name]}`)
      .join("&");
    const expected = createHmac("sha256", secret).update(`POST\n${url.pathname}\n${text}`).digest("hex");
    const isRight =
      url.pathname === `/apps/${appId}/events` &&
      signed.auth_key === key &&
      signed.body_md5 === createHash("md5").update(sent).digest("hex") &&
      signature === expected;
    if (!isRight) refused.push(`${request.method} ${request.url}`);
    else {
      const { name, channels, data } = body.parse(JSON.parse(sent.toString("utf8")));
      for (const channel of channels) events.push({ name, channel, data: JSON.parse(data) });
    }
    response.writeHead(isRight ? 200 : 401, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    events,
    refused,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
