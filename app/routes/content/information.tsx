import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OpeningText } from "~/features/pages/article";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { WebsitePage } from "~/features/pages/website-page";
import { receiveSupport } from "~/features/support/send-support.server";
import { formHeaders } from "~/forms/form-headers";
import { translatorOf } from "~/locale/i18n.server";
import { informationTiles } from "~/mall/views/pages/information.server";
import { pageOfScreen } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";
import { loadSite } from "~/site/site.server";
import { ContentIcon } from "~/ui/content-icon";
import { Link } from "~/ui/link";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const title = translatorOf(site.language)("content:information.title");
  const page = await pageOfScreen(site, "information", title);
  return { ...page, tiles: informationTiles(site), head: websitePageHead(site, "information", page) };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function Information() {
  const { tiles, ...page } = useLoaderData<typeof loader>();
  return (
    <WebsitePage {...page} article={null} opening={page.article && <OpeningText html={page.article} />}>
      <ul
        className={`page my-14 grid gap-4 sm:grid-cols-2 md:my-20 ${tiles.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        {tiles.map(({ title, text, href, icon }) => (
          <li
            key={href}
            className="group relative flex items-start gap-4 rounded-card bg-surface-sunken p-5 sm:flex-col sm:p-6"
          >
            {icon && <ContentIcon icon={icon} className="mt-1 size-6 text-accent" />}
            <div className="min-w-0">
              <h2 className="wrap-anywhere hyphens-auto text-heading">
                <Link to={href} className="cover-link">
                  {title}
                </Link>
              </h2>
              {text && <p className="mt-1 text-small text-ink-muted">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </WebsitePage>
  );
}
