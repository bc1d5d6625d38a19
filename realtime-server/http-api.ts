import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { endedSessions } from "./authorizations";
import type { Broker } from "./broker";
import { kindOf } from "./channels";
import { parametersOf, refusalOf } from "./signatures";

/** A refused request: an HTTP status, and a message for the caller's log. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const oneEvent = {
  name: z.string().min(1).max(200),
  data: z.string(),
  socket_id: z
    .string()
    .regex(/^\d+\.\d+$/)
    .optional(),
  info: z.string().optional(),
};
const eventBody = z
  .object({ ...oneEvent, channel: z.string().optional(), channels: z.array(z.string()).optional() })
  .transform(({ channel, channels, ...event }) => ({
    ...event,
    channels: channels ?? (channel === undefined ? [] : [channel]),
  }));
const batchBody = z.object({ batch: z.array(z.object({ ...oneEvent, channel: z.string() })) });

type Call = { broker: Broker; body: Buffer; query: Record<string, string>; parameter: string };

const routes: { method: string; path: RegExp; answer: (call: Call) => object }[] = [
  { method: "POST", path: /^events$/, answer: publishOne },
  { method: "POST", path: /^batch_events$/, answer: publishBatch },
  { method: "GET", path: /^channels$/, answer: listChannels },
  { method: "GET", path: /^channels\/([^/]+)$/, answer: showChannel },
  { method: "GET", path: /^channels\/([^/]+)\/users$/, answer: listUsers },
  { method: "POST", path: /^users\/([^/]+)\/terminate_connections$/, answer: terminateUser },
];

/** Handles a request of the signed HTTP API, with which servers publish events and query channels. */
export async function handleHttp(broker: Broker, request: IncomingMessage, response: ServerResponse) {
  try {
    sendJson(response, 200, await answerOf(broker, request));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Doesn't wait for the rest of an unwanted body.
    if (!request.complete) response.setHeader("Connection", "close");
    sendJson(response, error.status, { error: error.message });
  }
}

async function answerOf(broker: Broker, request: IncomingMessage): Promise<object> {
  const { method = "GET", url = "/" } = request;
  const [path = "", query = ""] = url.split("?", 2);
  const [, appId, rest = ""] = /^\/apps\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (appId !== broker.app.appId) throw new Refusal(404, "There is no such app");
  const body = await bodyOf(request, broker.limits.requestBody);
  const refusal = refusalOf(broker.app, { method, path, query, body, now: broker.now() });
  if (refusal) throw new Refusal(401, refusal);

  const matching = routes.filter((route) => route.path.test(rest));
  const route = matching.find((candidate) => candidate.method === method);
  if (!route) throw new Refusal(matching.length > 0 ? 405 : 404, "There is no such call");
  const parameter = decoded(route.path.exec(rest)?.[1] ?? "");
  const answer = route.answer({ broker, body, query: parametersOf(query) ?? {}, parameter });
  if (method === "POST") await broker.sent();
  return answer;
}

function publishOne({ broker, body }: Call): object {
  const { channels, data, name, socket_id, info } = read(eventBody, body);
  if (channels.length === 0 || channels.length > broker.limits.channelsPerEvent)
    throw new Refusal(400, `An event goes to 1 to ${broker.limits.channelsPerEvent} channels`);
  for (const channel of channels) checkEvent(broker, channel, data);
  for (const channel of channels) broker.publish({ name, data, channel, socketId: socket_id });
  if (!info) return {};
  return {
    channels: Object.fromEntries(channels.map((channel) => [channel, infoOf(broker, channel, info)])),
  };
}

function publishBatch({ broker, body }: Call): object {
  const { batch } = read(batchBody, body);
  if (batch.length > broker.limits.eventsPerBatch)
    throw new Refusal(400, `A batch has at most ${broker.limits.eventsPerBatch} events`);
  for (const { channel, data } of batch) checkEvent(broker, channel, data);
  for (const { name, data, channel, socket_id } of batch)
    broker.publish({ name, data, channel, socketId: socket_id });
  if (!batch.some(({ info }) => info)) return {};
  return { batch: batch.map(({ channel, info = "" }) => infoOf(broker, channel, info)) };
}

function listChannels({ broker, query }: Call): object {
  const { filter_by_prefix: prefix = "", info = "" } = query;
  if (/\buser_count\b/.test(info) && !prefix.startsWith("presence-"))
    throw new Refusal(400, "user_count needs filter_by_prefix=presence-");
  const names = broker.channels.names(prefix);
  return { channels: Object.fromEntries(names.map((name) => [name, infoOf(broker, name, info)])) };
}

function showChannel({ broker, query, parameter }: Call): object {
  if (!kindOf(parameter)) throw new Refusal(400, "Invalid channel name");
  if (/\buser_count\b/.test(query.info ?? "") && kindOf(parameter) !== "presence")
    throw new Refusal(400, "user_count is of presence channels");
  const occupied = broker.channels.subscriberCount(parameter) > 0;
  return { occupied, ...infoOf(broker, parameter, query.info ?? "") };
}

function listUsers({ broker, parameter }: Call): object {
  if (kindOf(parameter) !== "presence") throw new Refusal(400, "Users are of presence channels");
  return { users: [...broker.channels.membersOf(parameter).keys()].map((id) => ({ id })) };
}

/** The protocol's call ends all of a user's connections; the query may say that only some sessions have ended. */
function terminateUser({ broker, query, parameter }: Call): object {
  const sessions = endedSessions.safeParse(query).data;
  if (!sessions) throw new Refusal(400, "The query is not what this call takes");
  broker.terminateUser(parameter, sessions);
  return {};
}

function infoOf({ channels }: Broker, channel: string, info: string): object {
  const asked = info.split(",").map((name) => name.trim());
  return {
    ...(asked.includes("user_count") &&
      kindOf(channel) === "presence" && { user_count: channels.membersOf(channel).size }),
    ...(asked.includes("subscription_count") && { subscription_count: channels.subscriberCount(channel) }),
  };
}

function checkEvent({ limits }: Broker, channel: string, data: string) {
  if (!kindOf(channel)) throw new Refusal(400, "Invalid channel name");
  if (Buffer.byteLength(data) > limits.eventData)
    throw new Refusal(413, `The data of an event has at most ${limits.eventData} bytes`);
}

function read<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body.toString("utf8")));
  } catch {
    throw new Refusal(400, "The body is not what this call takes");
  }
}

async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > limit) throw new Refusal(413, `A request has at most ${limit} bytes`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal(400, "The path can't be read");
  }
}

function sendJson(response: ServerResponse, status: number, body: object) {
  if (response.destroyed) return;
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
