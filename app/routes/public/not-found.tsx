import type { LoaderFunctionArgs } from "@remix-run/node";
import { rejectBody } from "~/forms/body-limit.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { languageRedirect } from "~/tenant/canonical-redirect.server";

/**
 * Every URL without a route: redirected to its language where the tenant's rule says so, otherwise 404; also the target
 * of a form that was too large.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  rejectBody(request);
  const site = await loadSite(request);
  throw languageRedirect(request, site.tenant.redirectRule, site.languages) ?? notFound(request);
}

export default function NotFound() {
  return null;
}
