import { z } from "zod";

const id = z.string().min(1).max(128);

/**
 * What a signature may say beside the protocol's own: for which session of the user it was made, when that was last
 * known to be alive, and until when the signature counts. Milliseconds since 1970.
 */
const boundTo = z.object({ session: id, issued: z.number(), expires: z.number() });
export type Authorization = z.output<typeof boundTo> & { user: string };

/** The authorization in signed data; null for data that binds to no session. */
export function authorizationOf(user: string | null, data: unknown): Authorization | null {
  const bound = boundTo.safeParse(data).data;
  return bound && user !== null ? { user, ...bound } : null;
}

/** Which of a user's sessions ended: only one, or all that were there `at` a time, with an exception or without. */
export const endedSessions = z.object({
  only: id.optional(),
  except: id.optional(),
  at: z.coerce.number().optional(),
});
export type EndedSessions = z.output<typeof endedSessions> & { at: number };

export const hasEnded = ({ session, issued }: Authorization, { only, except, at }: EndedSessions): boolean =>
  only === undefined ? session !== except && issued <= at : session === only;

/**
 * Remembers ended sessions for as long as a signature that was made for one before could still be used.
 * @param ttlMs the longest life of a signature
 */
export function createSessionEnds(now: () => number, ttlMs: number) {
  const ends = new Map<string, { ended: EndedSessions; until: number }[]>();
  return {
    add(user: string, ended: EndedSessions) {
      ends.set(user, [...(ends.get(user) ?? []), { ended, until: now() + ttlMs }]);
    },
    counts(authorization: Authorization): boolean {
      const { expires, user } = authorization;
      const isAlive = expires > now() && expires - now() <= ttlMs;
      return isAlive && !ends.get(user)?.some(({ ended }) => hasEnded(authorization, ended));
    },
    forgetOld() {
      for (const [user, each] of ends) {
        const left = each.filter(({ until }) => until > now());
        if (left.length > 0) ends.set(user, left);
        else ends.delete(user);
      }
    },
  };
}
export type SessionEnds = ReturnType<typeof createSessionEnds>;
