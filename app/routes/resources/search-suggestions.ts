import { isLanguage } from "@contract/languages";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicCaching } from "~/caching/cache-policy.server";
import { refusedFill } from "~/caching/fill-limit.server";
import { clientAddressOf } from "~/mall/client-address.server";
import { cleanQuery, suggestionsView } from "~/mall/views/search/search.server";
import { loadSite } from "~/tenant/site.server";

const cacheControl = "public, max-age=60, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400";

/** `/search-suggestions?q=&language=`: suggestions while typing in a search field. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = cleanQuery(searchParams.get("q"));
  const language = searchParams.get("language") ?? "";
  if (!q || !isLanguage(language)) return refused(400);
  const site = await loadSite(request);
  // Without an address this request fills the page cache, and was counted before.
  const address = clientAddressOf(request);
  const tooMany =
    address && (await refusedFill({ mall: site.tenant.tenantId, limit: "suggestions" }, address));
  if (tooMany) return tooMany;
  if (!site.languages.includes(language)) return refused(400);
  const answer = await suggestionsView({ ...site, language }, q);
  return Response.json(answer, { headers: publicCaching(request, cacheControl) });
}

const refused = (status: number): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
