import { sessionIdOf, tokenHashOf } from "@contract/session-id.server";
import type { TenantId } from "@contract/tenant-ids";
import { log } from "~/process/log.server";
import { clearMembers, memberOfToken } from "~/session/member-of-token.server";
import { tokenOf } from "~/session/token.server";
import { realtimeApp } from "./pusher.server";

/** Which of a member's sessions end: that of a token, all but it, one by its id, or all. */
type Ending = { only: string } | { except: string } | { session: string } | "all";

/**
 * Runs what ends sessions of a request's member, and then ends their realtime connections. If the server doesn't
 * support sessions, all of the member's connections end; pages whose session continues reconnect.
 */
export async function endingSessions<Result>(
  request: Request,
  tenantId: TenantId,
  which: "this" | "others" | "all" | { session: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const token = tokenOf(request);
  const member =
    token && (await realtimeApp()) ? await memberOfToken(tenantId, token).catch(() => null) : null;
  const result = await work();
  clearMembers();
  if (member && token)
    endConnections(
      member.id,
      which === "this" ? { only: token } : which === "others" ? { except: token } : which,
    );
  return result;
}

/** Ends the connections of sessions that have just ended. Never fails: signatures expire by themselves. */
export function endConnections(customerId: string, ending: Ending): void {
  clearMembers();
  closeConnections(customerId, ending).catch((error: unknown) =>
    log.warn({ err: error }, "Connections of an ended session could not be ended"),
  );
}

async function closeConnections(customerId: string, ending: Ending): Promise<void> {
  const app = await realtimeApp();
  if (!app) return;
  await (app.endsSessions
    ? app.pusher.post({
        path: `/users/${encodeURIComponent(customerId)}/terminate_connections`,
        params: { at: Date.now(), ...sessionsOf(ending) },
        body: "",
      })
    : app.pusher.terminateUserConnections(customerId));
}

function sessionsOf(ending: Ending) {
  if (ending === "all") return {};
  const id = (token: string) => sessionIdOf(tokenHashOf(token));
  if ("session" in ending) return { only: ending.session };
  return "only" in ending ? { only: id(ending.only) } : { except: id(ending.except) };
}
