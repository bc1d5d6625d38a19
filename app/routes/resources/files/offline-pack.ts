import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/caching/document-response.server";
import { offlinePack } from "~/features/offline/offline-pack.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { worksOffline } from "~/tenant/switches.server";

/** `/offline-pack.json?language=`: what a browser stores for visits without a connection. */
export function loader({ request }: LoaderFunctionArgs) {
  const { protocol, searchParams } = new URL(request.url);
  return documentResponse(request, "application/json; charset=utf-8", async (site) => {
    const localized = worksOffline(site.tenant) && inLanguage(site, searchParams.get("language") ?? "");
    return localized ? offlinePack(localized, protocol === "https:") : null;
  });
}
