import type { Image } from "@contract/primitives";
import type { MallApi } from "~/mall/client/client.server";
import { isNotFound, isOutage, isUnauthorized } from "~/mall/client/mall-api-error";
import { imageResponse } from "~/mall/media/image.server";
import { signedImage } from "~/mall/media/image-signature.server";
import { clientAddressOf } from "~/process/client-address.server";
import { tokenOf } from "~/session/token.server";
import { mallApi } from "~/tenant/mall-api.server";
import { tenantOf } from "~/tenant/tenant.server";

/**
 * A picture that is a member's alone: its URL at the mall API appears in no page, and it is stored nowhere. Browsers
 * revalidate it each time, so that nothing is shown after a log-out.
 * @param size what `/image` takes beside the source: `w=320&r=1/1`
 */
export async function memberPicture(
  request: Request,
  pictureOf: (member: MallApi) => Promise<Image | null>,
  size: string,
): Promise<Response> {
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
    const picture = await pictureOf(member);
    const src = picture && signedImage(picture.url, tenantId);
    if (!src) return nothing(404);
    const address = new URL(`${src}&${size}`, request.url);
    const response = await imageResponse(new Request(address, { headers: request.headers }), tenantId, {
      isPrivate: true,
    });
    response.headers.set("Cache-Control", response.status < 400 ? "private, no-cache" : "no-store");
    response.headers.set("Vary", "Cookie, Accept");
    return response;
  } catch (error) {
    if (isUnauthorized(error) || isNotFound(error)) return nothing(404);
    if (isOutage(error)) return nothing(503);
    throw error;
  }
}

const nothing = (status: 404 | 503) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", Vary: "Cookie" } });
