import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { retiredWorker, worker } from "virtual:service-worker";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { buildId } from "~/framework/build.server";
import { pushNotices } from "~/mall/views/push-notices.server";
import type { WorkerConfig } from "~/service-worker/worker-config";
import { loadSite } from "~/site/site.server";
import { worksOffline } from "~/tenant/switches.server";

/**
 * `/service-worker.js`: browsers request it with each navigation, and install it again when a byte differs. Where the
 * mall has no worker, it is one that removes itself and what another has stored.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  // The worker that a browser has remains until it is known whether the mall sends push messages.
  if (!site.hasSettings) return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  const isOffline = worksOffline(site.tenant);
  const push = site.settings.pushKey ? pushNotices(site) : null;
  const config: WorkerConfig = { build: await buildId(), isOffline, push };
  const script = isOffline || push ? `const config=${JSON.stringify(config)};${worker}` : retiredWorker;
  const etag = `"${createHash("sha256").update(script).digest("base64url")}"`;
  const headers = { "Cache-Control": "no-cache", ETag: etag };
  if (request.headers.get("If-None-Match")?.replace(/^W\//, "") === etag)
    return new Response(null, { status: 304, headers });
  const type = { "Content-Type": "text/javascript; charset=utf-8", Vary: "Accept-Encoding" };
  if (!/\bbr\b/.test(request.headers.get("Accept-Encoding") ?? ""))
    return new Response(script, { headers: { ...headers, ...type } });
  return new Response(smallest(script), { headers: { ...headers, ...type, "Content-Encoding": "br" } });
}

const known = new Map<string, Uint8Array<ArrayBuffer>>();

/** As small as it gets, once: each browser requests it with each deploy, and there are as many texts as kinds of malls. */
function smallest(script: string): Uint8Array<ArrayBuffer> {
  const bytes = known.get(script) ?? new Uint8Array(brotliCompressSync(script));
  known.set(script, bytes);
  return bytes;
}
