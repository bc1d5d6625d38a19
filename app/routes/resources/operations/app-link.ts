import type { LoaderFunctionArgs } from "@remix-run/node";
import { hrefOf } from "~/locale/href";
import { loadSite } from "~/site/site.server";
import { languageChoiceRedirect } from "~/tenant/redirects.server";

/** A link that the mall's app should have opened: redirects to the page that says so. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { tenant, language } = await loadSite(request);
  return languageChoiceRedirect(tenant.serverErrorUrl ?? hrefOf("mobile-app", {}, language));
}
