import { checkedTexts, text, translated } from "@contract/checked-texts";
import { intlLocale, type Language, valueIn } from "@contract/languages";
import { z } from "zod";
import content from "../../texts/mails.json";

/** The purposes of mails, and the screen of the site that a mail's button leads to, unless it has a link of its own. */
export const mailPurposes = {
  verification: null,
  "already-registered": "login",
  "forgotten-password": null,
  "password-changed": "forgot-password",
  "second-factor-on": "contact",
  "second-factor-changed": "dashboard-two-step",
  "second-factor-off": "dashboard-two-step",
  "newsletter-confirmation": null,
  "support-received": null,
  "account-erased": null,
  "points-expiring": "rewards",
  "booking-confirmed": "dashboard-purchases",
  "booking-cancelled": "amenities",
  "receipt-approved": "dashboard-my-points",
  "receipt-rejected": "dashboard-receipts",
} as const;
export type MailPurpose = keyof typeof mailPurposes;

/** One mail: paragraphs, the code in large digits, the link as a button, and a note in small print. */
const mailText = z.strictObject({
  subject: text,
  paragraphs: z.array(text).min(1),
  button: text.optional(),
  note: text.optional(),
});

/** A number with its noun, in each plural form of the language. */
const counted = translated(
  z.strictObject({ one: text, few: text.optional(), many: text.optional(), other: text }),
);

/** In every text `{mall}` is the mall’s name; the other placeholders are replaced if the mail has them. */
const schema = z.strictObject({
  greetings: translated(z.strictObject({ hello: text, regards: text })),
  /** Below each mail: why it came, and the link that ends the newsletter. */
  foot: translated(z.strictObject({ reason: text, unsubscribe: text })),
  counted: z.strictObject({ points: counted, expiring: counted, hours: counted }),
  receiptReasons: translated(z.record(z.string(), text)),
  mails: z.record(z.enum(Object.keys(mailPurposes) as [MailPurpose, ...MailPurpose[]]), translated(mailText)),
});

export const mailTexts = checkedTexts("mall-api/texts/mails.json", schema, content);

/** A number with its noun in a language: `130 bodů`. */
export function countedText(what: keyof typeof mailTexts.counted, count: number, language: Language): string {
  const forms = valueIn(mailTexts.counted[what], language);
  const locale = intlLocale(language);
  const form = forms[new Intl.PluralRules(locale).select(count) as keyof typeof forms] ?? forms.other;
  return form.replace("{count}", new Intl.NumberFormat(locale).format(count));
}
