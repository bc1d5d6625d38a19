import { z } from "zod";
import { linkToken, returnPath, siteLanguage } from "./input-text";
import { emailAddress } from "./typed/email-address.server";

/**
 * `newsletters/subscription` always succeeds and mails a confirmation link (double opt-in). `return_path` is the screen
 * that both links of the mail point to, see `mailLinkQuery`.
 */
export const newsletterSubscriptionRequest = z.object({
  email: emailAddress,
  language: siteLanguage,
  consent: z.literal(true, "required"),
  return_path: returnPath,
});

/**
 * `newsletters/subscription/confirmation`: the token of the mailed link; `token: wrong_or_expired`. It remains valid
 * once confirmed.
 */
export const newsletterConfirmationRequest = z.object({ token: linkToken });

/** `newsletters/unsubscribe`: the token from any newsletter's link. Idempotent. */
export const newsletterUnsubscribeRequest = z.object({ token: linkToken });

/** The address that was subscribed or unsubscribed. */
export const newsletterAnswer = z.object({ email: z.string() });
