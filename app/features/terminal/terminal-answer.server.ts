import { data } from "@remix-run/node";
import { isNotFound, isOutage } from "~/mall/client/mall-api-error";
import { loadSite, type Site } from "~/site/site.server";

type Document = { html: string; policy: string };

/** A screen in the building, as a response: 404 where the mall has none, or not this one; 503 while the mall API fails. */
export async function terminalAnswer<View>(
  request: Request,
  isOn: (tenant: Site["tenant"]) => boolean,
  viewOf: (site: Site, url: URL) => Promise<View | null>,
  documentOf: (view: View, site: Site, url: URL) => Document,
): Promise<Response> {
  const site = await loadSite(request);
  if (!isOn(site.tenant)) throw data(null, { status: 404 });
  const url = new URL(request.url);
  const view = await viewOf(site, url).catch((error) => {
    if (isNotFound(error)) return null;
    if (isOutage(error)) throw data(null, { status: 503, headers: { "Retry-After": "60" } });
    throw error;
  });
  if (!view) throw data(null, { status: 404 });
  const { html, policy } = documentOf(view, site, url);
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Robots-Tag": "noindex",
      // What a terminal shows is in its memory alone, and a browser's own copy would be the last person's.
      "Cache-Control": "private, no-store",
    },
  });
}
