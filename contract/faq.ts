import { z } from "zod";
import { id, named, optionalText } from "./primitives";

export const faqEntry = z.object({
  id,
  order: z.number().int().default(0),
  group: z.string().default("general"),
  translations: named("question", { answer: optionalText, group_name: optionalText }),
});
export type FaqEntry = z.infer<typeof faqEntry>;
