import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/form-action.server";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { mallApi } from "~/mall/client.server";
import { isUnauthorized } from "~/mall/mall-api-error";
import { clientAddressOf, tokenCookie, tokenOf } from "~/session/session.server";
import { isToken } from "~/session/token-cookie";
import { tenantOf } from "~/tenant/tenant.server";

/**
 * Takes over the token that the mall's earlier site kept in the browser's storage: POST `token`. 204 with the cookie where
 * the mall API knows it, 401 where it doesn't, 503 where that can't be said now; a member's own session is never replaced.
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
    return new Response(null, { status: 204, headers: { "Set-Cookie": tokenCookie(token, request) } });
  } catch (error) {
    return new Response(null, { status: isUnauthorized(error) ? 401 : 503 });
  }
}
