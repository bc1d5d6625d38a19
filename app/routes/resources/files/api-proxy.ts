import type { LoaderFunctionArgs } from "@remix-run/node";
import { methodNotAllowed, proxiedRead } from "~/mall/client/api-proxy.server";
import { gatedApi } from "~/site/members-only.server";
import { loadSite } from "~/site/site.server";

/** `/api/proxy/*`: public reads of the tenant's mall API, from the site's cache. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, settings, tenant } = await loadSite(request);
  const { tenantId } = tenant;
  return proxiedRead(request, params["*"] ?? "", { tenantId, api: gatedApi(api, settings, null) });
}

export const action = () => methodNotAllowed();
