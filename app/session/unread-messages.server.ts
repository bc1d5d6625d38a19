import { mallApi } from "~/mall/client.server";
import { tokenOf } from "~/mall/token.server";
import type { Site } from "~/tenant/site.server";

/** A page waits no longer than this for the number beside its menu. */
const timeoutMs = 400;

/** How many messages the member has not read; null for anyone else, and where the API is too slow to say. */
export async function unreadMessages(request: Request, { tenant }: Site): Promise<number | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  return mallApi({ tenantId: tenant.tenantId, token, signal })
    .messagesOverview()
    .then(
      ({ unread }) => unread,
      // An outage, an ended session, a mall without messages: the screens report it where it matters.
      () => null,
    );
}
