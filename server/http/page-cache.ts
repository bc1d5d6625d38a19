import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

/** A page as it is sent, once in each encoding that was asked for. Times are milliseconds of the clock. */
type Entry = {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  identity: Buffer;
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
  usableUntil: number;
};

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer | null };

type Lookup = { key: string; headers: IncomingHttpHeaders; render: () => Promise<Response> };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Keeps rendered pages by key, bounded in bytes. A page is rendered once at a time for a key; a page that is no longer
 * fresh is given while a new one is made; where that fails, the old one serves on for as long as its headers allow.
 */
export function createPageCache({ megabytes, now = Date.now }: { megabytes: number; now?: () => number }) {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, Math.floor(megabytes * 1024 * 1024)),
    sizeCalculation: ({ identity, bodies }) => 2 * identity.length + (bodies.br?.length ?? 0) + 2048,
  });
  const fills = new Map<string, Promise<Entry | Response>>();
  let expiries = 0;

  /** The page where it is at hand: fresh, or stale within its grace. The hot path: nothing here waits. */
  function ready({ key, headers, render }: Lookup): Answer | null {
    const entry = entries.get(key);
    if (!entry) return null;
    const time = now();
    if (time >= entry.freshUntil) {
      if (time >= entry.staleUntil) return null;
      if (!fills.has(key)) fill(key, render).catch(() => {});
    }
    const encoding = encodingOf(headers["accept-encoding"]);
    return entry.bodies[encoding] ? answerOf(entry, encoding, headers, time) : null;
  }

  /** The page, rendered where it must be; what may not be kept comes back as the Response that it is. */
  async function page(lookup: Lookup): Promise<Answer | Response> {
    const { key, headers, render } = lookup;
    const time = now();
    const known = entries.get(key);
    const isUsable = known && time < known.staleUntil;
    const filled = isUsable ? known : await fill(key, render).catch((error: unknown) => error as Error);
    const hasFailed = filled instanceof Error || (filled instanceof Response && filled.status >= 500);
    if (hasFailed && known && time < known.usableUntil) return encoded(known, headers, time, "stale");
    if (filled instanceof Error) throw filled;
    return filled instanceof Response ? filled : encoded(filled, headers, time);
  }

  async function encoded(
    entry: Entry,
    headers: IncomingHttpHeaders,
    time: number,
    note?: "stale",
  ): Promise<Answer> {
    const encoding = encodingOf(headers["accept-encoding"]);
    entry.bodies[encoding] ??= await compressed(entry.identity, encoding);
    const answer = answerOf(entry, encoding, headers, time);
    return note
      ? { ...answer, headers: { ...answer.headers, Warning: '111 - "Revalidation failed"' } }
      : answer;
  }

  function fill(key: string, render: () => Promise<Response>): Promise<Entry | Response> {
    const running = fills.get(key);
    // Each waiting request needs a body of its own to read.
    if (running) return running.then(async (result) => (result instanceof Response ? render() : result));
    const begun = expiries;
    const filling = render()
      .then(async (response) => {
        const entry = await entryOf(response, now());
        if (entry instanceof Response) return entry;
        entry.bodies.br = await compressed(entry.identity, "br");
        // It may have been drawn with what was expired meanwhile.
        if (begun === expiries) entries.set(key, entry);
        return entry;
      })
      .finally(() => {
        if (fills.get(key) === filling) fills.delete(key);
      });
    fills.set(key, filling);
    return filling;
  }

  /** Pages whose keys begin so are rendered anew when they are next asked for; where that fails, the old ones serve on. */
  function expire(prefix: string) {
    expiries++;
    for (const [key, entry] of entries.entries()) {
      if (key.startsWith(prefix)) Object.assign(entry, { freshUntil: 0, staleUntil: 0 });
    }
    for (const key of fills.keys()) if (key.startsWith(prefix)) fills.delete(key);
  }

  return { ready, page, expire, size: () => entries.calculatedSize };
}

/** The response as an entry, or as it came where its headers forbid to keep it. */
async function entryOf(response: Response, time: number): Promise<Entry | Response> {
  const directives = response.headers.get("Cache-Control") ?? "";
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(directives)?.[1] ?? 0);
  const isKept =
    /\bpublic\b/.test(directives) &&
    !/\b(?:private|no-store)\b/.test(directives) &&
    seconds("s-maxage") > 0 &&
    !response.headers.has("Set-Cookie") &&
    response.status < 400;
  if (!isKept) return response;
  const identity = Buffer.from(await response.arrayBuffer());
  const fresh = seconds("s-maxage") * 1000;
  const etag = `"${createHash("sha1").update(identity).digest("base64url")}"`;
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      etag,
      vary: `${response.headers.get("Vary") ?? ""}, Accept-Encoding`.replace(/^, /, ""),
    },
    etag,
    identity,
    bodies: { identity },
    storedAt: time,
    freshUntil: time + fresh,
    staleUntil: time + fresh + seconds("stale-while-revalidate") * 1000,
    usableUntil: time + fresh + Math.max(seconds("stale-while-revalidate"), seconds("stale-if-error")) * 1000,
  };
}

function answerOf(entry: Entry, encoding: Encoding, headers: IncomingHttpHeaders, time: number): Answer {
  const body = entry.bodies[encoding] ?? entry.identity;
  const age = Math.max(0, Math.floor((time - entry.storedAt) / 1000));
  const asked = headers["if-none-match"];
  if (asked?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === entry.etag)) {
    return { status: 304, headers: { ...entry.headers, age: String(age) }, body: null };
  }
  return {
    status: entry.status,
    headers: {
      ...entry.headers,
      age: String(age),
      "content-length": String(body.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    },
    body,
  };
}

/** Brotli where the browser takes it, then gzip. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header) ? "gzip" : "identity";
}

/** Pages are compressed once and sent often, but someone waits for the first one. */
export function compressed(body: Buffer, encoding: Encoding, quality = 9): Promise<Buffer> {
  if (encoding === "br")
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  if (encoding === "gzip") return gzipped(body);
  return Promise.resolve(body);
}
