import { type LegalKind, legalView } from "~/mall/views/pages/legal.server";
import { accessibilityLink } from "~/mall/views/visit/accessibility.server";
import { pageHead } from "~/seo/page-head.server";
import { loadSite } from "~/site/site.server";

/** The loader of one of the mall's legal texts. The terms link to the accessibility statement, as the law asks. */
export async function loadLegalText(request: Request, kind: LegalKind) {
  const site = await loadSite(request);
  const { description, ...view } = await legalView(site, kind);
  const related = kind === "terms-and-conditions" ? accessibilityLink(site) : null;
  return { ...view, related, head: pageHead(site, kind, { title: view.title, description }) };
}
