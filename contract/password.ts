import { z } from "zod";
import { session } from "./customer";
import {
  emailAddress,
  givenPassword,
  linkToken,
  mailCode,
  newPassword,
  returnPath,
  siteLanguage,
} from "./input-text";

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

/** `forget-password` always succeeds, known address or not; at most once a minute for an address (TooManyRequests). */
export const forgetPasswordRequest = z.object({
  email: emailAddress,
  language: siteLanguage.optional(),
  return_path: returnPath.optional(),
});

/** `forget-password/login` logs in once by the mailed code, of a registration that is not verified yet as well; `reset_token` lets a new password be set for the next 30 minutes. */
export const forgetPasswordLoginRequest = z.object({ email: emailAddress, code: mailCode });
export const forgetPasswordLoginAnswer = session.extend({ reset_token: z.string().min(1) });

/** `change-forget-password`: all earlier tokens end, the answer carries a new one. */
export const changeForgetPasswordRequest = z
  .object({ reset_token: linkToken, ...chosenTwice })
  .refine(isRepeated, mismatch);

/** `change-password`: other tokens end. A wrong `current_password` answers ValidationFailed on the field (`wrong`). */
export const changePasswordRequest = z
  .object({ current_password: givenPassword, ...chosenTwice })
  .refine(isRepeated, mismatch);

/** `add-password-after-sso`, for who has none: otherwise Conflict. Other tokens end. */
export const addPasswordRequest = z.object(chosenTwice).refine(isRepeated, mismatch);
