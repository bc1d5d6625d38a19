import { z } from "zod";
import { emailAddress, linkToken, returnPath, siteLanguage } from "./input-text";

/**
 * `newsletters/subscription` always succeeds and mails a link: only who follows it is subscribed. `return_path` is the
 * screen that both links of the mail lead to, see `mailLinkQuery`.
 */
export const newsletterSubscriptionRequest = z.object({
  email: emailAddress,
  language: siteLanguage,
  consent: z.literal(true, "required"),
  return_path: returnPath,
});

/** `newsletters/subscription/confirmation`: the token of the mailed link; `token: wrong_or_expired`. Once confirmed it stays good. */
export const newsletterConfirmationRequest = z.object({ token: linkToken });

/** `newsletters/unsubscribe`: the token of any newsletter's link; it works as often as it is used. */
export const newsletterUnsubscribeRequest = z.object({ token: linkToken });

/** The address that was subscribed or unsubscribed. */
export const newsletterAnswer = z.object({ email: z.string() });
