import { z } from "zod";
import { id, instant, optionalInstant } from "./primitives";
import { ungrouped } from "./typed/visible-text";

/** `me/parking/show-qr-code`: the code for the barrier, its expiry, and the free minutes of the member's tier. */
export const parkingCode = z.object({
  code: z.string(),
  valid_until: optionalInstant,
  free_minutes: z.number().int().default(0),
});

/**
 * A number plate by which the barrier recognises the member; `parked_since` and `free_minutes_left` are set while the
 * car is inside.
 */
const plate = z.object({
  id,
  plate: z.string(),
  parked_since: instant.nullish(),
  free_minutes_left: z.number().int().nullish(),
});
export type Plate = z.infer<typeof plate>;
export const plates = z.array(plate);

/**
 * POST `me/parking/plates`: letters and digits, as of Germany with umlauts; blanks and hyphens are removed; at most `most` plates. Conflict if
 * another member has it.
 */
export const plateRequest = z.object({
  plate: z
    .string()
    .transform((text) => ungrouped(text).toUpperCase())
    .pipe(
      z
        .string()
        .min(1, "required")
        .regex(/^[A-ZÄÖÜ0-9]{5,8}$/, "not_a_plate"),
    ),
});
export const plateRules = { most: 3 };
