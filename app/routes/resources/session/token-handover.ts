import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/form-action.server";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { isUnauthorized } from "~/mall/client/mall-api-error";
import { clientAddressOf } from "~/process/client-address.server";
import { logInBrowser } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { isToken } from "~/session/token-cookie";
import { mallApi } from "~/tenant/mall-api.server";
import { tenantOf } from "~/tenant/tenant.server";

/**
 * Accepts the token that the mall's previous site stored in the browser: POST `token`. 204 with the cookie if the mall
 * API accepts it, 401 if not, 503 during an outage; never replaces a session.
 */
export async function action({ request }: ActionFunctionArgs) {
  const token = String((await readForm(request)).get("token") ?? "");
  if (tokenOf(request)) return new Response(null, { status: 204 });
  if (token.length < 8 || !isToken(token)) return new Response(null, { status: 401 });
  const { tenantId } = tenantOf(request);
  const address = clientAddressOf(request);
  const wait = await retryAfterSeconds("login", { tenantId, address });
  if (wait) return new Response(null, { status: 503, headers: { "Retry-After": String(wait) } });
  try {
    await mallApi({ tenantId, token, clientAddress: address, signal: request.signal }).profile();
    const headers = new Headers();
    logInBrowser(request, headers, token);
    return new Response(null, { status: 204, headers });
  } catch (error) {
    return new Response(null, { status: isUnauthorized(error) ? 401 : 503 });
  }
}
