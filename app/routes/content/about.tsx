import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadWebsitePage } from "~/features/pages/load-website-page.server";
import { WebsitePage } from "~/features/pages/website-page";
import { pageOfMall } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const loader = ({ request }: LoaderFunctionArgs) => loadWebsitePage(request, "about", pageOfMall);

export default function About() {
  return <WebsitePage {...useLoaderData<typeof loader>()} />;
}
