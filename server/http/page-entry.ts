import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** A page's bodies: compressed alone, because a page that is not takes six times the memory. */
export type Bodies = { br: Buffer; gzip?: Buffer };

/** A page as it is sent. Times are in milliseconds. */
export type Entry = {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  bodies: Bodies;
  /** The headers as they are sent with each body, or without one. */
  lists: Partial<Record<Encoding | "unchanged", HeaderList>>;
  /** Of what is compressed. */
  digest: string;
  byteLength: number;
  shows: Shows;
  isPrivate: boolean;
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
  usableUntil: number;
};

/** What a response shows, once its body has been read: for this cache, and where there are some, for those in front. */
export type ContentOf = {
  showsContent: (response: Response) => Shows;
  cacheTagOf?: ((response: Response) => string) | undefined;
};

/** Whether a page shows what has changed. */
export type Shows = (tag: string) => boolean;

/** Names and values in turn: what Node writes fastest. */
type HeaderList = readonly string[];

/** `headers` is the same list for each answer with the same headers. `age` is null for one that is private elsewhere. */
export type Answer = { status: number; headers: HeaderList; age: string | null; body: Buffer | null };

/**
 * Where a page is cached: in its mall's share of memory, under its own key. Visitors can request any number of keys
 * that are not canonical.
 */
export type PageKey = { mall: string; page: string; isCanonical: boolean };

/** A clock that doesn't jump, and that the processes of a machine have in common. */
export function machineTime(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}

/** A page as processes pass it to each other. */
export type SharedPage = Omit<Entry, "bodies" | "lists" | "shows"> & { br: Buffer };

export function shared({ bodies, lists: _, shows: __, ...page }: Entry): SharedPage {
  return { ...page, br: bodies.br };
}

/** Which content it shows, only the process that rendered it knows: it expires with any of its mall's. */
export function ofOther({ br, ...page }: SharedPage): Entry {
  return { ...page, bodies: { br }, lists: {}, shows: () => true };
}

/** What an entry takes of the memory: its bodies, and about as much as its headers, lists and times. */
export const sizeOf = ({ br, gzip }: Bodies): number => br.length + (gzip?.length ?? 0) + 2048;

/** How long a degraded page is shared, or a complete one served in its place, before the next attempt. */
const retryAfter = 2_000;
/** How long visitors don't wait for these attempts. */
const outageGrace = 30_000;

export const postponed = (entry: Entry, time: number): Entry =>
  Object.assign(entry, { freshUntil: Math.min(entry.staleUntil, time + retryAfter) });

export const servedDuringOutage = (entry: Entry, time: number): Entry =>
  Object.assign(entry, {
    freshUntil: time + retryAfter,
    staleUntil: Math.max(entry.staleUntil, Math.min(entry.usableUntil, time + outageGrace)),
    headers: { ...entry.headers, Warning: '111 - "Revalidation failed"' },
    lists: {},
  });

/**
 * The response as a cache entry, or unchanged if it may not be cached.
 * @param bodiesOf compresses what has this digest
 */
export async function entryOf(
  response: Response,
  directives: string,
  time: number,
  isDegraded: boolean,
  { showsContent, cacheTagOf }: ContentOf,
  bodiesOf: (identity: Buffer, digest: string) => Promise<Bodies>,
): Promise<Entry | Response> {
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(directives)?.[1] ?? 0);
  const isPublic =
    /\bpublic\b/.test(directives) && !/\b(?:private|no-store)\b/.test(directives) && seconds("s-maxage") > 0;
  const isCached = (isPublic || isDegraded) && response.status === 200 && !response.headers.has("Set-Cookie");
  if (!isCached) return response;
  const identity = Buffer.from(await response.arrayBuffer());
  const fresh = isDegraded ? retryAfter : seconds("s-maxage") * 1000;
  const isPrivate = directives !== response.headers.get("Cache-Control");
  const digest = createHash("sha1").update(identity).digest("base64url");
  const etag = response.headers.get("ETag") ?? `"${digest}"`;
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      etag,
      vary: `${response.headers.get("Vary") ?? ""}, Accept-Encoding`.replace(/^, /, ""),
      ...(cacheTagOf && !isPrivate && { "cache-tag": cacheTagOf(response) }),
    },
    etag,
    digest,
    byteLength: identity.length,
    shows: showsContent(response),
    isPrivate,
    bodies: await bodiesOf(identity, digest),
    lists: {},
    storedAt: time,
    freshUntil: time + fresh,
    staleUntil: time + fresh + seconds("stale-while-revalidate") * 1000,
    usableUntil: time + fresh + Math.max(seconds("stale-while-revalidate"), seconds("stale-if-error")) * 1000,
  };
}

export function answerOf(
  entry: Entry,
  encoding: Encoding,
  headers: IncomingHttpHeaders,
  time: number,
): Answer {
  const asked = headers["if-none-match"];
  const isUnchanged = asked?.split(",").some((tag) => opaque(tag) === opaque(entry.etag));
  const age = String(Math.max(0, Math.floor((time - entry.storedAt) / 1000)));
  return {
    status: isUnchanged ? 304 : entry.status,
    headers: listOf(entry, isUnchanged ? "unchanged" : encoding),
    age: entry.isPrivate ? null : age,
    body: isUnchanged ? null : bodyOf(entry, encoding),
  };
}

/** Few clients accept no compression: for them a page is decompressed each time, in less than a millisecond. */
const bodyOf = ({ bodies: { br, gzip } }: Entry, encoding: Encoding): Buffer =>
  (encoding === "gzip" && gzip) || (encoding === "br" ? br : brotliDecompressSync(br));

/** Of an ETag what is compared where the same bytes are not needed (RFC 9110, 8.8.3.2). */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");

function listOf(entry: Entry, encoding: Encoding | "unchanged"): HeaderList {
  const known = entry.lists[encoding];
  if (known) return known;
  const headers = new Map(Object.entries(entry.headers));
  if (encoding === "identity") headers.set("content-length", String(entry.byteLength));
  if (encoding === "br" || encoding === "gzip") {
    headers.set("content-length", String(entry.bodies[encoding]?.length));
    headers.set("content-encoding", encoding);
  }
  const list = [...headers].flatMap(([name, value]) => [name, String(value)]);
  entry.lists[encoding] = list;
  return list;
}

/** For those who accept no Brotli. */
export const gzippedBody = ({ bodies: { br } }: Entry): Promise<Buffer> =>
  compressed(brotliDecompressSync(br), "gzip");

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
export async function compressedForStorage(body: Buffer, { isCanonical }: PageKey): Promise<Buffer> {
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
