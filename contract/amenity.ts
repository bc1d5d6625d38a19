import { z } from "zod";
import { contentFields, floor, id, memberFields, named, optionalText } from "./primitives";

/** A facility of the mall; `service_id` is set if it can be booked. */
export const amenity = z.object({
  ...contentFields,
  ...memberFields,
  floor: floor.nullish(),
  unit: optionalText,
  icon: optionalText,
  service_id: id.nullish(),
  translations: named("title", {
    slug: optionalText,
    description: optionalText,
  }),
});
export type Amenity = z.infer<typeof amenity>;
