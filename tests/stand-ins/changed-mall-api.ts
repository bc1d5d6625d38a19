import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { fetch } from "undici";

/** What becomes of a call: another status without an answer's content, no answer at all, or other content. */
export type Change = { status: number } | "hangs" | ((data: unknown) => unknown);

/** Passes the calls of a site on to a mall API, and changes what the test says. `path` is relative to `/v1/`. */
export async function startChangedMallApi(
  mallApi: string,
  changeOf: (call: { tenant: string; path: string }) => Change | null,
) {
  const server = createServer(async (request, response) => {
    const url = request.url ?? "";
    const [, tenant = "", path = ""] = /^\/(\w+)\/v1\/([^?]*)/.exec(url) ?? [];
    const change = changeOf({ tenant, path });
    if (change === "hangs") return;
    if (change && typeof change === "object") {
      const failure = { status: "error", httpStatus: "NotFound", message: "" };
      return response
        .writeHead(change.status, { "Content-Type": "application/json" })
        .end(JSON.stringify(change.status === 404 ? failure : {}));
    }
    const { method = "GET" } = request;
    const answer = await fetch(mallApi + url, {
      method,
      headers: headersOf(request),
      ...(await bodyOf(request)),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = change && answer.ok ? JSON.stringify(changed(JSON.parse(bytes.toString()), change)) : bytes;
    response
      .writeHead(answer.status, {
        "Content-Type": answer.headers.get("Content-Type") ?? "application/json",
        "Cache-Control": answer.headers.get("Cache-Control") ?? "no-store",
        "X-Money-Unit": answer.headers.get("X-Money-Unit") ?? "haler",
      })
      .end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** For `MALL_API_URL`. */
    url: `http://127.0.0.1:${port}/{tenant}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const changed = (answer: { data: unknown }, change: (data: unknown) => unknown) => ({
  ...answer,
  data: change(answer.data),
});

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const passed = ["authorization", "content-type", "x-client-address", "idempotency-key"];
  return Object.fromEntries(passed.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
}
