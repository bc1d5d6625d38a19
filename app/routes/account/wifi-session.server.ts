import { tokenAnswer } from "@contract/login";
import type { MallApi } from "~/mall/client/client.server";
import { environment } from "~/process/environment.server";
import type { Site } from "~/site/site.server";

/**
 * Logs in by `oauth/token`: form encoded with the tenant's client if one is configured (RFC 6749), otherwise as JSON.
 */
export async function wifiSession(
  api: MallApi,
  { tenant }: Site,
  { email, password }: { email: string; password: string },
) {
  const client = environment().OAUTH_CLIENTS?.[tenant.tenantId];
  const grant = { grant_type: "password", username: email, password } as const;
  const { data } = client
    ? await api.post(
        "oauth/token",
        new URLSearchParams({ ...grant, client_id: client.id, client_secret: client.secret }),
        tokenAnswer,
      )
    : await api.wifiLogin({ ...grant, client_id: "wifi" });
  return data && { ...data, token: data.access_token };
}
