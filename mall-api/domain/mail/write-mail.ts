import { fallbackLanguage, intlLocale, isLanguage, type Language, valueIn } from "@contract/languages";
import { outbox } from "../../db/account-schema";
import type { Transaction } from "../../db/write-transaction";
import { siteAddress } from "../../site-address";
import type { Services } from "../call/services";
import { type MailParts, mailHtml } from "./mail-html";
import { type MailPurpose, mailPurposes, mailTexts } from "./mail-texts";
import { type MallBrand, mallBrand } from "./mall-brand";

export type Mail = {
  purpose: MailPurpose;
  to: string;
  language: string;
  code?: string;
  link?: string;
  /** Values for the `{…}` placeholders of the text. */
  values?: Record<string, string>;
  /** Text by the recipient, quoted below the paragraphs. */
  quoted?: string;
  /** For mails of the newsletter: the link that ends it, and the one at which a mail program does so by itself. */
  unsubscribe?: { link: string; oneClick: string };
  /** A calendar file (RFC 5545) to attach. */
  calendar?: string;
};

/** Adds a mail to the outbox in the transaction that causes it, so that neither exists without the other. */
export async function writeMail(
  transaction: Transaction,
  services: Pick<Services, "now" | "environment">,
  tenant: string,
  mail: Mail,
): Promise<void> {
  const language = mailLanguage(mail.language);
  const text = valueIn(mailTexts.mails[mail.purpose], language);
  const brand = await mallBrand(transaction, services, tenant, language);
  const values: Record<string, string> = { mall: brand.name, ...mail.values };
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const { hello, regards } = valueIn(mailTexts.greetings, language);
  const foot = valueIn(mailTexts.foot, language);
  const screen = mailPurposes[mail.purpose];

  const subject = fill(text.subject);
  const parts: MailParts = {
    paragraphs: [hello, ...text.paragraphs.map(fill)],
    quoted: mail.quoted,
    code: mail.code,
    link: mail.link ?? (screen ? screenLink(services, tenant, screen, language) : undefined),
    button: text.button && fill(text.button),
    note: text.note && fill(text.note),
    regards: fill(regards),
    foot: {
      reason: fill(foot.reason),
      unsubscribe: mail.unsubscribe ? { title: foot.unsubscribe, link: mail.unsubscribe.link } : null,
    },
  };
  await transaction.insert(outbox).values({
    tenant,
    recipient: mail.to,
    language,
    purpose: mail.purpose,
    subject,
    text: asText(parts, brand),
    html: mailHtml(language, brand, subject, parts),
    code: mail.code ?? null,
    link: mail.link ?? null,
    unsubscribe: mail.unsubscribe?.oneClick ?? null,
    calendar: mail.calendar ?? null,
    createdAt: services.now().getTime(),
  });
}

/** The language that a mail is written in. */
export const mailLanguage = (language: string): Language =>
  isLanguage(language) ? language : fallbackLanguage;

/** A day in a mail: `26 December 2026`. */
export const dayInMail = (at: number, language: string): string =>
  new Intl.DateTimeFormat(intlLocale(mailLanguage(language)), {
    dateStyle: "long",
    timeZone: "Europe/Prague",
  })
    .format(at)
    .replaceAll(/(?<=\d\.?) (?=\p{L})/gu, "\u00a0");

/** A link to the mall's site; `path` is relative to its root. */
export function siteLink(
  { environment }: Pick<Services, "environment">,
  tenant: string,
  path: string,
  query: Record<string, string>,
): string {
  return `${siteAddress(environment, tenant)}${path}?${new URLSearchParams(query)}`;
}

/** A link to a screen of the site by its name: the site knows its path. */
export const screenLink = (
  services: Pick<Services, "environment">,
  tenant: string,
  screen: string,
  language: Language,
): string => siteLink(services, tenant, `/to/${screen}`, { language });

/** The same with an address and its code, which browsers send to nobody. */
export const codeLink = (
  call: Pick<Services, "environment">,
  tenant: string,
  path: string,
  values: Record<string, string>,
): string => `${siteLink(call, tenant, path, { mailed: "1" })}#${new URLSearchParams(values)}`;

function asText(parts: MailParts, { name, address, home }: MallBrand): string {
  const { paragraphs, quoted, code, link, button, note, regards, foot } = parts;
  return [
    ...paragraphs,
    quoted?.replaceAll(/^/gm, "> "),
    code,
    link && (button ? `${button}:\n${link}` : link),
    note,
    regards,
    // What follows this line mail programs take for the sender's signature.
    ["-- ", name, address, home, foot.reason].filter(Boolean).join("\n"),
    foot.unsubscribe && `${foot.unsubscribe.title}:\n${foot.unsubscribe.link}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
