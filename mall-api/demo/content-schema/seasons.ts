import { z } from "zod";
import { key, listOf, plainText } from "./texts";

/** A date `MM-DD`, or a number of days after one that moves. */
const date = z.union([
  z.string().regex(/^\d\d-\d\d$/, "must be a date, MM-DD"),
  z.strictObject({ after: z.enum(["black-friday", "advent", "easter"]), days: z.int() }),
]);
export type SeasonDate = z.output<typeof date>;

export const seasons = listOf(
  z.strictObject({
    key,
    from: date,
    /** Its last day; in the year after `from` if it is earlier. */
    to: date,
    banner: z
      .strictObject({ motif: key, button: key, title: plainText(), text: plainText("shops") })
      .optional(),
    offer: z.strictObject({ categories: listOf(key, String).optional(), text: plainText() }).optional(),
  }),
  (each) => each.key,
);
