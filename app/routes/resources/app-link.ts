import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { tenantOf } from "~/tenant/tenant.server";

/** A link that the mall's app should have opened: redirects to the page that says so. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(tenantOf(request).serverErrorUrl, { status: 302, headers: { "Cache-Control": "no-store" } });
