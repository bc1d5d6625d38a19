import { channelsOf, eventNamesOf } from "~/mall/profiles/realtime-names";
import { environment } from "~/process/environment.server";
import { profileOf } from "~/tenant/mall-api-traits.server";
import { tenantOf } from "~/tenant/tenant.server";

/** What a browser needs to connect: everything here is public. */
export type RealtimeSettings = RealtimeServer & {
  /** The channel of the member's events, with `{id}` for their id. */
  channel: string;
  /** The site's names of events that are published under other ones, by those. */
  events: Readonly<Record<string, string>>;
  /** Where the site signs channels and users. */
  auth: { channel: string; user: string };
};
type RealtimeServer = { key: string; cluster: string; host: string; port: number; isTls: boolean };

const safeHost = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])$/;
/** pusher-js requires a cluster, and ignores it if there is a host. */
const noCluster = "mt1";

/** How the page of this request connects; null if realtime is not configured. */
export function realtimeSettings(request: Request): RealtimeSettings | null {
  const server = realtimeServer(request);
  if (!server) return null;
  const { tenantId } = tenantOf(request);
  return {
    ...server,
    channel: channelsOf(profileOf(tenantId)).customer,
    events: eventNamesOf(profileOf(tenantId)),
    auth: { channel: "/pusher/auth", user: "/pusher/user-auth" },
  };
}

function realtimeServer(request: Request): RealtimeServer | null {
  const { PUSHER_KEY: key, PUSHER_CLUSTER: cluster = noCluster, PUSHER_PUBLIC_URL, ...rest } = environment();
  if (!key) return null;
  if (PUSHER_PUBLIC_URL) {
    const address = addressOf(new URL(PUSHER_PUBLIC_URL === "same-origin" ? request.url : PUSHER_PUBLIC_URL));
    return address && { key, cluster, ...address };
  }
  const { PUSHER_HOST: host, PUSHER_PORT: port, PUSHER_USE_TLS } = rest;
  const isTls = PUSHER_USE_TLS !== "false";
  const place = host
    ? { host, port: port ?? usualPort(isTls) }
    : { host: `ws-${cluster}.pusher.com`, port: usualPort(isTls) };
  return { key, cluster, ...place, isTls };
}

/** The Content-Security-Policy source that allows a page to connect. */
export const realtimeSource = ({ host, port, isTls }: RealtimeServer): string => {
  const scheme = isTls ? "wss" : "ws";
  return `${scheme}://${host}${port === usualPort(isTls) ? "" : `:${port}`}`;
};

/** Null for a host with characters that could end a directive of the policy. */
function addressOf({ protocol, hostname, port }: URL) {
  const isTls = protocol === "https:" || protocol === "wss:";
  return safeHost.test(hostname) ? { host: hostname, port: Number(port) || usualPort(isTls), isTls } : null;
}

const usualPort = (isTls: boolean): number => (isTls ? 443 : 80);
