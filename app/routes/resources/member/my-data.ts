import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { myData } from "~/features/member/my-data/my-data.server";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { href } from "~/locale/href";
import { clientAddressOf } from "~/process/client-address.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { tooManyRequests } from "~/site/bad-request.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

/**
 * `/my-data.zip?language=`: everything that the mall API knows about a member. Anonymous visitors are redirected to log
 * in and then to the screen with the link.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get("language") ?? "";
  const site = inLanguage(await loadSite(request), language);
  if (!site) throw notFound(request);
  const token = tokenOf(request);
  if (!token) {
    const screen = href("dashboard-profile", null, site.language);
    return redirect(href("login", null, site.language, { redirectTo: screen }));
  }
  const wait = await retryAfterSeconds("export", {
    tenantId: site.tenant.tenantId,
    address: clientAddressOf(request),
    account: token,
  });
  if (wait) throw tooManyRequests(wait);
  const { name, content } = await myData({ ...site, member: memberApi(request, site) });
  return new Response(content, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
