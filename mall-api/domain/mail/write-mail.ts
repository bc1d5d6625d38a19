import { fallbackLanguage, isLanguage, type Language, languageTag, valueIn } from "@contract/languages";
import { outbox } from "../../db/account-schema";
import type { Transaction } from "../../db/write-transaction";
import { siteAddress } from "../../site-address";
import type { Services } from "../call/services";
import { mallName } from "../content/mall-name";
import { greetings, type MailPurpose, mailTexts } from "./mail-texts";

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
};

/** Adds a mail to the outbox in the transaction that causes it, so that neither exists without the other. */
export async function writeMail(
  transaction: Transaction,
  services: Pick<Services, "now">,
  tenant: string,
  mail: Mail,
): Promise<void> {
  const language = isLanguage(mail.language) ? mail.language : fallbackLanguage;
  const text = valueIn(mailTexts[mail.purpose], language);
  const values: Record<string, string> = { mall: await mallName(transaction, tenant), ...mail.values };
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const { hello, regards } = valueIn(greetings, language);

  const paragraphs = [hello, ...text.paragraphs.map(fill)];
  const parts = {
    paragraphs,
    quoted: mail.quoted,
    code: mail.code,
    link: mail.link,
    button: text.button && fill(text.button),
    note: text.note && fill(text.note),
    regards: fill(regards),
  };
  await transaction.insert(outbox).values({
    tenant,
    recipient: mail.to,
    language,
    purpose: mail.purpose,
    subject: fill(text.subject),
    text: asText(parts),
    html: asHtml(language, parts),
    code: mail.code ?? null,
    link: mail.link ?? null,
    createdAt: services.now().getTime(),
  });
}

/** A link to the mall's site; `path` is relative to its root. */
export function siteLink(
  { environment }: Pick<Services, "environment">,
  tenant: string,
  path: string,
  query: Record<string, string>,
): string {
  return `${siteAddress(environment, tenant)}${path}?${new URLSearchParams(query)}`;
}

/** The same with an address and its code, which browsers send to nobody. */
export const codeLink = (
  call: Pick<Services, "environment">,
  tenant: string,
  path: string,
  values: Record<string, string>,
): string => `${siteLink(call, tenant, path, { mailed: "1" })}#${new URLSearchParams(values)}`;

type Parts = {
  paragraphs: string[];
  quoted: string | undefined;
  code: string | undefined;
  link: string | undefined;
  button: string | undefined;
  note: string | undefined;
  regards: string;
};

function asText({ paragraphs, quoted, code, link, button, note, regards }: Parts): string {
  return [
    ...paragraphs,
    quoted?.replaceAll(/^/gm, "> "),
    code,
    link && (button ? `${button}:\n${link}` : link),
    note,
    regards,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function asHtml(
  language: Language,
  { paragraphs, quoted, code, link, button, note, regards }: Parts,
): string {
  const tag = (name: string, content: string | undefined, style = "") =>
    content ? `<${name}${style && ` style="${style}"`}>${content}</${name}>` : "";
  return [
    `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8">`,
    `<body style="font:16px/1.5 sans-serif;color:#1e2a26;max-width:34em;margin:2em auto;padding:0 1em">`,
    ...paragraphs.map((paragraph) => tag("p", escaped(paragraph))),
    tag("blockquote", quoted && escaped(quoted).replaceAll("\n", "<br>")),
    tag("p", code && escaped(code), "font-size:2em;letter-spacing:.2em;font-weight:bold"),
    tag("p", link && `<a href="${escaped(link)}">${escaped(button ?? link)}</a>`),
    tag("p", note && escaped(note), "font-size:.85em;color:#5b6661"),
    tag("p", escaped(regards)),
  ].join("");
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
