import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { href } from "~/locale/href";
import { pointsCsv } from "~/mall/views/member/points/points-csv.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

/**
 * `/points.csv?language=`: a member's whole ledger. Anonymous visitors are redirected to log in and then to the screen
 * with the link.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get("language") ?? "";
  const site = inLanguage(await loadSite(request), language);
  if (!site) throw notFound(request);
  if (!tokenOf(request)) {
    const screen = href("dashboard-my-points", null, site.language);
    return redirect(href("login", null, site.language, { redirectTo: screen }));
  }
  const { name, content } = await pointsCsv({ ...site, member: memberApi(request, site) });
  return new Response(content, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
