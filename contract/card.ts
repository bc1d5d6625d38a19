import { z } from "zod";
import { birthDate } from "./input-text";
import { haler, instant } from "./primitives";

const digits = (least: number, most: number, problem: string) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ""))
    .pipe(
      z
        .string()
        .min(1, "required")
        .regex(new RegExp(`^\\d{${least},${most}}$`), problem),
    );

/**
 * POST `me/physical-card`: a plastic card becomes the member's. Its points are credited, and its number is the card number
 * from then on. `number: wrong` whenever number and birth date don't belong together or the card is somebody's already.
 */
export const physicalCardRequest = z.object({ number: digits(13, 13, "wrong"), birth_date: birthDate });

/** POST `gift-cards/balance`. Whatever does not fit: `number: ["wrong"]`. */
export const giftCardRequest = z.object({ number: digits(16, 16, "wrong"), pin: digits(4, 4, "wrong") });
export const giftCardBalance = z.object({
  balance: haler,
  currency: z.string().default("CZK"),
  valid_to: instant.nullish(),
});
export type GiftCardBalance = z.infer<typeof giftCardBalance>;
