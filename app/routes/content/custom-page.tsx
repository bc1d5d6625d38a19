import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlanLink } from "~/features/floor-plan/plan-link";
import { Programme, ProgrammeJoin } from "~/features/loyalty/programme";
import { Article } from "~/features/pages/article";
import { Figures } from "~/features/pages/figures";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { WebsitePage } from "~/features/pages/website-page";
import { receiveSupport } from "~/features/support/send-support.server";
import { formOf, withSupportValues } from "~/features/support/support-values.server";
import { formHeaders } from "~/forms/form-headers";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import { pageHref, screenOfPermalink } from "~/mall/views/links.server";
import { isProgramme, programmeView } from "~/mall/views/loyalty/programme.server";
import { leaseView } from "~/mall/views/pages/lease.server";
import { websitePageOf, websitePageView } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";
import { memberApiOrNull } from "~/session/session.server";
import { notFound } from "~/site/not-found.server";
import { loadSite, type Site } from "~/site/site.server";
import { contentRedirect } from "~/tenant/redirects.server";

export const handle = { i18n: ["page", "support", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const permalink = params["*"] ?? "";
  const page = await websitePageOf(site, permalink);
  if (!page) throw (await redirectFromId(permalink, site)) ?? notFound(request);
  const { seo, ...view } = websitePageView(page, site);
  // A page with a screen of its own has two URLs; the screen's is canonical.
  const screen = screenOfPermalink(page.permalink);
  const parameters: Record<string, string> = screen ? {} : { permaLink: page.permalink };
  const here = new URL(request.url).pathname;
  const [blocks, programme, lease] = await Promise.all([
    withSupportValues(view.blocks, request, site),
    isProgramme(page.permalink) ? programmeView(site, memberApiOrNull(request, site), here) : null,
    page.permalink === "space-lease" ? leaseView(site) : null,
  ]);
  const head = websitePageHead(site, screen ?? "a", { ...view, seo }, parameters);
  return { ...view, blocks, programme, lease, head: { ...head, ...formOf(blocks, request) } };
}

/** A mall's menus may name a page by its id: they needn't be resolved on every page that has the menu. */
async function redirectFromId(id: string, { api, language, settings }: Site): Promise<Response | null> {
  const page = /^[\w-]+$/.test(id) ? await nullIfNotFound(api.websitePageById(id)) : null;
  return page && page.permalink !== id ? contentRedirect(pageHref(page.permalink, language, settings)) : null;
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function CustomPage() {
  const { programme, lease, ...page } = useLoaderData<typeof loader>();
  if (!programme) return <WebsitePage {...page} opening={lease && <Lease {...lease} />} />;
  return (
    <WebsitePage {...page} article={null} layout="beside" opening={<ProgrammeJoin programme={programme} />}>
      <Programme programme={programme} />
      {page.article && <Article html={page.article} />}
    </WebsitePage>
  );
}

/** The mall in numbers, and its main floor. */
function Lease({ plan, figures }: Awaited<ReturnType<typeof leaseView>>) {
  return (
    <>
      <Figures figures={figures} />
      {plan && <PlanLink {...plan} />}
    </>
  );
}
