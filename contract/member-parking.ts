import { z } from "zod";
import { id, instant } from "./primitives";

/** `me/parking/show-qr-code`: what the barrier reads, until when, and the free minutes of the member's tier. */
export const parkingCode = z.object({
  code: z.string(),
  valid_until: instant,
  free_minutes: z.number().int().default(0),
});
export type ParkingCode = z.infer<typeof parkingCode>;

/** A number plate that the barrier knows the member by; `parked_since` and `free_minutes_left` while the car is in the house. */
export const plate = z.object({
  id,
  plate: z.string(),
  parked_since: instant.nullish(),
  free_minutes_left: z.number().int().nullish(),
});
export type Plate = z.infer<typeof plate>;
export const plates = z.array(plate);

/** POST `me/parking/plates`: letters and digits, blanks and hyphens are left out; at most `most`. Taken by another member: Conflict. */
export const plateRequest = z.object({
  plate: z
    .string()
    .transform((text) => text.toUpperCase().replaceAll(/[\s-]/g, ""))
    .pipe(
      z
        .string()
        .min(1, "required")
        .regex(/^[A-Z0-9]{5,8}$/, "invalid"),
    ),
});
export const plateRules = { most: 3 };
