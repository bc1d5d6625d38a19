import { type Language, languageTag } from "@contract/languages";
import { html, raw } from "hono/html";
import type { MallBrand } from "./mall-brand";

/** What a mail says, in its order. */
export type MailParts = {
  paragraphs: string[];
  quoted: string | undefined;
  code: string | undefined;
  link: string | undefined;
  button: string | undefined;
  note: string | undefined;
  regards: string;
  foot: { reason: string; unsubscribe: { title: string; link: string } | null };
};

/**
 * A mail as HTML: tables and inline styles, which every mail program shows, and a style sheet for narrow and dark screens
 * in those that read one.
 */
export function mailHtml(language: Language, brand: MallBrand, subject: string, parts: MailParts): string {
  const { name, address, home, logo, colors } = brand;
  const { paragraphs, quoted, code, link, button, note, regards, foot } = parts;
  const text = `font:16px/1.5 ${fonts};color:${colors.ink}`;
  const small = `font:14px/1.5 ${fonts};color:${colors.ink};opacity:.75`;
  const line = (content: unknown, style = text, name = "ink") =>
    html`<p class="${name}" style="margin:0 0 16px;${style}">${content}</p>`;
  return String(html`<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
@media (prefers-color-scheme:dark){.ground{background:#121214!important}.raised{background:#1f1f23!important}.ink,.ink a{color:#f4f4f5!important}.line,.light{border-color:#3f3f46!important}.light{background:#1f1f23!important;border-bottom:1px solid}.light a{color:#f4f4f5!important}}
@media (max-width:479px){.pad{padding:24px 20px!important}.head{padding:16px 20px!important}.outer{padding:0!important}.raised{border-radius:0!important}}
</style>
</head>
<body class="ground" style="margin:0;background:${colors.ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.ground}"><tr><td class="outer" align="center" style="padding:24px 12px">
<table role="presentation" class="raised" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;border-radius:16px;overflow:hidden;background:${colors.raised}">
<tr><td class="head${inkOn(colors.header) === darkInk && " light"}" style="padding:20px 32px;background:${colors.header}"><a href="${home}" style="text-decoration:none;color:${inkOn(colors.header)};font:bold 20px/48px ${fonts}"><img src="${logo}" width="48" height="48" alt="" style="border:0;border-radius:12px;vertical-align:middle;margin-right:14px">${name}</a></td></tr>
<tr><td class="pad" style="padding:32px">
${paragraphs.map((paragraph) => line(paragraph))}
${quoted && html`<blockquote class="ink line" style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${colors.accent};${text};white-space:pre-line">${quoted}</blockquote>`}
${code && line(code, `font:bold 32px/1.25 ${fonts};letter-spacing:6px;color:${colors.ink}`)}
${link && html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:${colors.accent}"><a href="${link}" style="display:inline-block;padding:13px 28px;border-radius:999px;text-decoration:none;font:bold 16px/1.4 ${fonts};color:${inkOn(colors.accent)}">${button ?? link}</a></td></tr></table>`}
${note && line(note, small)}
${line(regards)}
</td></tr>
<tr><td class="pad line" style="padding:24px 32px;border-top:1px solid #e4e4e7">
<p class="ink" style="margin:0;font:13px/1.6 ${fonts};color:${colors.ink};opacity:.75"><strong>${name}</strong>${address && html`<br>${address}`}<br><a href="${home}" style="color:${colors.ink}">${new URL(home).host}</a><br>${foot.reason}${foot.unsubscribe && html`<br><a href="${foot.unsubscribe.link}" style="color:${colors.ink}">${foot.unsubscribe.title}</a>`}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`);
}

/** Those of the reader's system: mail programs load no others. No quotes, because it is part of attributes. */
const fonts = raw("-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif");

const darkInk = "#111111";

/** White or almost black, whichever is legible on the colour (relative luminance, WCAG 2). */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((channel) => {
    const share = Number.parseInt(channel, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? darkInk : "#ffffff";
}
