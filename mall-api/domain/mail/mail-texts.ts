import { checkedTexts, text, translated } from "@contract/checked-texts";
import { z } from "zod";
import content from "../../texts/mails.json";

const mailPurposes = [
  "verification",
  "already-registered",
  "forgotten-password",
  "password-changed",
  "second-factor-on",
  "second-factor-changed",
  "second-factor-off",
  "newsletter-confirmation",
  "support-received",
  "account-erased",
  "points-expiring",
] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** One mail: paragraphs, the code in large digits, the link as a button, and a note in small print. */
const mailText = z.strictObject({
  subject: text,
  paragraphs: z.array(text).min(1),
  button: text.optional(),
  note: text.optional(),
});

/** In every text `{mall}` is the mall’s name; `{minutes}`, `{points}` and `{day}` are replaced if the mail has them. */
const schema = z.strictObject({
  greetings: translated(z.strictObject({ hello: text, regards: text })),
  mails: z.record(z.enum(mailPurposes), translated(mailText)),
});

export const { greetings, mails: mailTexts } = checkedTexts("mall-api/texts/mails.json", schema, content);
