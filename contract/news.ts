import { z } from "zod";
import {
  contentFields,
  id,
  memberFields,
  named,
  optionalInstant,
  optionalText,
  postType,
} from "./primitives";
import { thumbs } from "./product";

export const newsArticle = z.object({
  ...contentFields,
  ...memberFields,
  type: postType,
  company_id: id.nullish(),
  published_at: optionalInstant,
  author: optionalText,
  thumbs,
  translations: named("title", {
    slug: optionalText,
    perex: optionalText,
    article: optionalText,
  }),
});
export type NewsArticle = z.infer<typeof newsArticle>;
