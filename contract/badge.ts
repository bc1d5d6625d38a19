import { z } from "zod";
import { id, instant, translations } from "./primitives";

/** `badges`: what can be earned; for a member with how far they are, and since when they have it. */
export const badge = z.object({
  id,
  icon: z.string().nullish(),
  earned_at: instant.nullish(),
  progress: z.object({ have: z.number().int(), need: z.number().int() }).nullish(),
  translations: translations({ name: z.string(), description: z.string() }),
});
export type Badge = z.infer<typeof badge>;
