import { isNotFound, isOutage } from "~/mall/mall-api-error";
import { loadSite, type Site } from "~/tenant/site.server";
import { publicCaching } from "./cache-policy.server";

/** Cached like a page, only for longer: those who read it come by now and then. */
const cacheControl = "public, max-age=0, s-maxage=600, stale-while-revalidate=3600, stale-if-error=86400";

/**
 * The answer to a request for a document beside the pages (sitemap, feed, calendar entry): what `write` gives for the
 * request's mall. Null and what the mall does not know answer 404, a mall API in trouble 503.
 */
export async function documentResponse(
  request: Request,
  contentType: string,
  write: (site: Site) => Promise<string | null> | string | null,
): Promise<Response> {
  try {
    const text = await write(await loadSite(request));
    if (text === null) return refusal(404, "Not Found");
    const headers = publicCaching(request, cacheControl);
    headers.set("Content-Type", contentType);
    headers.set("Vary", "Cookie, Accept-Language");
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
