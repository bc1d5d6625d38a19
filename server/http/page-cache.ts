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

/** Where a page is cached: in the memory of its mall, under its own key. */
export type PageKey = { mall: string; page: string };

type Lookup = { key: PageKey; headers: IncomingHttpHeaders; render: () => Promise<Response> };

export type PageCache = ReturnType<typeof createPageCache>;

/** The pages of one mall. */
type Share = {
  entries: LRUCache<string, Entry>;
  fills: Map<string, Promise<Entry | Response>>;
  expiries: number;
};

/**
 * Caches rendered pages by key, bounded in bytes. A page is rendered once at a time for a key; a page that is no longer
 * fresh is given while a new one is made; where that fails, the old one serves on for as long as its headers allow. Where
 * memory runs out, the mall that holds the most loses its least recently used page: no mall can displace another's.
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

  /** The page where it is at hand: fresh, or stale within its grace. The hot path: nothing here waits. */
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

  /** The page, rendered where it must be; what may not be kept comes back as the Response that it is. */
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
        // It may have been drawn with what was expired meanwhile.
        if (expiries === share.expiries) store(share, page, entry);
        return entry;
      })
      .finally(() => {
        if (fills.get(page) === filling) fills.delete(page);
      });
    fills.set(page, filling);
    return filling;
  }

  /** The pages of a mall are rendered anew when they are next asked for; where that fails, the old ones serve on. */
  function expire(mall: string) {
    const share = shareOf(mall);
    share.expiries++;
    for (const entry of share.entries.values()) Object.assign(entry, { freshUntil: 0, staleUntil: 0 });
    share.fills.clear();
  }

  return { ready, page, expire, size };
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
