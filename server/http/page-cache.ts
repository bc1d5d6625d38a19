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
  /** The headers as they are sent with each body, or without one. */
  lists: Partial<Record<Encoding | "unchanged", HeaderList>>;
  identity: Buffer;
  shows: Shows;
  isPrivate: boolean;
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
  usableUntil: number;
};

/** Whether a page shows what has changed. */
type Shows = (tag: string) => boolean;

/** Names and values in turn: what Node writes fastest. */
export type HeaderList = readonly string[];

/** `headers` is the same list for each answer with the same headers. `age` is null for one that is private elsewhere. */
export type Answer = { status: number; headers: HeaderList; age: string | null; body: Buffer | null };

/**
 * Where a page is cached: in its mall's share of memory, under its own key. Visitors can request any number of keys
 * that are not canonical.
 */
export type PageKey = { mall: string; page: string; isCanonical: boolean };

type Lookup = { key: PageKey; headers: IncomingHttpHeaders; render: () => Promise<Response> };

export type PageCache = ReturnType<typeof createPageCache>;

type Region = "canonical" | "untrusted";

type Share = {
  entries: Record<Region, LRUCache<string, Entry>>;
  fills: Map<string, Promise<Entry | Response>>;
  expiries: number;
};

/** The relative size of a region when memory is full. */
const weights: Record<Region, number> = { canonical: 8, untrusted: 1 };

/**
 * Caches rendered pages by key, bounded in bytes. Concurrent requests for a key share one render. A stale page is
 * served while it is revalidated; if rendering fails, it is served for as long as its headers allow. When memory runs
 * out, the region that exceeds its weight the most loses its least recently used page, so no mall can displace another's
 * pages, and arbitrary URLs only displace each other.
 * @param degradedHeader marks a response that was rendered while a call failed: it is cached for seconds
 * @param showsContent says what a response shows, once its body has been read
 * @param sharedHeader holds the cache directives of a response that is shared here, but private elsewhere
 */
export function createPageCache({
  megabytes,
  degradedHeader,
  sharedHeader,
  showsContent = () => () => true,
  // Not the wall clock, which may jump.
  now = () => performance.now(),
}: {
  megabytes: number;
  degradedHeader: string;
  sharedHeader: string;
  showsContent?: (response: Response) => Shows;
  now?: () => number;
}) {
  const limit = Math.max(1, Math.floor(megabytes * 1024 * 1024));
  const shares = new Map<string, Share>();

  function shareOf(mall: string): Share {
    const known = shares.get(mall);
    if (known) return known;
    const entries = { canonical: newRegion(limit), untrusted: newRegion(limit) };
    const share: Share = { entries, fills: new Map(), expiries: 0 };
    shares.set(mall, share);
    return share;
  }

  const pagesOf = ({ entries }: Share, { isCanonical }: PageKey) =>
    isCanonical ? entries.canonical : entries.untrusted;

  const regions = () =>
    [...shares.values()].flatMap(({ entries: { canonical, untrusted } }) => [
      { pages: canonical, claim: canonical.calculatedSize / weights.canonical },
      { pages: untrusted, claim: untrusted.calculatedSize / weights.untrusted },
    ]);

  const size = () => regions().reduce((bytes, { pages }) => bytes + pages.calculatedSize, 0);

  function store(pages: LRUCache<string, Entry>, page: string, entry: Entry) {
    pages.set(page, entry);
    while (size() > limit)
      regions()
        .reduce((most, other) => (other.claim > most.claim ? other : most))
        .pages.pop();
  }

  /** The page if it is in memory, fresh or stale within its grace. The hot path: synchronous. */
  function ready({ key, headers, render }: Lookup): Answer | null {
    const share = shareOf(key.mall);
    const entry = pagesOf(share, key).get(key.page);
    if (!entry) return null;
    const time = now();
    if (time >= entry.freshUntil) {
      if (time >= entry.staleUntil) return null;
      if (!share.fills.has(key.page)) fill(share, key, render).catch(() => {});
    }
    const encoding = encodingOf(headers["accept-encoding"]);
    return entry.bodies[encoding] ? answerOf(entry, encoding, headers, time) : null;
  }

  /** The page, rendered if necessary. A response that may not be cached is returned as it is. */
  async function page(lookup: Lookup): Promise<Answer | Response> {
    const { key, headers, render } = lookup;
    const time = now();
    const share = shareOf(key.mall);
    const known = pagesOf(share, key).get(key.page);
    const filled = known && time < known.staleUntil ? known : await fill(share, key, render);
    return filled instanceof Response ? filled : encoded(filled, headers, time);
  }

  async function encoded(entry: Entry, headers: IncomingHttpHeaders, time: number): Promise<Answer> {
    const encoding = encodingOf(headers["accept-encoding"]);
    entry.bodies[encoding] ??= await compressed(entry.identity, encoding);
    return answerOf(entry, encoding, headers, time);
  }

  function fill(share: Share, key: PageKey, render: () => Promise<Response>): Promise<Entry | Response> {
    const { fills, expiries } = share;
    const running = fills.get(key.page);
    // Each waiting request needs a body of its own to read.
    if (running) return running.then(async (result) => (result instanceof Response ? render() : result));
    const filling = render()
      .catch((error: unknown) => error as Error)
      .then(async (response) => {
        const pages = pagesOf(share, key);
        const known = pages.get(key.page);
        const hasFailed = response instanceof Error || response.status >= 500;
        if (hasFailed && known && now() < known.usableUntil) return servedDuringOutage(known, now());
        if (response instanceof Error) throw response;
        const isDegraded = response.headers.has(degradedHeader);
        response.headers.delete(degradedHeader);
        if (isDegraded && known && now() < known.staleUntil) return postponed(known, now());
        const directives = response.headers.get(sharedHeader) ?? response.headers.get("Cache-Control") ?? "";
        response.headers.delete(sharedHeader);
        const entry = await entryOf(response, directives, now(), isDegraded, showsContent);
        if (entry instanceof Response) return entry;
        if (known?.etag === entry.etag) entry.bodies = known.bodies;
        entry.bodies.br ??= await compressedForStorage(entry.identity, key);
        // It may contain data that expired meanwhile.
        if (expiries === share.expiries) store(pages, key.page, entry);
        return entry;
      })
      .finally(() => {
        if (fills.get(key.page) === filling) fills.delete(key.page);
      });
    fills.set(key.page, filling);
    return filling;
  }

  /** Makes a mall's pages stale, or those that show what has changed: they are served only if they can't be rendered again. */
  function expire(mall: string, tag: string | null = null) {
    const share = shareOf(mall);
    share.expiries++;
    for (const pages of Object.values(share.entries))
      for (const entry of pages.values())
        if (tag === null || entry.shows(tag)) Object.assign(entry, { freshUntil: 0, staleUntil: 0 });
    share.fills.clear();
  }

  return { ready, page, expire, size };
}

const newRegion = (maxSize: number) =>
  new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ identity, bodies }) => 2 * identity.length + (bodies.br?.length ?? 0) + 2048,
  });

/** How long a degraded page is shared, or a complete one served in its place, before the next attempt. */
const retryAfter = 2_000;
/** How long visitors don't wait for these attempts. */
const outageGrace = 30_000;

const postponed = (entry: Entry, time: number): Entry =>
  Object.assign(entry, { freshUntil: Math.min(entry.staleUntil, time + retryAfter) });

const servedDuringOutage = (entry: Entry, time: number): Entry =>
  Object.assign(entry, {
    freshUntil: time + retryAfter,
    staleUntil: Math.max(entry.staleUntil, Math.min(entry.usableUntil, time + outageGrace)),
    headers: { ...entry.headers, Warning: '111 - "Revalidation failed"' },
    lists: {},
  });

/** The response as a cache entry, or unchanged if it may not be cached. */
async function entryOf(
  response: Response,
  directives: string,
  time: number,
  isDegraded: boolean,
  showsContent: (response: Response) => Shows,
): Promise<Entry | Response> {
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(directives)?.[1] ?? 0);
  const isPublic =
    /\bpublic\b/.test(directives) && !/\b(?:private|no-store)\b/.test(directives) && seconds("s-maxage") > 0;
  const isCached = (isPublic || isDegraded) && response.status === 200 && !response.headers.has("Set-Cookie");
  if (!isCached) return response;
  const identity = Buffer.from(await response.arrayBuffer());
  const fresh = isDegraded ? retryAfter : seconds("s-maxage") * 1000;
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
    shows: showsContent(response),
    isPrivate: directives !== response.headers.get("Cache-Control"),
    bodies: { identity },
    lists: {},
    storedAt: time,
    freshUntil: time + fresh,
    staleUntil: time + fresh + seconds("stale-while-revalidate") * 1000,
    usableUntil: time + fresh + Math.max(seconds("stale-while-revalidate"), seconds("stale-if-error")) * 1000,
  };
}

function answerOf(entry: Entry, encoding: Encoding, headers: IncomingHttpHeaders, time: number): Answer {
  const asked = headers["if-none-match"];
  const isUnchanged = asked?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === entry.etag);
  const age = String(Math.max(0, Math.floor((time - entry.storedAt) / 1000)));
  return {
    status: isUnchanged ? 304 : entry.status,
    headers: listOf(entry, isUnchanged ? "unchanged" : encoding),
    age: entry.isPrivate ? null : age,
    body: isUnchanged ? null : (entry.bodies[encoding] ?? entry.identity),
  };
}

function listOf(entry: Entry, encoding: Encoding | "unchanged"): HeaderList {
  const known = entry.lists[encoding];
  if (known) return known;
  const headers = new Map(Object.entries(entry.headers));
  if (encoding !== "unchanged")
    headers.set("content-length", String((entry.bodies[encoding] ?? entry.identity).length));
  if (encoding === "br" || encoding === "gzip") headers.set("content-encoding", encoding);
  const list = [...headers].flatMap(([name, value]) => [name, String(value)]);
  entry.lists[encoding] = list;
  return list;
}

/** Brotli if the browser accepts it, then gzip. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header) ? "gzip" : "identity";
}

/** What a server may send on a new connection before it waits for an acknowledgement: ten packets (RFC 6928). */
const firstRoundTrip = 14_336;

/**
 * The best quality takes tens of milliseconds: only where that may save a round trip, and not for pages of which a
 * visitor can make up as many as they like.
 */
async function compressedForStorage(body: Buffer, { isCanonical }: PageKey): Promise<Buffer> {
  const page = await compressed(body, "br");
  return isCanonical && page.length > firstRoundTrip ? compressed(body, "br", 11) : page;
}

/**
 * Quality 7: pages are compressed once and sent often, but the first request waits for it. 9 is one percent smaller, but
 * takes ten times as long, and tens of megabytes of tables on each thread.
 */
export function compressed(body: Buffer, encoding: Encoding, quality = 7): Promise<Buffer> {
  if (encoding === "br")
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  if (encoding === "gzip") return gzipped(body);
  return Promise.resolve(body);
}
