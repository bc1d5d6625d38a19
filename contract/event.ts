import { z } from "zod";
import {
  contentFields,
  floor,
  haler,
  id,
  instant,
  memberFields,
  named,
  optionalInstant,
  optionalText,
  postType,
} from "./primitives";
import { thumbs } from "./product";

/** An event; `price` in haléř: 0 is free, null is unknown. */
export const event = z.object({
  ...contentFields,
  ...memberFields,
  type: postType,
  company_id: id.nullish(),
  starts_at: optionalInstant,
  ends_at: instant.nullish(),
  place: optionalText,
  floor: floor.nullish(),
  price: haler.nullish(),
  /** The price is the lowest of several. */
  price_is_from: z.boolean().default(false),
  capacity: z.number().int().nullish(),
  organizer: optionalText,
  thumbs,
  translations: named("title", {
    slug: optionalText,
    article: optionalText,
    place_name: optionalText,
  }),
});
export type Event = z.infer<typeof event>;
