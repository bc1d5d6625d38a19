import { isNotFound, isOutage } from "~/mall/client/mall-api-error";
import { loadSite, type Site } from "~/site/site.server";
import { publicCaching } from "./cache-policy.server";

/** Cached like a page, but longer: crawlers and feed readers come rarely. */
const cacheControl = "public, max-age=0, s-maxage=600, stale-while-revalidate=3600, stale-if-error=86400";

/**
 * The response to a request for a document that is no page (sitemap, feed, calendar file): the result of `write` for
 * the request's mall. 404 for null and for what the mall doesn't have, 503 while the mall API fails.
 */
export async function documentResponse(
  request: Request,
  contentType: string,
  write: (site: Site) => Promise<string | Buffer<ArrayBuffer> | null> | string | null,
): Promise<Response> {
  try {
    const text = await write(await loadSite(request));
    if (text === null) return refusal(404, "Not Found");
    const headers = publicCaching(request, cacheControl);
    headers.set("Content-Type", contentType);
    return new Response(text, { headers });
  } catch (error) {
    if (isNotFound(error)) return refusal(404, "Not Found");
    if (isOutage(error)) return refusal(503, "Service Unavailable", { "Retry-After": "60" });
    throw error;
  }
}

function refusal(status: number, statusText: string, headers: Record<string, string> = {}): Response {
  return new Response(statusText, {
    status,
    statusText,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}
