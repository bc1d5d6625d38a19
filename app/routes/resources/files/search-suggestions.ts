import { isLanguage } from "@contract/languages";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicCaching } from "~/caching/cache-policy.server";
import { secondsUntilNext } from "~/caching/fill-limit.server";
import { cleanQuery, suggestionsView } from "~/mall/views/search/search.server";
import { loadSite } from "~/site/site.server";

const cacheControl = "public, max-age=60, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400";

/** `/search-suggestions?q=&language=`: suggestions while typing in a search field. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = cleanQuery(searchParams.get("q"));
  const language = searchParams.get("language") ?? "";
  if (!q || !isLanguage(language)) return refused(400);
  const site = await loadSite(request);
  const wait = await secondsUntilNext(request, "suggestions");
  if (wait) return refused(429, { "Retry-After": String(wait) });
  if (!site.languages.includes(language)) return refused(400);
  const answer = await suggestionsView({ ...site, language }, q);
  return Response.json(answer, { headers: publicCaching(request, cacheControl) });
}

const refused = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
