import type { Signer } from "../../realtime-server/test-client";
import { ask, type Site } from "../processes/site-process";

/** Has the site sign for the session of a cookie. */
export function siteSigner(site: Site, tenant: string, Cookie: string): Signer {
  const sign = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const response = await ask(site, tenant, path, { method: "POST", body, headers: { Cookie } });
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as { auth: string; user_data: string };
  };
  return {
    channel: (socket_id, channel_name) => sign("/pusher/auth", { socket_id, channel_name }),
    user: (socket_id) => sign("/pusher/user-auth", { socket_id }),
  };
}
