import { z } from "zod";
import { id, instant, named, optionalImage, optionalText } from "./primitives";

/** The programme of the mall's cinema, films with their screenings; an upstream without a cinema returns 404. */
export const cinemaProgramme = z.object({
  films: z.array(
    z.object({
      id,
      image: optionalImage,
      length_minutes: z.number().int().nullish(),
      /** The lowest age, `0` for everyone, or the name of a rating. */
      age_rating: optionalText,
      screenings: z.array(
        z.object({
          id,
          starts_at: instant,
          hall: optionalText,
          version: optionalText,
          booking_url: optionalText,
        }),
      ),
      translations: named("title", { description: optionalText, genre: optionalText }),
    }),
  ),
});
export type CinemaProgramme = z.infer<typeof cinemaProgramme>;
