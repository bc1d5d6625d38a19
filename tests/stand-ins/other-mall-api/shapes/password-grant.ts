import type { Answer, OauthRequest } from "../shape";

/** The OAuth client of the Wi-Fi portal. */
export const wifiClient = { id: "wifi-portal", secret: "tajne-heslo-portalu" };

/** As in RFC 6749: form encoded, the client by Basic credentials or in the form, no envelope. */
export function passwordGrant(
  request: OauthRequest,
  tokenOf: (email: string, password: string) => string | undefined,
): Answer {
  if (!request.type.startsWith("application/x-www-form-urlencoded"))
    return {
      status: 400,
      body: { error: "invalid_request", error_description: "The body is not form encoded." },
    };
  const { grant_type, client_id, client_secret, username, password } = request.fields;
  const basic = `Basic ${btoa(`${wifiClient.id}:${wifiClient.secret}`)}`;
  if (request.authorization !== basic && (client_id !== wifiClient.id || client_secret !== wifiClient.secret))
    return {
      status: 401,
      body: { error: "invalid_client", error_description: "Client authentication failed" },
    };
  if (grant_type !== "password") return { status: 400, body: { error: "unsupported_grant_type" } };
  const token = tokenOf(String(username ?? ""), String(password ?? ""));
  if (!token)
    return {
      status: 400,
      body: { error: "invalid_grant", error_description: "The user credentials were incorrect." },
    };
  return {
    status: 200,
    body: { token_type: "Bearer", expires_in: 31_536_000, access_token: token, refresh_token: `r-${token}` },
  };
}
