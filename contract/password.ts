import { z } from "zod";
import { loginAnswer } from "./customer";
import { givenPassword, linkToken, mailCode, newPassword, returnPath, siteLanguage } from "./input-text";
import { emailAddress } from "./typed/email-address.server";

const isRepeated = ({
  password,
  password_confirmation,
}: {
  password: string;
  password_confirmation: string;
}) => password === password_confirmation;
const mismatch = { path: ["password_confirmation"], message: "mismatch" };
const chosenTwice = {
  password: newPassword,
  password_confirmation: z.string().min(1, "required").max(200, "too_long"),
};

/**
 * `forget-password` always succeeds, whether the address is known or not; at most once a minute per address
 * (TooManyRequests).
 */
export const forgetPasswordRequest = z.object({
  email: emailAddress,
  language: siteLanguage.optional(),
  return_path: returnPath.optional(),
});

/**
 * `forget-password/login` logs in once with the mailed code, even if the registration has not been verified yet;
 * `reset_token` allows a new password to be set within 30 minutes; without it the session's token does. A member with a
 * second factor gets both from the second step.
 */
export const forgetPasswordLoginRequest = z.object({ email: emailAddress, code: mailCode });
export const forgetPasswordLoginAnswer = loginAnswer.extend({ reset_token: z.string().min(1).nullish() });

/** `change-forget-password`: revokes all earlier tokens, the response carries a new one. */
export const changeForgetPasswordRequest = z
  .object({ reset_token: linkToken, ...chosenTwice })
  .refine(isRepeated, mismatch);

/**
 * `change-password`: revokes the other tokens. A wrong `current_password` returns ValidationFailed on the field
 * (`wrong`).
 */
export const changePasswordRequest = z
  .object({ current_password: givenPassword, ...chosenTwice })
  .refine(isRepeated, mismatch);

/** `add-password-after-sso`, for accounts without a password: otherwise Conflict. Revokes the other tokens. */
export const addPasswordRequest = z.object(chosenTwice).refine(isRepeated, mismatch);
