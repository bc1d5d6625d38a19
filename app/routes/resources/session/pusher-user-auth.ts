import type { ActionFunctionArgs } from "@remix-run/node";
import { realtimeAuthOf } from "~/mall/profiles/realtime-names";
import { apiSignature } from "~/realtime/api-signature.server";
import { authorized } from "~/realtime/authorization.server";
import { socketIdPattern } from "~/realtime/protocol-patterns";
import { profileOf } from "~/tenant/mall-api-traits.server";

/** POST `/pusher/user-auth` `socket_id`: `{auth, user_data}`, which signs a connection in as this member. */
export const action = ({ request }: ActionFunctionArgs): Promise<Response> =>
  authorized(request, { socket_id: socketIdPattern }, async ({ pusher, fields, binding, ...caller }) => {
    const path = realtimeAuthOf(profileOf(caller.tenantId)).user;
    if (path) return apiSignature(path, fields, caller);
    const { id, name } = caller.member;
    return pusher.authenticateUser(fields.socket_id, { id, user_info: { name }, ...binding });
  });

export const loader = action;
