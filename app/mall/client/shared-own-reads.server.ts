import { createHash } from "node:crypto";
import { privateEndpoints } from "@contract/private-endpoints";
import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import { unlessAborted } from "./unless-aborted.server";

/** What most screens of a member repeat: who they are, their balance and tier, the number beside their menu. */
const sharedPaths: ReadonlySet<string> = new Set(
  (["profile", "points", "memberTier", "messagesOverview"] as const).map(
    (name) => privateEndpoints[name].path,
  ),
);

/** For as long as a confirmed member is one: a page, and the next that its visitor goes to. */
const sharedForMs = 3_000;

type Session = { tenantId: TenantId; token: string };

/**
 * Reads of a member's own that the documents of a few seconds share. Any write with the same token ends that, and so does any end
 * of a session; a failure isn't shared.
 */
export function createSharedOwnReads(now: () => number) {
  const sessions = new LRUCache<string, Map<string, Promise<unknown>>>({
    max: 5_000,
    ttl: sharedForMs,
    ttlResolution: 0,
    perf: { now },
  });
  const keyOf = ({ tenantId, token }: Session) =>
    `${tenantId} ${createHash("sha256").update(token).digest("base64url")}`;

  function readsOf(session: Session) {
    const key = keyOf(session);
    const known = sessions.get(key);
    if (known) return known;
    const reads = new Map<string, Promise<unknown>>();
    sessions.set(key, reads);
    return reads;
  }

  return {
    isShared: (path: string): boolean => sharedPaths.has(path),
    /** @param ask isn't aborted when the client disconnects that was the first */
    async read(session: Session, path: string, signal: AbortSignal | undefined, ask: () => Promise<unknown>) {
      const reads = readsOf(session);
      const known = reads.get(path);
      if (known) return unlessAborted(known, signal);
      const asked = ask();
      reads.set(path, asked);
      asked.catch(() => reads.delete(path));
      return unlessAborted(asked, signal);
    },
    forget: (session: Session) => void sessions.delete(keyOf(session)),
    forgetAll: () => sessions.clear(),
  };
}
