import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EshopList } from "~/features/pages/eshop-list";
import { loadWebsitePage } from "~/features/pages/load-website-page.server";
import { WebsitePage } from "~/features/pages/website-page";
import { receiveSupport } from "~/features/support/send-support.server";
import { formHeaders } from "~/forms/form-headers";
import { eshopsView } from "~/mall/views/pages/eshops.server";
import { pageMeta } from "~/seo/page-head";
import { loadSite } from "~/site/site.server";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { groups }] = await Promise.all([
    loadWebsitePage(request, "eshops"),
    loadSite(request).then(eshopsView),
  ]);
  return { ...page, groups };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

/** The shops first: how to collect and return is below them. */
export default function Eshops() {
  const { groups, ...page } = useLoaderData<typeof loader>();
  return <WebsitePage {...page} layout="beside" first={groups.length > 0 && <EshopList groups={groups} />} />;
}
