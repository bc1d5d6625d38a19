import { pushDeviceRequest } from "@contract/push";
import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/form-action.server";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { isOutage, MallApiError } from "~/mall/client/mall-api-error";
import { clientAddressOf } from "~/process/client-address.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

/** POST `endpoint`, `p256dh`, `auth`, `language`: the member's browser has subscribed to push messages. */
export async function action({ request }: ActionFunctionArgs) {
  const { endpoint, p256dh, auth, language } = Object.fromEntries(await readForm(request));
  const site = await loadSite(request);
  if (!site.settings.pushKey) throw notFound(request);
  const account = tokenOf(request);
  if (!account) return answer(401);
  const device = pushDeviceRequest.safeParse({ endpoint, keys: { p256dh, auth }, language });
  if (!device.success) return answer(422);
  const { tenantId } = site.tenant;
  const wait = await retryAfterSeconds("change", { tenantId, address: clientAddressOf(request), account });
  if (wait) return answer(429, { "Retry-After": String(wait) });
  try {
    await memberApi(request, site).addPushDevice(device.data);
    return answer(200);
  } catch (error) {
    // The session has ended.
    if (error instanceof Response) return answer(401);
    if (isOutage(error)) return answer(503);
    if (error instanceof MallApiError) return answer(error.status === 404 ? 404 : 422);
    throw error;
  }
}

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json(null, { status, headers: { "Cache-Control": "private, no-store", ...headers } });
