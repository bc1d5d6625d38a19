import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { hrefOf } from "~/locale/href";
import { loadSite } from "~/site/site.server";

/** A link that the mall's app should have opened: redirects to the page that says so. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { tenant, language } = await loadSite(request);
  return redirect(tenant.serverErrorUrl ?? hrefOf("mobile-app", {}, language), {
    status: 302,
    headers: { "Cache-Control": "no-store" },
  });
}
