import { z } from "zod";
import { id, language, optionalImage, optionalText } from "./primitives";

/** The member as returned by log-in and registration. With single sign-on the name may still be empty. */
export const customer = z.object({
  id,
  email: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  /** Null if it is unknown, or none of the site's. */
  language: language.nullish().transform((code) => code ?? null),
  image: optionalImage,
  has_password: z.boolean().default(true),
});

/** Returned by a log-in: the bearer token for further requests. Without `customer`, the site reads `me/profile`. */
export const session = z.object({ token: z.string().min(1), customer: customer.nullish() });
export type MemberSession = z.infer<typeof session>;

/**
 * What every log-in returns for a member with a second factor, in place of a token: a challenge, which their second step
 * turns into a session. It is single-use, for ten minutes, and for the browser that has it. `email` is the member's own.
 */
export const secondFactorNeeded = z.object({
  challenge: z.string().min(1).max(200),
  email: z.string().min(1),
});
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;

/** What a log-in returns: a session, or the challenge of its second step. */
export const loginAnswer = session
  .partial({ token: true })
  .extend({ second_factor: secondFactorNeeded.nullish() });
export type LoginAnswer = z.infer<typeof loginAnswer>;
