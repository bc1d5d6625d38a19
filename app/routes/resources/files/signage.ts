import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { signageDocument } from "~/features/signage/signage-document.server";
import { isNotFound, isOutage } from "~/mall/client/mall-api-error";
import { signageView } from "~/mall/views/signage/signage.server";
import { loadSite } from "~/site/site.server";
import { hasSignage } from "~/tenant/switches.server";

/** `/{language}/signage/{place}`: a screen in a passage of the mall. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  if (!hasSignage(site.tenant)) throw data(null, { status: 404 });
  const url = new URL(request.url);
  const view = await signageView(site, params.place ?? "", url).catch((error) => {
    if (isNotFound(error)) return null;
    if (isOutage(error)) throw data(null, { status: 503, headers: { "Retry-After": "60" } });
    throw error;
  });
  if (!view || view.slides.length === 0) throw data(null, { status: 404 });
  const { html, policy } = signageDocument(view, site, url);
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Robots-Tag": "noindex",
      "Cache-Control": "private, no-store",
    },
  });
}
