import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { kioskDocument } from "~/features/kiosk/kiosk-document.server";
import { isNotFound, isOutage } from "~/mall/client/mall-api-error";
import { kioskView } from "~/mall/views/kiosk/kiosk.server";
import { loadSite } from "~/site/site.server";
import { hasKiosks } from "~/tenant/switches.server";

/** `/{language}/kiosk/{place}`: a screen to touch at a place of the mall. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  if (!hasKiosks(site.tenant)) throw data(null, { status: 404 });
  const url = new URL(request.url);
  const view = await kioskView(site, params.place ?? "", url).catch((error) => {
    if (isNotFound(error)) return null;
    if (isOutage(error)) throw data(null, { status: 503, headers: { "Retry-After": "60" } });
    throw error;
  });
  if (!view) throw data(null, { status: 404 });
  const { html, policy } = kioskDocument(view, site, url.protocol === "https:");
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
