import { z } from "zod";
import { birthDate, type FieldProblem } from "./input-text";
import { haler, instant } from "./primitives";
import { ungrouped } from "./typed/visible-text";

const digits = (count: number, problem: FieldProblem) =>
  z
    .string()
    .transform(ungrouped)
    .pipe(
      z
        .string()
        .min(1, "required")
        .regex(new RegExp(`^\\d{${count}}$`), problem),
    );

/**
 * POST `me/physical-card`: links a plastic card to the member. Its points are credited, and its number becomes the
 * member's card number. `number: wrong` if number and birth date don't match or the card already belongs to somebody.
 */
export const physicalCardRequest = z.object({ number: digits(13, "not_13_digits"), birth_date: birthDate });

/** POST `gift-cards/balance`. Any mismatch is `number: ["wrong"]`. */
export const giftCardRequest = z.object({
  number: digits(16, "not_16_digits"),
  pin: digits(4, "not_4_digits"),
});
export const giftCardBalance = z.object({
  balance: haler,
  currency: z.string().default("CZK"),
  valid_to: instant.nullish(),
});
export type GiftCardBalance = z.infer<typeof giftCardBalance>;
