import { mallApi } from "~/mall/client.server";
import type { Site } from "~/tenant/site.server";
import { tokenOf } from "./session.server";

/** A page waits no longer than this for a number beside its menu. */
const patienceMs = 400;

/** How many messages wait for the member; null for anyone else, and where that can't be said at once. */
export async function unreadMessages(request: Request, { tenant }: Site): Promise<number | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]);
  return mallApi({ tenantId: tenant.tenantId, token, signal })
    .messagesOverview()
    .then(
      ({ unread }) => unread,
      // An outage, an ended session, a mall without messages: the screens themselves tell of it where it matters.
      () => null,
    );
}
