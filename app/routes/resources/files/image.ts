import type { LoaderFunctionArgs } from "@remix-run/node";
import { imageResponse } from "~/mall/media/image.server";
import { tenantOf } from "~/tenant/tenant.server";

/** `/image?src=&w=&r=&fit=`: a picture of the tenant's mall API in a size and format for the browser. */
export function loader({ request }: LoaderFunctionArgs) {
  return imageResponse(request, tenantOf(request).tenantId);
}
