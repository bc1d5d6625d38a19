import type { ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import { partOf } from "./byte-range";
import { type Exchange, isSecure } from "./exchange";
import { type Answer, compressed, type Encoding, encodingOf } from "./page-entry";
import { setAll } from "./plain-response";
import { securedList, securityHeaders } from "./security-headers";

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml)|image\/svg)/;

/** Sends a cached page. */
export function sendCached(exchange: Exchange, { status, headers, age, body }: Answer) {
  const { request, response } = exchange;
  const list = securedList(headers, isSecure(exchange));
  response.writeHead(status, age === null ? [...list] : [...list, "age", age]);
  response.end(request.method === "HEAD" ? undefined : (body ?? undefined));
}

/** Sends what the app has answered, a small text compressed. */
export async function sendUncached(exchange: Exchange, answer: Response) {
  const { request, response } = exchange;
  setAll(response, securityHeaders({ isSecure: isSecure(exchange) }));
  const encoding = encodingOf(request.headers["accept-encoding"]);
  if (isAtHand(answer)) return send(response, answer, encoding, await encodedOnce(answer, encoding));
  const isSmallText =
    compressible.test(answer.headers.get("Content-Type") ?? "") && !answer.headers.has("Content-Encoding");
  if (!isSmallText) return sendResponse(response, await partOf(request, answer));
  if (encoding === "identity" || !answer.body) return sendResponse(response, answer);
  const body = await compressed(Buffer.from(await answer.arrayBuffer()), encoding, 4);
  send(response, answer, encoding, body);
}

/** A document that the app holds as it is, with what was made of it. */
type AtHand = Response & { content: Buffer; encoded: Map<string, Promise<Buffer>> };

const isAtHand = (answer: Response): answer is AtHand => "content" in answer && "encoded" in answer;

/** A document that is sent again is not compressed again. */
function encodedOnce({ content, encoded }: AtHand, encoding: Encoding): Promise<Buffer> {
  const body = encoded.get(encoding) ?? compressed(content, encoding, 4);
  encoded.set(encoding, body);
  return body;
}

function send(response: ServerResponse, answer: Response, encoding: Encoding, body: Buffer) {
  response.setHeaders(answer.headers);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(answer.status, answer.statusText);
  response.end(body);
}
