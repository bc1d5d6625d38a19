import { setTimeout as wait } from "node:timers/promises";
import { loggedMessage } from "@contract/log-serializers.server";
import type { Redis } from "ioredis";

/** What instances send to each other: in order, and kept while the connection is lost. */
export type SharedStream = {
  send: (text: string) => void;
  /** Resolves once the others can read what was sent; at once while they can't. */
  sent: () => Promise<void>;
  /** `onConnected` is called after each connection. */
  listen: (onText: (text: string) => void, onConnected: () => void) => void;
  isConnected: () => boolean;
  /** Resolves at the first connection, at the latest when Redis should have answered. */
  isReading: Promise<unknown>;
  stop: () => void;
};
type Log = { warn: (message: string) => void; info: (message: string) => void };

const stream = "promenade:realtime";
const shared = "promenade:realtime:app";
/** How many entries Redis stores for instances whose connection was lost. */
const storedEntries = 2_000;
/** How many messages wait for a Redis that doesn't answer. */
const waitingTexts = 1_000;
const blockMs = 2_000;
const answerMs = 1_500;
const retryMs = 250;

const connection = {
  // A command waits for one attempt to connect.
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  connectTimeout: 1_000,
  retryStrategy: (times: number) => Math.min(times * 100, 1_000),
};

/** A Redis stream: unlike published messages, entries are still there for a reader whose connection was lost. */
export async function createRedisStream(
  url: string,
  log: Log,
  onEachConnection: () => void,
): Promise<SharedStream> {
  const { default: Redis } = await import("ioredis");
  const writer = new Redis(url, { ...connection, commandTimeout: answerMs, socketTimeout: answerMs });
  const readMs = blockMs + answerMs;
  const reader = new Redis(url, { ...connection, commandTimeout: readMs, socketTimeout: readMs });
  const waiting: string[] = [];
  let writing: Promise<void> | null = null;
  let isConnected = false;
  let isLossLogged = false;
  let isStopped = false;
  let reading = () => {};
  const firstConnection = new Promise<void>((resolve) => {
    reading = resolve;
  });
  // What fails is the commands, whose errors are logged.
  for (const each of [writer, reader]) each.on("error", () => {});

  function lost(error: Error) {
    isConnected = false;
    if (isLossLogged || isStopped) return;
    isLossLogged = true;
    log.warn(
      `Redis does not answer: realtime events stay in this process meanwhile. ${loggedMessage(error)}`,
    );
  }

  async function write() {
    for (let text = waiting[0]; text !== undefined && !isStopped; text = waiting[0]) {
      try {
        await writer.xadd(stream, "MAXLEN", "~", storedEntries, "*", "text", text);
        if (waiting[0] === text) waiting.shift();
      } catch (error) {
        lost(error as Error);
        await wait(retryMs);
      }
    }
    writing = null;
  }

  async function read(onText: (text: string) => void, onConnected: () => void) {
    let last: string | undefined;
    while (!isStopped) {
      try {
        if (!isConnected) {
          last = await continuedFrom(reader, last);
          isConnected = true;
          if (isLossLogged) log.info("Redis answers again: realtime events reach all instances");
          isLossLogged = false;
          onConnected();
          reading();
          onEachConnection();
        }
        const found = await reader.xread("COUNT", 100, "BLOCK", blockMs, "STREAMS", stream, last ?? "$");
        for (const [id, [, text = ""]] of found?.[0]?.[1] ?? []) {
          last = id;
          onText(text);
        }
      } catch (error) {
        lost(error as Error);
        await wait(retryMs);
      }
    }
  }

  return {
    send(text) {
      waiting.push(text);
      if (waiting.length > waitingTexts) waiting.shift();
      writing ??= write();
    },
    async sent() {
      const limit = new AbortController();
      if (isConnected)
        await Promise.race([writing, wait(answerMs, null, { signal: limit.signal }).catch(() => {})]);
      limit.abort();
    },
    listen(onText, onConnected) {
      void read(onText, onConnected);
    },
    isConnected: () => isConnected,
    isReading: Promise.race([firstConnection, wait(answerMs, undefined, { ref: false })]),
    stop() {
      isStopped = true;
      for (const each of [writer, reader]) each.disconnect();
    },
  };
}

/** What all instances have in common: what the first of them stored. Throws if Redis doesn't answer. */
export async function agreed(url: string, own: string): Promise<string> {
  const { default: Redis } = await import("ioredis");
  const redis = new Redis(url, {
    ...connection,
    commandTimeout: answerMs,
  });
  redis.on("error", () => {});
  try {
    await redis.set(shared, own, "NX");
    return (await redis.get(shared)) ?? own;
  } finally {
    redis.disconnect();
  }
}

/** Where to read on: after the last entry that was read; in a new stream, as of a Redis that lost its data, at its start. */
async function continuedFrom(reader: Redis, last: string | undefined): Promise<string> {
  const [newest] = await reader.xrevrange(stream, "+", "-", "COUNT", 1);
  const id = newest?.[0] ?? "0-0";
  if (last === undefined) return id;
  return Number.parseInt(id, 10) < Number.parseInt(last, 10) ? "0-0" : last;
}
