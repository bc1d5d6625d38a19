import type { IncomingHttpHeaders } from "node:http";
import {
  type BoundedCache,
  type CacheUse,
  createBoundedCache,
  useOfAll,
} from "@contract/bounded-cache.server";
import {
  type Answer,
  answerOf,
  compressedForStorage,
  type Entry,
  encodingOf,
  entryOf,
  gzippedBody,
  machineTime,
  ofOther,
  type PageKey,
  postponed,
  type SharedPage,
  type Shows,
  servedDuringOutage,
  shared,
  sizeOf,
} from "./page-entry";

type Lookup = { key: PageKey; headers: IncomingHttpHeaders; render: () => Promise<Response> };

export type PageCache = ReturnType<typeof createPageCache>;

/** Has each canonical page rendered once for the caches of several processes. */
export type PageSharing = {
  /**
   * A page that another process has rendered. Without a `turn` it is fresh; with one it is this cache's turn to render
   * the page, and what was found may serve during an outage.
   */
  claim: (key: PageKey) => Promise<FoundPage>;
  /** Ends a turn, with the page for the others if it may be cached. */
  release: (turn: number, key: PageKey, page: SharedPage | null) => void;
};
export type FoundPage = { page: SharedPage; turn: null } | { page: SharedPage | null; turn: number };

type Region = "canonical" | "untrusted";

type Share = {
  entries: Record<Region, BoundedCache<Entry>>;
  fills: Map<string, Promise<Entry | Response>>;
  expiries: number;
};

/** The relative size of a region when memory is full. */
const weights: Record<Region, number> = { canonical: 8, untrusted: 1 };

/**
 * Caches rendered pages by key, bounded in bytes. Concurrent requests for a key share one render. A stale page is
 * served while it is revalidated; if rendering fails, it is served for as long as its headers allow. When memory runs
 * out, the region that exceeds its weight the most loses a page, so no mall can displace another's pages, and arbitrary
 * URLs only displace each other.
 * @param degradedHeader marks a response that was rendered while a call failed: it is cached for seconds
 * @param showsContent says what a response shows, once its body has been read
 * @param cacheTagOf the `Cache-Tag` of a response for caches in front of the site, where there are some
 * @param sharedHeader holds the cache directives of a response that is shared here, but private elsewhere
 * @param sharing where several processes share what they render
 */
export function createPageCache({
  maxBytes,
  degradedHeader,
  sharedHeader,
  showsContent = () => () => true,
  cacheTagOf,
  sharing = null,
  now = machineTime,
}: {
  maxBytes: number;
  degradedHeader: string;
  sharedHeader: string;
  showsContent?: (response: Response) => Shows;
  cacheTagOf?: ((response: Response, mall: string) => string) | undefined;
  sharing?: PageSharing | null;
  now?: () => number;
}) {
  const shares = new Map<string, Share>();
  /** Of all regions. */
  let bytes = 0;

  function shareOf(mall: string): Share {
    const known = shares.get(mall);
    if (known) return known;
    const entries = { canonical: createBoundedCache<Entry>(), untrusted: createBoundedCache<Entry>() };
    const share: Share = { entries, fills: new Map(), expiries: 0 };
    shares.set(mall, share);
    return share;
  }

  const pagesOf = ({ entries }: Share, { isCanonical }: PageKey) =>
    isCanonical ? entries.canonical : entries.untrusted;

  const regions = () =>
    [...shares.values()].flatMap(({ entries: { canonical, untrusted } }) => [
      { pages: canonical, claim: canonical.bytes() / weights.canonical },
      { pages: untrusted, claim: untrusted.bytes() / weights.untrusted },
    ]);

  const use = (): CacheUse => useOfAll(regions().map(({ pages }) => pages.use()));

  function store(pages: BoundedCache<Entry>, page: string, entry: Entry) {
    const size = sizeOf(entry.bodies);
    const before = pages.bytes();
    if (size > maxBytes) pages.delete(page);
    else pages.set(page, entry, size);
    bytes += pages.bytes() - before;
    while (bytes > maxBytes) {
      const { pages: largest } = regions().reduce((most, other) => (other.claim > most.claim ? other : most));
      const full = largest.bytes();
      largest.evict();
      bytes -= full - largest.bytes();
    }
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
    return encoding === "gzip" && !entry.bodies.gzip ? null : answerOf(entry, encoding, headers, time);
  }

  /** The page, rendered if necessary. A response that may not be cached is returned as it is. */
  async function page(lookup: Lookup): Promise<Answer | Response> {
    const { key, headers, render } = lookup;
    const time = now();
    const share = shareOf(key.mall);
    const known = pagesOf(share, key).get(key.page);
    const filled = known && time < known.staleUntil ? known : await fill(share, key, render);
    if (filled instanceof Response) return filled;
    const encoding = encodingOf(headers["accept-encoding"]);
    if (encoding === "gzip" && !filled.bodies.gzip) {
      filled.bodies.gzip = await gzippedBody(filled);
      const pages = pagesOf(share, key);
      if (pages.peek(key.page) === filled) store(pages, key.page, filled);
    }
    return answerOf(filled, encoding, headers, time);
  }

  function fill(share: Share, key: PageKey, render: () => Promise<Response>): Promise<Entry | Response> {
    const { fills } = share;
    const running = fills.get(key.page);
    // Each waiting request needs a body of its own to read.
    if (running) return running.then(async (result) => (result instanceof Response ? render() : result));
    const filling = (
      sharing && key.isCanonical ? renderedByOne(share, key, render, sharing) : rendered(share, key, render)
    ).finally(() => {
      if (fills.get(key.page) === filling) fills.delete(key.page);
    });
    fills.set(key.page, filling);
    return filling;
  }

  async function rendered(share: Share, key: PageKey, render: () => Promise<Response>) {
    const { expiries } = share;
    const response = await render().catch((error: unknown) => error as Error);
    const pages = pagesOf(share, key);
    const known = pages.peek(key.page);
    const hasFailed = response instanceof Error || response.status >= 500;
    if (hasFailed && known && now() < known.usableUntil) return servedDuringOutage(known, now());
    if (response instanceof Error) throw response;
    const isDegraded = response.headers.has(degradedHeader);
    response.headers.delete(degradedHeader);
    if (isDegraded && known && now() < known.staleUntil) return postponed(known, now());
    const directives = response.headers.get(sharedHeader) ?? response.headers.get("Cache-Control") ?? "";
    response.headers.delete(sharedHeader);
    const entry = await entryOf(
      response,
      directives,
      now(),
      isDegraded,
      { showsContent, cacheTagOf: cacheTagOf && ((shown) => cacheTagOf(shown, key.mall)) },
      async (identity, digest) =>
        known?.digest === digest ? known.bodies : { br: await compressedForStorage(identity, key) },
    );
    if (entry instanceof Response) return entry;
    // It may contain data that expired meanwhile.
    if (expiries === share.expiries) store(pages, key.page, entry);
    return entry;
  }

  async function renderedByOne(
    share: Share,
    key: PageKey,
    render: () => Promise<Response>,
    { claim, release }: PageSharing,
  ) {
    const { expiries } = share;
    const claimed = await claim(key);
    const pages = pagesOf(share, key);
    const found = claimed.page && ofOther(claimed.page);
    if (found && expiries === share.expiries && found.storedAt > (pages.peek(key.page)?.storedAt ?? 0))
      store(pages, key.page, found);
    if (claimed.turn === null) return ofOther(claimed.page);
    let own: SharedPage | null = null;
    try {
      const result = await rendered(share, key, render);
      if (!(result instanceof Response) && expiries === share.expiries) own = shared(result);
      return result;
    } finally {
      release(claimed.turn, key, own);
    }
  }

  /** Makes a mall's pages stale, or those that show what has changed: they are served only if they can't be rendered again. */
  function expire(mall: string, tag: string | null = null) {
    const share = shareOf(mall);
    share.expiries++;
    for (const pages of Object.values(share.entries))
      for (const [, entry] of pages.entries())
        if (tag === null || entry.shows(tag)) Object.assign(entry, { freshUntil: 0, staleUntil: 0 });
    share.fills.clear();
  }

  return { ready, page, expire, use };
}
