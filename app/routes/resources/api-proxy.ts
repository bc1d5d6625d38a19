import type { LoaderFunctionArgs } from "@remix-run/node";
import { methodNotAllowed, proxiedRead } from "~/mall/api-proxy.server";
import { mallApi } from "~/mall/client.server";
import { tenantOf } from "~/tenant/tenant.server";

/** `/api/proxy/*`: public reads of the tenant's mall API, from the site's cache. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { tenantId } = tenantOf(request);
  return proxiedRead(request, params["*"] ?? "", mallApi({ tenantId, signal: request.signal }));
}

export const action = () => methodNotAllowed();
