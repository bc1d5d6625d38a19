import type { LoaderFunctionArgs } from "@remix-run/node";
import { memberPack } from "~/features/offline/member-pack.server";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { clientAddressOf } from "~/mall/client-address.server";
import { tokenOf } from "~/mall/token.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { tooManyRequests } from "~/tenant/bad-request.server";
import { notFound } from "~/tenant/not-found.server";
import { worksOffline } from "~/tenant/offline.server";
import { loadSite } from "~/tenant/site.server";

/**
 * `/offline-member.json?language=`: what a member's browser stores for visits without a connection. Redirects to the
 * log-in where the session has ended.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = inLanguage(await loadSite(request), new URL(request.url).searchParams.get("language") ?? "");
  if (!site || !worksOffline(site.tenant)) throw notFound(request);
  const member = memberApi(request, site);
  const wait = await retryAfterSeconds("offline", {
    tenantId: site.tenant.tenantId,
    address: clientAddressOf(request),
    account: tokenOf(request) ?? "",
  });
  if (wait) throw tooManyRequests(wait);
  return Response.json(await memberPack({ ...site, member }, request), {
    headers: { "Cache-Control": "private, no-store" },
  });
}
