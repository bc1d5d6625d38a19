import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Agent, type buildConnector, errors } from "undici";
import { MallApiError, MallApiUnavailable, rejectedBeforeSending } from "./mall-api-error";

type Exchange = {
  url: string;
  /** Requests of one pool share its connections, and can't take those of another. */
  pool?: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  headers: Record<string, string>;
  body?: string | FormData;
  signal: AbortSignal;
  /** Bytes; a longer answer is aborted as soon as that is known. */
  bodyLimit: number;
};

export type Answer = {
  url: string;
  status: number;
  statusText: string;
  headers: Record<string, string>;
  bytes: Buffer;
};

export type Transport = { exchange: (request: Exchange) => Promise<Answer>; close: () => Promise<void> };

/**
 * Keep-alive connections to the upstreams, limited per pool and origin, opened by `connect` if given. Redirects are not
 * followed.
 */
export function createTransport(limits: {
  connectMs: number;
  connections: number;
  connect?: ReturnType<typeof buildConnector>;
}): Transport {
  const agents = new Map<string, Agent>();
  function agentOf(pool = ""): Agent {
    const known = agents.get(pool);
    if (known) return known;
    const agent = new Agent({
      connect: limits.connect ?? { timeout: limits.connectMs },
      connections: limits.connections,
      keepAliveTimeout: 10_000,
    });
    agents.set(pool, agent);
    return agent;
  }
  return {
    exchange: (request) => exchange(agentOf(request.pool), request),
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.close()));
    },
  };
}

/**
 * One request and its complete answer, whatever its status. Throws MallApiUnavailable; MallApiError for a request that
 * HTTP can't express (a line break in a header, for example): it is never sent, so it says nothing about the upstream.
 */
async function exchange(agent: Agent, request: Exchange): Promise<Answer> {
  let hasAnswerBegun = false;
  try {
    const { pathname, search, origin } = new URL(request.url);
    const { body, contentType } = await encoded(request.body);
    const answer = await agent.request({
      origin,
      path: pathname + search,
      method: request.method,
      headers: { ...request.headers, ...contentType },
      body,
      signal: request.signal,
    });
    hasAnswerBegun = true;
    return {
      url: request.url,
      status: answer.statusCode,
      statusText: answer.statusText,
      headers: plainHeaders(answer.headers),
      bytes: await readWithin(decoded(answer.body, answer.headers["content-encoding"]), request.bodyLimit),
    };
  } catch (error) {
    throw failureOf(error, request, hasAnswerBegun);
  }
}

/** Form data is serialized with a boundary, which only its own content type knows. */
async function encoded(body: Exchange["body"]) {
  if (!(body instanceof FormData)) return { body: body ?? null, contentType: {} };
  const form = new Response(body);
  return {
    body: Buffer.from(await form.arrayBuffer()),
    contentType: { "content-type": form.headers.get("content-type") ?? "multipart/form-data" },
  };
}

const decoders = new Map<unknown, () => NodeJS.ReadWriteStream & AsyncIterable<Buffer>>([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/** Some servers compress answers although they aren't asked to. */
function decoded(body: Readable, encoding: unknown): AsyncIterable<Buffer> {
  const decoder = decoders.get(encoding)?.();
  // Failures are thrown to whoever reads the decoder.
  return decoder ? pipeline(body, decoder, () => {}) : body;
}

async function readWithin(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    // Leaving the loop closes the connection, so the rest is never read.
    if (length > limit) throw new MallApiUnavailable("too_large", `The answer is over ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** Maps the abort reason or the socket's error to a kind. */
function failureOf(
  error: unknown,
  request: Exchange,
  hasAnswerBegun: boolean,
): MallApiUnavailable | MallApiError {
  if (error instanceof MallApiUnavailable || error instanceof MallApiError) return error;
  const about = `${request.method} ${request.url}`;
  if (error instanceof errors.InvalidArgumentError)
    return rejectedBeforeSending(400, `${about}: ${error.message}`);
  if (request.signal.aborted) {
    const { reason } = request.signal;
    return reason instanceof MallApiUnavailable
      ? reason
      : new MallApiUnavailable("aborted", `${about} was aborted by its caller`, { cause: reason });
  }
  const cause = error instanceof Error ? error.message || error.name : String(error);
  const isSlow =
    error instanceof errors.ConnectTimeoutError ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError;
  if (isSlow) return new MallApiUnavailable("timeout", `${about}: ${cause}`, { cause: error });
  const kind = hasAnswerBegun || error instanceof errors.HTTPParserError ? "malformed" : "refused";
  return new MallApiUnavailable(kind, `${about}: ${cause}`, { cause: error });
}

function plainHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
