import type { LegalText } from "@contract/website-page";
import { translatorOf } from "~/locale/i18n.server";
import { throwIfMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import { htmlSections } from "~/mall/content/html-sections";
import { plainText, richText, type SafeHtml, withoutHeadings } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { documentsOfPage } from "../documents.server";
import { translated } from "../translation";
import { placeholderHtml } from "./placeholder.server";

export type LegalKind = "privacy-policy" | "terms-and-conditions" | "operating-rules";
export type LegalView = Awaited<ReturnType<typeof legalView>>;

const fields = {
  "privacy-policy": "privacy_policy",
  "terms-and-conditions": "terms_and_conditions",
  "operating-rules": "operating_rules",
} as const;

/** Fewer sections are neither numbered nor listed. */
const fewestSections = 3;

/** A legal text: the API's own resource for it, else the mall's field, else the site's placeholder. */
export async function legalView(site: Site, kind: LegalKind) {
  const { language, tenant, mall } = site;
  const own = await ownText(site, kind);
  const article =
    translated(own?.translations ?? [], "article", language) ||
    translated(mall?.translations ?? [], fields[kind], language);
  // The placeholder would say that there is no text yet.
  if (!article) throwIfMissing("privacyPolicy", "termsConditions");
  const html = article ? richText(article, tenant.tenantId) : placeholderHtml(fields[kind], site);
  return {
    title:
      translated(own?.translations ?? [], "title", language) ||
      translatorOf(language)(`content:legal.${kind}`),
    ...legalParts(html),
    documents: documentsOfPage(kind, site),
    description: plainText(withoutHeadings(html), 160),
  };
}

async function ownText({ api }: Site, kind: LegalKind): Promise<LegalText | null> {
  if (kind === "operating-rules") return null;
  const text = kind === "privacy-policy" ? api.privacyPolicy() : api.termsConditions();
  return sidePart(text, "A legal text could not be read");
}

type LegalSection = { id: string; number: number | null; title: string; html: string };

/**
 * A long text in its parts: the first paragraph as its lead, a list before the first heading as what it says in short,
 * and numbered sections, unless the text numbers them itself. `html` is what else it begins with, or a text that has
 * no such parts.
 */
export function legalParts(html: SafeHtml) {
  const parts = htmlSections(html);
  if (!parts || parts.sections.length < fewestSections)
    return { html, lead: null, short: null, sections: [] };
  const { opening } = parts;
  const sections = parts.sections.map(({ title, html }, at): LegalSection => {
    const number = at + 1;
    return { id: `section-${number}`, number, title: plainText(title), html };
  });
  const [lead = ""] = /^\s*<p>[\s\S]*?<\/p>/.exec(opening) ?? [];
  const rest = opening.slice(lead.length).trim();
  const [list, title, items = ""] = /^(?:<h3>([\s\S]*?)<\/h3>)?\s*(<ul>[\s\S]*<\/ul>)$/.exec(rest) ?? [];
  return {
    lead: lead || null,
    short: list ? { title: title ? plainText(title) : null, ...rulesOf(items) } : null,
    html: list ? "" : rest,
    sections: sections.some(({ title }) => hasNumber(title))
      ? sections.map((section) => ({ ...section, number: null }))
      : sections,
  };
}

/** Rules in short: those that state a number, where there are several, as figures; `html` is the list of the others. */
function rulesOf(list: string) {
  const items = list.split(/(?=<li>)|(?=<\/ul>)/).filter((part) => part.startsWith("<li>"));
  const figures = items.flatMap((item) => {
    const number = figureIn(plainText(item));
    return number ? [{ number, label: plainText(item) }] : [];
  });
  if (figures.length < 2 || list.includes("<ul>", 1)) return { figures: [], html: list };
  const others = items.filter((item) => !figureIn(plainText(item)));
  return { figures, html: others.length > 0 ? `<ul>${others.join("")}</ul>` : "" };
}

/** The only number of a sentence and its unit: "30 days". */
const figureIn = (sentence: string): string | null =>
  (sentence.length < 80 && /^\D*(?<![\p{L}./-]|§\s?)(\d[\d\u00a0]*\s\p{L}+)\D*$/u.exec(sentence)?.[1]) ||
  null;

const hasNumber = (title: string): boolean => /^(?:[§\d]|[IVX]+[.)]|(?:čl|art)\b)/i.test(title);
