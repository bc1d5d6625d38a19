import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "~/locale/languages";
import { cleanQuery, suggestionsView } from "~/mall/views/search.server";
import { isTooFast } from "~/session/request-rate.server";
import { loadSite } from "~/tenant/site.server";

/** More than anybody types; answers that are kept in a cache on the way don't count. */
const rate = { requests: 60, seconds: 20 };

/** `/search-suggestions?q=&language=`: what a search field suggests while one types. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = cleanQuery(searchParams.get("q"));
  const language = searchParams.get("language") ?? "";
  if (!q || !isLanguage(language)) return refused(400);
  if (isTooFast(request, "search-suggestions", rate))
    return refused(429, { "Retry-After": String(rate.seconds) });
  const site = await loadSite(request);
  if (!site.languages.includes(language)) return refused(400);
  const answer = await suggestionsView({ ...site, language }, q);
  return Response.json(answer, {
    headers: {
      "Cache-Control": "public, max-age=60, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400",
    },
  });
}

const refused = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
