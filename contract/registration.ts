import { z } from "zod";
import { customer } from "./customer";
import {
  birthDate,
  emailAddress,
  line,
  mailCode,
  newPassword,
  phoneNumber,
  returnPath,
  siteLanguage,
} from "./input-text";

/**
 * `register` answers 201 and a code is mailed. The reference API answers so for a known address too, and tells its owner
 * by mail: nobody learns who is a member, so the answer names no id before the address is verified. Another upstream may answer Conflict with `errors.email: ["taken"]`.
 */
export const registerRequest = z.object({
  first_name: line(80),
  last_name: line(80),
  email: emailAddress,
  password: newPassword,
  phone: phoneNumber.nullish(),
  birth_date: birthDate.nullish(),
  language: siteLanguage,
  terms: z.literal(true, "required"),
  newsletter: z.boolean().optional(),
  return_path: returnPath.optional(),
});
export const registerAnswer = z.object({ customer: customer.partial({ id: true }) });

/**
 * `register/email-verification` answers a session; every code that is not the newest good one: `code: wrong_or_expired`. An API
 * that knows by `x-browser-id` that another browser registered answers the right code `code: other_browser`: who reads the mail
 * may not be who chose the password. `forget-password/login` takes the code then, and lets a password be chosen.
 */
export const emailVerificationRequest = z.object({ email: emailAddress, code: mailCode });

/** `register/email-resend` always succeeds, at most once a minute for an address (TooManyRequests). */
export const emailResendRequest = z.object({
  email: emailAddress,
  language: siteLanguage.optional(),
  return_path: returnPath.optional(),
});

/** Codes out of mails live so long, bear so many tries, and are sent again after so long. */
export const codeRules = { minutes: 30, tries: 5, resendSeconds: 60 };
