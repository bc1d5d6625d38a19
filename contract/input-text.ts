import { z } from "zod";
import { languages } from "./languages";
import { trimmed, ungrouped } from "./typed/visible-text";

/**
 * The error codes that the reference API returns in `errors`; the screens have a translated message for each. Another
 * upstream may return messages of its own: text that is not in this list is shown as it is.
 */
const fieldProblems = [
  "required",
  "not_ticked",
  "invalid",
  "not_an_email",
  "not_a_phone",
  "phone_without_country",
  "not_a_plate",
  "not_a_date",
  "not_13_digits",
  "not_16_digits",
  "not_4_digits",
  "too_short",
  "too_long",
  "too_common",
  "made_of_names",
  "breached",
  "too_young",
  "mismatch",
  "taken",
  "wrong",
  "wrong_or_expired",
  "other_browser",
  "not_verified",
  "too_large",
  "too_many",
  "too_many_pixels",
  "wrong_type",
  "heic",
  "unreadable",
  "unknown",
  "in_the_future",
  "too_old",
  "gives_no_points",
  "limit_reached",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

export const isFieldProblem = (text: string): text is FieldProblem =>
  (fieldProblems as readonly string[]).includes(text);

/** Whether the text contains a lone surrogate, which can't be stored as UTF-8. */
const isTorn = (text: string): boolean => /\p{Surrogate}/u.test(text);

export const siteLanguage = z.enum(languages);

/** One non-empty line of text, without control characters (NUL included) or lone surrogates. */
export const line = (longest: number) =>
  z
    .string()
    .overwrite(trimmed)
    .min(1, "required")
    .max(longest, "too_long")
    .refine((text) => !isTorn(text) && !/\p{Cc}/u.test(text), "invalid");

/** Text with line breaks and tabs, otherwise like `line`. Normalises the CRLF that forms send to LF. */
export const prose = (longest: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, "\n"))
    .pipe(
      z
        .string()
        .overwrite(trimmed)
        .min(1, "required")
        .max(longest, "too_long")
        .refine((text) => !isTorn(text) && !/\p{Cc}/u.test(text.replaceAll(/[\n\t]/g, "")), "invalid"),
    );

export const passwordLength = { least: 10, most: 200 };

/** A new password. Only its length is checked here; the API also refuses what attackers try first (`too_common`, `made_of_names`, `breached`). */
export const newPassword = z
  .string()
  .min(1, "required")
  .min(passwordLength.least, "too_short")
  .max(passwordLength.most, "too_long")
  .refine((text) => !isTorn(text) && !text.includes("\0"), "invalid");

/** An existing password: only its length is checked, so that passwords set under earlier rules keep working. */
export const givenPassword = z.string().min(1, "required").max(passwordLength.most, "too_long");

/** A six-digit code from a mail; blanks and hyphens are ignored. */
export const mailCode = z
  .string()
  .transform(ungrouped)
  .pipe(
    z
      .string()
      .min(1, "required")
      .regex(/^\d{6}$/, "wrong_or_expired"),
  );

/** A long random secret from a link. */
export const linkToken = z.string().min(1, "required").max(200, "wrong_or_expired");

/**
 * The path on the mall's site that a link in a mail points to; the API prepends the site's base URL and appends the
 * parameters of `mailLinkQuery`. It is not a full URL, so that nobody can send mails that link elsewhere.
 */
export const returnPath = z
  .string()
  .max(500, "too_long")
  .regex(/^\/(?![/\\])[^\s\\?#]*$/, "invalid");

/**
 * The parameters of links in mails, by the purpose of the mail. An address and its code follow `?mailed=1` as a fragment,
 * `#email=…&code=…`, which browsers don't send, so that no log has them; in the query the site accepts them too. What
 * comes in the query, as a newsletter's token does, because its page has no field to type it into, the site exchanges for
 * a cookie, and redirects to an address without it.
 */
export const mailLinkQuery = {
  /** Appended to `return_path` of `register` and `register/email-resend`. */
  verification: ["email", "code"],
  /** Appended to `return_path` of `forget-password`. */
  forgottenPassword: ["email", "code"],
  /** Appended to `return_path` of `newsletters/subscription`. */
  newsletterConfirmation: ["confirm"],
  newsletterUnsubscription: ["unsubscribe"],
} as const;

export const minimumAge = 15;

/** A day, `YYYY-MM-DD`. */
export const givenDay = z
  .string()
  .overwrite(trimmed)
  .min(1, "required")
  .pipe(z.iso.date({ error: "not_a_date", abort: true }));

/** A birth date, `YYYY-MM-DD`, from 1900. */
export const birthDate = givenDay.refine((day) => day >= "1900-01-01", { error: "not_a_date", abort: true });

/** The birth date of somebody who may be a member. */
export const memberBirthDate = birthDate.superRefine((day, context) => {
  const today = new Date().toISOString().slice(0, 10);
  const youngest = `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`;
  const problem: FieldProblem | null = day > today ? "in_the_future" : day > youngest ? "too_young" : null;
  if (problem) context.addIssue({ code: "custom", message: problem });
});
