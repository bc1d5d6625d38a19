import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArticleInColumns } from "~/features/pages/article";
import { EshopKinds, EshopList, FirstEshops } from "~/features/pages/eshop-list";
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
  const [page, eshops] = await Promise.all([
    loadWebsitePage(request, "eshops"),
    loadSite(request).then(eshopsView),
  ]);
  return { ...page, ...eshops };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

/** How to collect and return in short, then the shops. */
export default function Eshops() {
  const { groups, first, article, ...page } = useLoaderData<typeof loader>();
  if (groups.length === 0) return <WebsitePage {...page} article={article} layout="beside" />;
  return (
    <WebsitePage
      {...page}
      article={null}
      layout="beside"
      first={
        <>
          <EshopKinds groups={groups} />
          {article && <ArticleInColumns html={article} />}
          <FirstEshops shops={first} />
          <EshopList groups={groups} />
        </>
      }
    />
  );
}
