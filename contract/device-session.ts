import { z } from "zod";
import { id, instant, optionalText } from "./primitives";

/**
 * A session of the member: one browser or app that is logged in. `id` is `sessionIdOf` the token's hash in the
 * reference API, so that connections for realtime events can be closed by it. `user_agent` is what the browser sent at
 * the log-in.
 */
const deviceSession = z.object({
  id,
  user_agent: optionalText,
  created_at: instant.nullish().catch(null),
  /** Accurate to the hour. */
  last_used_at: instant.nullish().catch(null),
  is_current: z.boolean().catch(false),
});
export type DeviceSession = z.infer<typeof deviceSession>;

/** `me/sessions`, the one in use first. An upstream without this endpoint returns 404. */
export const deviceSessions = z.array(deviceSession);
