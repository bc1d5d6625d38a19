import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

/** A page as it is sent, once per encoding that was requested. Times are in milliseconds. */
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

/** Where a page is cached: in its mall's share of memory, under its own key. */
export type PageKey = { mall: string; page: string };

type Lookup = { key: PageKey; headers: IncomingHttpHeaders; render: () => Promise<Response> };

export type PageCache = ReturnType<typeof createPageCache>;

type Share = {
  entries: LRUCache<string, Entry>;
  fills: Map<string, Promise<Entry | Response>>;
  expiries: number;
};

/**
 * Caches rendered pages by key, bounded in bytes. Concurrent requests for a key share one render. A stale page is
 * served while it is revalidated; if rendering fails, it is served for as long as its headers allow. When memory runs
 * out, the mall with the largest share loses its least recently used page, so no mall can displace another's.
 */
export function createPageCache({ megabytes, now = Date.now }: { megabytes: number; now?: () => number }) {
  const limit = Math.max(1, Math.floor(megabytes * 1024 * 1024));
  const shares = new Map<string, Share>();

  function shareOf(mall: string): Share {
    const known = shares.get(mall);
    if (known) return known;
    const entries = new LRUCache<string, Entry>({
      maxSize: limit,
      sizeCalculation: ({ identity, bodies }) => 2 * identity.length + (bodies.br?.length ?? 0) + 2048,
    });
    const share: Share = { entries, fills: new Map(), expiries: 0 };
    shares.set(mall, share);
    return share;
  }

  function size(): number {
    let bytes = 0;
    for (const { entries } of shares.values()) bytes += entries.calculatedSize;
    return bytes;
  }

  function store({ entries }: Share, page: string, entry: Entry) {
    entries.set(page, entry);
    while (size() > limit) {
      const sizes = [...shares.values()].map((share) => share.entries);
      sizes.reduce((most, other) => (other.calculatedSize > most.calculatedSize ? other : most)).pop();
    }
  }

  /** The page if it is in memory, fresh or stale within its grace. The hot path: synchronous. */
  function ready({ key, headers, render }: Lookup): Answer | null {
    const share = shareOf(key.mall);
    const entry = share.entries.get(key.page);
    if (!entry) return null;
    const time = now();
    if (time >= entry.freshUntil) {
      if (time >= entry.staleUntil) return null;
      if (!share.fills.has(key.page)) fill(share, key.page, render).catch(() => {});
    }
    const encoding = encodingOf(headers["accept-encoding"]);
    return entry.bodies[encoding] ? answerOf(entry, encoding, headers, time) : null;
  }

  /** The page, rendered if necessary. A response that may not be cached is returned as it is. */
  async function page(lookup: Lookup): Promise<Answer | Response> {
    const { key, headers, render } = lookup;
    const time = now();
    const share = shareOf(key.mall);
    const known = share.entries.get(key.page);
    const isUsable = known && time < known.staleUntil;
    const filled = isUsable
      ? known
      : await fill(share, key.page, render).catch((error: unknown) => error as Error);
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

  function fill(share: Share, page: string, render: () => Promise<Response>): Promise<Entry | Response> {
    const { fills, expiries } = share;
    const running = fills.get(page);
    // Each waiting request needs a body of its own to read.
    if (running) return running.then(async (result) => (result instanceof Response ? render() : result));
    const filling = render()
      .then(async (response) => {
        const entry = await entryOf(response, now());
        if (entry instanceof Response) return entry;
        entry.bodies.br = await compressed(entry.identity, "br");
        // It may contain data that expired meanwhile.
        if (expiries === share.expiries) store(share, page, entry);
        return entry;
      })
      .finally(() => {
        if (fills.get(page) === filling) fills.delete(page);
      });
    fills.set(page, filling);
    return filling;
  }

  /** Makes a mall's pages stale: each is rendered again when next requested; if that fails, the old one is served. */
  function expire(mall: string) {
    const share = shareOf(mall);
    share.expiries++;
    for (const entry of share.entries.values()) Object.assign(entry, { freshUntil: 0, staleUntil: 0 });
    share.fills.clear();
  }

  return { ready, page, expire, size };
}

/** The response as a cache entry, or unchanged if its headers forbid caching. */
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

/** Brotli if the browser accepts it, then gzip. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header) ? "gzip" : "identity";
}

/** Quality 9: pages are compressed once and sent often, but the first request waits for it. */
export function compressed(body: Buffer, encoding: Encoding, quality = 9): Promise<Buffer> {
  if (encoding === "br")
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  if (encoding === "gzip") return gzipped(body);
  return Promise.resolve(body);
}
