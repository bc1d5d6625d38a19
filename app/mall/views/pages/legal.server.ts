import type { LegalText } from "@contract/website-page";
import { translatorOf } from "~/locale/i18n.server";
import { throwIfMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText, richText, type SafeHtml, withoutHeadings } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { translated } from "../translation";
import { documentsBlock } from "./blocks.server";
import { placeholderHtml } from "./placeholder.server";

export type LegalKind = "privacy-policy" | "terms-and-conditions" | "operating-rules";
export type LegalView = Awaited<ReturnType<typeof legalView>>;

const fields = {
  "privacy-policy": "privacy_policy",
  "terms-and-conditions": "terms_and_conditions",
  "operating-rules": "operating_rules",
} as const;

/** With fewer headings no table of contents is needed. */
const headingsWorthListing = 3;

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
    ...withContents(html),
    documents: documentsBlock(kind, site),
    description: plainText(withoutHeadings(html), 160),
  };
}

async function ownText({ api }: Site, kind: LegalKind): Promise<LegalText | null> {
  if (kind === "operating-rules") return null;
  const text = kind === "privacy-policy" ? api.privacyPolicy() : api.termsConditions();
  return sidePart(text, "A legal text could not be read");
}

/** Gives top-level headings ids for the table of contents. Sanitized headings have no attributes of their own. */
export function withContents(html: SafeHtml): { html: string; contents: { id: string; title: string }[] } {
  const contents: { id: string; title: string }[] = [];
  const marked = html.replaceAll(/<h2>([\s\S]*?)<\/h2>/g, (_heading, inner: string) => {
    const id = `section-${contents.length + 1}`;
    contents.push({ id, title: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return contents.length < headingsWorthListing ? { html, contents: [] } : { html: marked, contents };
}
