import { z } from "zod";
import { id, translations } from "./primitives";

export const faqEntry = z.object({
  id,
  order: z.number().int().default(0),
  group: z.string().default("general"),
  translations: translations({ question: z.string(), answer: z.string(), group_name: z.string().nullish() }),
});
export type FaqEntry = z.infer<typeof faqEntry>;
