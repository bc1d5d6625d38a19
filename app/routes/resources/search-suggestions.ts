import { isLanguage } from "@contract/languages";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { cleanQuery, suggestionsView } from "~/mall/views/search/search.server";
import { clientAddressOf } from "~/session/session.server";
import { loadSite } from "~/tenant/site.server";

/** `/search-suggestions?q=&language=`: what a search field suggests while one types. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = cleanQuery(searchParams.get("q"));
  const language = searchParams.get("language") ?? "";
  if (!q || !isLanguage(language)) return refused(400);
  const site = await loadSite(request);
  const address = clientAddressOf(request);
  // Answers that stand in a cache on the way don't count; more than this nobody types.
  const wait =
    address && (await retryAfterSeconds("suggestions", { tenantId: site.tenant.tenantId, address }));
  if (wait) return refused(429, { "Retry-After": String(wait) });
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
