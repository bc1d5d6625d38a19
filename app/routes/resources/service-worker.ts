import { createHash } from "node:crypto";
import { retiredWorker, worker } from "virtual:service-worker";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { serverBuild } from "~/navigation/build.server";
import type { WorkerConfig } from "~/service-worker/worker-config";
import { worksOffline } from "~/tenant/offline.server";
import { tenantOf } from "~/tenant/tenant.server";

/**
 * `/service-worker.js`: browsers request it with each navigation, and install it again when a byte differs. Where the
 * mall has no worker, it is one that removes itself and what another has stored.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const isOffline = worksOffline(tenantOf(request));
  const config: WorkerConfig = { build: (await serverBuild()).assets.version, isOffline };
  const script = isOffline ? `const config=${JSON.stringify(config)};${worker}` : retiredWorker;
  const etag = `"${createHash("sha256").update(script).digest("base64url")}"`;
  const headers = { "Cache-Control": "no-cache", ETag: etag };
  if (request.headers.get("If-None-Match")?.replace(/^W\//, "") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(script, {
    headers: { ...headers, "Content-Type": "text/javascript; charset=utf-8" },
  });
}
