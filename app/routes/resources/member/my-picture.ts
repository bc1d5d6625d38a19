import type { LoaderFunctionArgs } from "@remix-run/node";
import { isOutage, isUnauthorized } from "~/mall/client/mall-api-error";
import { imageResponse } from "~/mall/media/image.server";
import { imageView } from "~/mall/views/image.server";
import { clientAddressOf } from "~/process/client-address.server";
import { tokenOf } from "~/session/token.server";
import { mallApi } from "~/tenant/mall-api.server";
import { tenantOf } from "~/tenant/tenant.server";
import { imageHref } from "~/ui/picture";

/**
 * `/my-picture?v=`: the member's own picture; its URL at the mall API appears in no page. `v` changes with the picture.
 * Browsers revalidate it each time, so that nothing is shown after a log-out.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { tenantId } = tenantOf(request);
  const token = tokenOf(request);
  if (!token) return nothing(404);
  const member = mallApi({
    tenantId,
    token,
    clientAddress: clientAddressOf(request),
    signal: request.signal,
  });
  try {
    const picture = imageView((await member.profile()).image, tenantId);
    if (!picture) return nothing(404);
    const address = new URL(`${imageHref(picture.src, 320)}&r=1/1`, request.url);
    const response = await imageResponse(new Request(address, { headers: request.headers }), tenantId, {
      isPrivate: true,
    });
    response.headers.set("Cache-Control", response.status < 400 ? "private, no-cache" : "no-store");
    response.headers.set("Vary", "Cookie, Accept");
    return response;
  } catch (error) {
    if (isUnauthorized(error)) return nothing(404);
    if (isOutage(error)) return nothing(503);
    throw error;
  }
}

const nothing = (status: 404 | 503) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", Vary: "Cookie" } });
