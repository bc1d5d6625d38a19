import type { LoaderFunctionArgs } from "@remix-run/node";
import { memberHash, memberPack } from "~/features/offline/member-pack.server";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { clientAddressOf } from "~/process/client-address.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { tooManyRequests } from "~/site/bad-request.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { worksOffline } from "~/tenant/switches.server";

/**
 * `/offline-member.json?language=`: what a member's browser stores for visits without a connection.
 * `/offline-member.json?member=`: whether that is whose pages it has stored: 204, or 409 if it is somebody else. Both
 * redirect to the log-in where the session has ended.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const anySite = await loadSite(request);
  if (!worksOffline(anySite.tenant)) throw notFound(request);
  const known = searchParams.get("member");
  if (known !== null) {
    const isSame = known === memberHash(anySite, await memberApi(request, anySite).profile());
    return new Response(null, { status: isSame ? 204 : 409, headers: uncached });
  }
  const site = inLanguage(anySite, searchParams.get("language") ?? "");
  if (!site) throw notFound(request);
  const member = memberApi(request, site);
  const wait = await retryAfterSeconds("offline", {
    tenantId: site.tenant.tenantId,
    address: clientAddressOf(request),
    account: tokenOf(request) ?? "",
  });
  if (wait) throw tooManyRequests(wait);
  return Response.json(await memberPack({ ...site, member }, request), {
    headers: uncached,
  });
}

const uncached = { "Cache-Control": "private, no-store" };
