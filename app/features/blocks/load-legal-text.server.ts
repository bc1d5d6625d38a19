import { type LegalKind, legalView } from "~/mall/views/pages/legal.server";
import { pageHead } from "~/seo/page-head.server";
import { loadSite } from "~/tenant/site.server";

/** The loader of one of the mall's legal texts. */
export async function loadLegalText(request: Request, kind: LegalKind) {
  const site = await loadSite(request);
  const { description, ...view } = await legalView(site, kind);
  return { ...view, head: pageHead(site, kind, { title: view.title, description }) };
}
