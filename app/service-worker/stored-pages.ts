import { timeDistance } from "~/locale/time-distance";
import { contentMark, noticeMark, type Pack, type Page, packPath, titleMark } from "./pack";

const cacheName = "offline";
const savedHeader = "x-saved-at";
/** A pack that is as old as this is revalidated: the server answers 304 unless its content has changed. */
const freshMs = 10 * 60_000;

const addressOf = (language: string) => `${packPath}?language=${language}`;
const savedAt = ({ headers }: Response): number => Number(headers.get(savedHeader));

/** Browsers store bodies as they are, and a pack compresses to a tenth. */
const packIn = ({ body }: Response): Promise<Pack> =>
  new Response(body?.pipeThrough(new DecompressionStream("gzip"))).json();

/** A stored pack, and when it was stored. */
export type StoredPack = { pack: Pack; at: number };

/** The pack in a language, or in any other that is stored; null without one. */
export async function storedPack(language: string): Promise<StoredPack | null> {
  const cache = await caches.open(cacheName);
  const stored =
    (await cache.match(addressOf(language))) ?? (await cache.match(packPath, { ignoreSearch: true }));
  return stored ? { pack: await packIn(stored), at: savedAt(stored) } : null;
}

/** Fetches the pack in a language, with the files that its pages load, unless it is fresh. */
export async function refreshPack(language: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const address = addressOf(language);
  const stored = await cache.match(address);
  if (stored && Date.now() - savedAt(stored) < freshMs) return;
  const answer = await fetch(address, { cache: "no-cache", credentials: "omit" });
  if (!answer.ok) return;
  const { files }: Pack = await answer.clone().json();
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  const compressed = answer.body?.pipeThrough(new CompressionStream("gzip")) ?? null;
  await cache.put(address, new Response(compressed, { headers: { [savedHeader]: String(Date.now()) } }));
  await removeUnused(cache);
}

/** A stored file of some pack. */
export const storedFile = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(request);

/** Removes the files of packs from before a deploy. */
async function removeUnused(cache: Cache) {
  const requests = await cache.keys();
  const isPack = ({ url }: Request) => new URL(url).pathname === packPath;
  const used = new Set<string>();
  for (const request of requests.filter(isPack)) {
    const stored = await cache.match(request);
    if (stored) for (const file of (await packIn(stored)).files) used.add(file);
  }
  for (const request of requests)
    if (!isPack(request) && !used.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** The page of a URL among those of a pack: a shop's also for the way to it, and for any words behind its id. */
export function pageAt({ pathname, search, searchParams }: URL, { pages, shops }: Pack): Page | undefined {
  const path = pathname.replace(/\/$/, "");
  const place = searchParams.get("to") ?? searchParams.get("shop");
  const shop = place && pages[shops + encodeURIComponent(place.replace(/^shop\./, ""))];
  if (shop) return shop;
  if (path.startsWith(shops)) return pages[shops + path.slice(shops.length).replace(/\/.*/, "")];
  return pages[path + search] ?? pages[path];
}

/** A page as a document, with how old it is, or that it isn't the one that was asked for. */
export function documentOf({ pack, at }: StoredPack, page: Page, isAsked: boolean, queue = ""): Response {
  const { frame, locale, policy, texts } = pack;
  const now = Date.now();
  const { count, unit } = timeDistance(now, Math.min(at, now - 1_000));
  const when = new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(count, unit);
  const notice = (isAsked ? texts.saved : texts.missing).replace("{{when}}", when);
  const html = frame
    .replace(titleMark, () => page.title)
    .replace(noticeMark, () => `${notice} ${queue}`.trimEnd())
    .replace(contentMark, () => page.content)
    // A form that is sent twice with other content is another one.
    .replaceAll(/name="key" value="[^"]*"/g, () => `name="key" value="${crypto.randomUUID()}"`);
  return new Response(html, {
    status: isAsked ? 200 : 503,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}
