import { z } from "zod";
import { customer } from "./customer";
import { line, mailCode, memberBirthDate, newPassword, returnPath, siteLanguage } from "./input-text";
import { emailAddress } from "./typed/email-address.server";
import { phoneNumber } from "./typed/phone-number.server";

/**
 * `register` returns 201 and mails a code. The reference API responds the same for a known address and notifies its
 * owner by mail: nobody learns who is a member, so the response contains no id before the address is verified. Another
 * upstream may return Conflict with `errors.email: ["taken"]`.
 */
export const registerRequest = z.object({
  first_name: line(80),
  last_name: line(80),
  email: emailAddress,
  password: newPassword,
  phone: phoneNumber.nullish(),
  birth_date: memberBirthDate.nullish(),
  language: siteLanguage,
  terms: z.literal(true, "required"),
  newsletter: z.boolean().optional(),
  return_path: returnPath.optional(),
});
export const registerAnswer = z.object({ customer: customer.partial({ id: true }) });

/**
 * `register/email-verification` returns a session; anything but the latest valid code is `code: wrong_or_expired`. An
 * API that knows by `x-browser-id` that another browser registered answers the right code with `code: other_browser`:
 * whoever reads the mail may not be who chose the password. `forget-password/login` then accepts the code, and allows a
 * password to be set.
 */
export const emailVerificationRequest = z.object({ email: emailAddress, code: mailCode });

/** `register/email-resend` always succeeds; at most once a minute per address (TooManyRequests). */
export const emailResendRequest = z.object({
  email: emailAddress,
  language: siteLanguage.optional(),
  return_path: returnPath.optional(),
});

/** For mailed codes: lifetime, attempts, and the interval before another can be requested. */
export const codeRules = { minutes: 30, attempts: 5, resendSeconds: 60 };
