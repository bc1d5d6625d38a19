import { z } from "zod";
import { languages } from "./languages";

/**
 * What is wrong with a field, as the words that the reference API answers in `errors`; a screen has a sentence for each.
 * Another upstream may answer sentences of its own: a text that is not in this list is shown as it is.
 */
export const fieldProblems = [
  "required",
  "invalid",
  "too_short",
  "too_long",
  "too_common",
  "too_young",
  "mismatch",
  "taken",
  "wrong",
  "wrong_or_expired",
  "other_browser",
  "not_verified",
  "too_large",
  "too_many",
  "wrong_type",
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

/** Has half of a surrogate pair, which is no character and can't be stored as text. */
const isTorn = (text: string): boolean => /\p{Surrogate}/u.test(text);

export const siteLanguage = z.enum(languages);
export type SiteLanguage = z.infer<typeof siteLanguage>;

/** One line of text of at least one character: no control characters (NUL among them), no half of a surrogate pair. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, "required")
    .max(longest, "too_long")
    .refine((text) => !isTorn(text) && !/\p{Cc}/u.test(text), "invalid");

/** Text with line breaks and tabs, otherwise as `line`. Forms break lines in two characters, here it is one. */
export const prose = (longest: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, "\n"))
    .pipe(
      z
        .string()
        .trim()
        .min(1, "required")
        .max(longest, "too_long")
        .refine((text) => !isTorn(text) && !/\p{Cc}/u.test(text.replaceAll(/[\n\t]/g, "")), "invalid"),
    );

/** An e-mail address, in small letters. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, "required")
  .max(254, "too_long")
  .pipe(z.email("invalid"));

export const passwordLength = { least: 10, most: 200 };

/** A new password: its length is the one rule here, the API refuses well-known ones besides (`too_common`). */
export const newPassword = z
  .string()
  .min(1, "required")
  .min(passwordLength.least, "too_short")
  .max(passwordLength.most, "too_long")
  .refine((text) => !isTorn(text) && !text.includes("\0"), "invalid");

/** A password that was chosen before: only its length is looked at, so that old ones stay good. */
export const givenPassword = z.string().min(1, "required").max(passwordLength.most, "too_long");

/** A code of six digits out of a mail; blanks are forgiven. */
export const mailCode = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ""))
  .pipe(
    z
      .string()
      .min(1, "required")
      .regex(/^\d{6}$/, "wrong_or_expired"),
  );

/** A secret out of a link: long, random, told nowhere else. */
export const linkToken = z.string().min(1, "required").max(200, "wrong_or_expired");

/**
 * The path on the mall's own site that a link in a mail leads to; the API puts its site's address before it and the
 * query of `mailLinkQuery` after it. It is no whole address, so that nobody's mail can lead elsewhere.
 */
export const returnPath = z
  .string()
  .max(500, "too_long")
  .regex(/^\/(?![/\\])[^\s\\?#]*$/, "invalid");

/** The query that a link in a mail carries, by what the mail is for. */
export const mailLinkQuery = {
  /** To `return_path` of `register` and `register/email-resend`. */
  verification: ["email", "code"],
  /** To `return_path` of `forget-password`. */
  forgottenPassword: ["email", "code"],
  /** To `return_path` of `newsletters/subscription`. */
  newsletterConfirmation: ["confirm"],
  newsletterUnsubscription: ["unsubscribe"],
} as const;

/** A telephone number with an optional country code; blanks, hyphens and brackets are left out. */
export const phoneNumber = z
  .string()
  .trim()
  .transform((text) => text.replaceAll(/[\s()./-]/g, ""))
  .pipe(z.string().regex(/^(?:\+|00)?\d{6,15}$/, "invalid"));

export const minimumAge = 15;

/** A birth date, `YYYY-MM-DD`, from 1900 on. That the member is old enough is checked by the API (`too_young`). */
export const birthDate = z.iso.date("invalid").refine((day) => day >= "1900-01-01", "invalid");
