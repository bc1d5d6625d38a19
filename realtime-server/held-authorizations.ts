import {
  type Authorization,
  authorizationOf,
  type EndedSessions,
  hasEnded,
  type SessionEnds,
} from "./authorizations";

export type HeldAuthorizations = ReturnType<typeof createHeldAuthorizations>;

/** The sessions for which the site has authorized a connection. */
export function createHeldAuthorizations(ends: Pick<SessionEnds, "counts">) {
  // The connection is closed when the first of them expires: all of them are renewed then.
  const bySession = new Map<string, Authorization>();
  return {
    /** Records a signed authorization for a session; false if it is no longer valid. */
    accept(user: string | null, data: unknown): boolean {
      const authorization = authorizationOf(user, data);
      if (!authorization) return true;
      if (!ends.counts(authorization)) return false;
      if (!bySession.has(authorization.session)) bySession.set(authorization.session, authorization);
      return true;
    },
    /** Whether one of a user's has ended; null if the user has none. */
    haveEnded(user: string, ended: EndedSessions): boolean | null {
      const own = [...bySession.values()].filter((each) => each.user === user);
      return own.length > 0 ? own.some((each) => hasEnded(each, ended)) : null;
    },
    haveExpired: (time: number): boolean => [...bySession.values()].some(({ expires }) => expires <= time),
  };
}
