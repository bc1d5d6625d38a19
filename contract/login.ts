import { z } from "zod";
import { loginAnswer, secondFactorNeeded } from "./customer";
import { givenPassword, siteLanguage } from "./input-text";
import { emailAddress } from "./typed/email-address.server";

/**
 * `login`. Wrong credentials return Unauthorized with the same text whether or not the address is known; correct
 * credentials of an unverified address return Forbidden with `errors.email: ["not_verified"]`.
 */
export const loginRequest = z.object({ email: emailAddress, password: givenPassword });

/** `oauth/token`, the Wi-Fi log-in. */
export const tokenRequest = z.object({
  grant_type: z.literal("password"),
  username: emailAddress,
  password: givenPassword,
  client_id: z.string().min(1).max(100),
});
export const tokenAnswer = z.object({
  /** Missing for a member with a second factor. */
  access_token: z.string().min(1).optional(),
  token_type: z.string().optional(),
  /** Seconds. */
  expires_in: z.number().int().optional(),
  second_factor: secondFactorNeeded.nullish(),
});

/** `firebase-login`: an id token of single sign-on. `language` applies to a new account. */
export const firebaseLoginRequest = z.object({
  id_token: z.string().min(1, "required").max(8_192, "too_long"),
  language: siteLanguage.optional(),
});
export const firebaseLoginAnswer = loginAnswer.extend({ needs_password: z.boolean().default(false) });
