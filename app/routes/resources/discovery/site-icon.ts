import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isOutage } from "~/mall/client/mall-api-error";
import { imageResponse } from "~/mall/media/image.server";
import { siteIcon, squareIconHref } from "~/mall/views/shell/logos.server";
import { log } from "~/process/log.server";
import { rendering } from "~/process/request-context.server";
import { loadSite } from "~/site/site.server";

/**
 * `/favicon.ico` and `/apple-touch-icon.png`: the mall's icon for clients that request it without having read a page.
 * Falls back to the icon in `public/`.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const isTouchIcon = new URL(request.url).pathname.endsWith(".png");
  try {
    const site = await loadSite(request);
    const icon = siteIcon(site);
    if (!icon) return fallback();
    const href = isTouchIcon ? squareIconHref(icon.src, 180, "jpeg") : squareIconHref(icon.src, 48, "png");
    const wanted = new Request(new URL(href, request.url), { headers: request.headers });
    const response = await imageResponse(wanted, site.tenant.tenantId);
    if (response.status >= 400) return fallback();
    // The URL stays the same when the picture changes.
    response.headers.set("Cache-Control", "public, max-age=86400, stale-while-revalidate=604800");
    response.headers.delete("Vary");
    return response;
  } catch (error) {
    if (!isOutage(error)) throw error;
    log.warn({ err: error }, "Serving the fallback icon instead of the mall's");
    return fallback();
  }
}

const fallback = () =>
  redirect("/icon.png", {
    headers: { "Cache-Control": rendering().isDegraded ? "no-store" : "public, max-age=300" },
  });
