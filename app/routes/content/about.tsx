import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadWebsitePage } from "~/features/pages/load-website-page.server";
import { WebsitePage } from "~/features/pages/website-page";
import { receiveSupport } from "~/features/support/send-support.server";
import { formHeaders } from "~/forms/form-headers";
import { pageOfMall } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => loadWebsitePage(request, "about", pageOfMall);

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function About() {
  return <WebsitePage {...useLoaderData<typeof loader>()} />;
}
