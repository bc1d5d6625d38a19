import { getMimeType } from "hono/utils/mime";
import { mountedAssets } from "./mounted-tenants.server";
import { tenantOf } from "./tenant.server";

const assets = mountedAssets();

/** The response with a file of the mall's own `assets` folder; null if it has none at this path. */
export function mallFile(request: Request): Response | null {
  const path = new URL(request.url).pathname;
  const content = assets.get(`${tenantOf(request).tenantId}${path}`);
  if (!content) return null;
  const headers = { "Content-Type": typeOf(path, content), "Cache-Control": "public, max-age=3600" };
  return new Response(new Uint8Array(content), { headers });
}

/** Associations with apps are JSON, some of them in files without an extension. */
const typeOf = (path: string, content: Buffer): string =>
  getMimeType(path) ??
  (content.toString("latin1", 0, 1) === "{" ? "application/json" : "application/octet-stream");
