import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A real HTTP server on a free port with the test's responses, which records its requests. */
export async function startUpstream(answer: Answer, address = "127.0.0.1") {
  const requests: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  let current = answer;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString("utf8");
    requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    current(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${address}:${port}`,
    asked: requests,
    answerWith: (next: Answer) => {
      current = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { "content-type": "application/json", "x-money-unit": "haler", ...headers });
  response.end(JSON.stringify(body));
}

export const success = (data: unknown) => ({ status: "success", data });

export function listOf(items: unknown[], page = 1, perPage = 12) {
  return success({ data: items, current_page: page, last_page: 1, per_page: perPage, total: items.length });
}

export const shop = (id: string, name = `Shop ${id}`) => ({
  id,
  translations: [{ locale: "en", name, slug: name.toLowerCase().replaceAll(" ", "-") }],
});
