import { matchRoute } from "~/locale/match-route";
import type { RouteEntry } from "~/locale/route-entry";
import { routeTable } from "~/locale/route-table";
import type { Caller } from "~/mall/client/mall-api";
import { isNotFound } from "~/mall/client/mall-api-error";
import { unlessAborted } from "~/mall/client/unless-aborted.server";
import { pageMember } from "~/process/request-context.server";
import { isConfirmedToken } from "~/session/confirmed-member.server";
import { sharesOwnReads } from "~/session/shared-reads.server";
import { tokenOf } from "~/session/token.server";
import type { Site } from "~/site/site.server";
import { mallApi } from "~/tenant/mall-api.server";
import { loginRedirect } from "../session/session.server";

/** A page waits no longer than this for the number beside its menu. */
const timeoutMs = 400;

/**
 * The member's number of unread messages; null for anyone else, and where it is not known at once. Throws the redirect
 * to the log-in screen if the session has ended.
 */
export async function unreadMessages(request: Request, site: Site): Promise<number | null> {
  const shared = pageMember();
  if (shared) return shared.unread;
  const token = tokenOf(request);
  if (!token || isWithoutMenu(request)) return null;
  const caller = { tenantId: site.tenant.tenantId, token, sharesOwnReads: sharesOwnReads(request) };
  return unreadCount({ ...caller, onUnauthorized: () => loginRedirect(request, site) }, request.signal);
}

type SessionCaller = Caller & { token: string; onUnauthorized: () => Response };

/** The same with a token. Throws what `onUnauthorized` returns. */
export async function unreadCount(member: SessionCaller, client: AbortSignal): Promise<number | null> {
  const signal = AbortSignal.any([client, AbortSignal.timeout(timeoutMs)]);
  try {
    return (await mallApi({ ...member, signal }).messagesOverview()).unread;
  } catch (error) {
    if (error instanceof Response) throw error;
    // An outage: the screens report it where it matters.
    if (!isNotFound(error)) return null;
  }
  // A mall without messages refuses no token here.
  const isConfirmed = await unlessAborted(isConfirmedToken(member.tenantId, member.token), signal).catch(
    () => null,
  );
  if (isConfirmed === false) throw member.onUnauthorized();
  return null;
}

/** The Wi-Fi screen has no menu to show the number in. */
export function isWithoutMenu(request: Pick<Request, "url">): boolean {
  const { layout }: Partial<RouteEntry> =
    routeTable[matchRoute(new URL(request.url).pathname)?.name ?? "index"];
  return layout === "wifi";
}
