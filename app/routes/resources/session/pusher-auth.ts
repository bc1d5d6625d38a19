import type { ActionFunctionArgs } from "@remix-run/node";
import { realtimeAuthOf } from "~/mall/profiles/realtime-names";
import { apiSignature } from "~/realtime/api-signature.server";
import { authorized } from "~/realtime/authorization.server";
import { admissionTo } from "~/realtime/channel-rules.server";
import { channelNamePattern, socketIdPattern } from "~/realtime/protocol-patterns";
import { profileOf } from "~/tenant/mall-api-traits.server";

const patterns = { socket_id: socketIdPattern, channel_name: channelNamePattern };

/**
 * POST `/pusher/auth` `socket_id`, `channel_name`: `{auth, channel_data?, shared_secret?}` for a channel that this
 * member may join.
 */
export const action = ({ request }: ActionFunctionArgs): Promise<Response> =>
  authorized(request, patterns, async ({ pusher, fields, binding, ...caller }) => {
    const admission = await admissionTo(fields.channel_name, caller, caller);
    if (!admission) return null;
    const path = realtimeAuthOf(profileOf(caller.tenantId)).channel;
    if (path) return apiSignature(path, fields, caller);
    const presence = admission.presence ?? (binding && { user_id: caller.member.id });
    const channelData = presence ? { ...presence, ...binding } : undefined;
    return pusher.authorizeChannel(fields.socket_id, fields.channel_name, channelData);
  });

export const loader = action;
