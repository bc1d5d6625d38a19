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
 * POST `me/physical-card`: links a plastic card to the member. Its points are credited, and its number becomes the
 * member's card number. `number: wrong` if number and birth date don't match or the card already belongs to somebody.
 */
export const physicalCardRequest = z.object({ number: digits(13, 13, "wrong"), birth_date: birthDate });

/** POST `gift-cards/balance`. Any mismatch is `number: ["wrong"]`. */
export const giftCardRequest = z.object({ number: digits(16, 16, "wrong"), pin: digits(4, 4, "wrong") });
export const giftCardBalance = z.object({
  balance: haler,
  currency: z.string().default("CZK"),
  valid_to: instant.nullish(),
});
export type GiftCardBalance = z.infer<typeof giftCardBalance>;
