import { z } from "zod";
import { contentFields, id, instant, memberFields, optionalText, translations } from "./primitives";
import { thumbs } from "./product";

export const newsArticle = z.object({
  ...contentFields,
  ...memberFields,
  type: z.enum(["mall", "stores"]).catch("mall"),
  company_id: id.nullish(),
  published_at: instant,
  author: optionalText,
  thumbs,
  translations: translations({
    title: z.string(),
    slug: z.string(),
    perex: optionalText,
    article: optionalText,
  }),
});
export type NewsArticle = z.infer<typeof newsArticle>;
