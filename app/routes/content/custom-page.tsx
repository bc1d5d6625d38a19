import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { websitePageHead } from "~/features/blocks/load-website-page.server";
import { WebsitePage } from "~/features/blocks/website-page";
import { withSupportValues } from "~/features/support/support-values.server";
import { screenOfPermalink } from "~/mall/views/links.server";
import { websitePageOf, websitePageView } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";
import { notFound } from "~/tenant/not-found.server";
import { loadSite } from "~/tenant/site.server";

export const handle = { i18n: ["page", "support", "forms"] };

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const page = await websitePageOf(site, params["*"] ?? "");
  if (!page) throw notFound(request);
  const { seo, ...view } = websitePageView(page, site);
  // A page with a screen of its own has two URLs; the screen's is canonical.
  const screen = screenOfPermalink(page.permalink);
  const parameters: Record<string, string> = screen ? {} : { permaLink: page.permalink };
  const blocks = await withSupportValues(view.blocks, request, site);
  return { ...view, blocks, head: websitePageHead(site, screen ?? "a", { ...view, seo }, parameters) };
}

export default function CustomPage() {
  return <WebsitePage {...useLoaderData<typeof loader>()} />;
}
