import { z } from "zod";
import { id, instant, named, optionalText } from "./primitives";

/** `badges`: every badge that can be earned. For a member also their progress, and when they earned it. */
export const badge = z.object({
  id,
  icon: z.string().nullish(),
  earned_at: instant.nullish(),
  progress: z.object({ have: z.number().int(), need: z.number().int() }).nullish(),
  translations: named("name", { description: optionalText }),
});
export type Badge = z.infer<typeof badge>;
