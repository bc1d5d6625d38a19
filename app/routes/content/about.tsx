import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Figures } from "~/features/pages/figures";
import { loadWebsitePage } from "~/features/pages/load-website-page.server";
import { WebsitePage } from "~/features/pages/website-page";
import { receiveSupport } from "~/features/support/send-support.server";
import { formHeaders } from "~/forms/form-headers";
import { mallFigures } from "~/mall/views/pages/lease.server";
import { pageOfMall } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";
import { loadSite } from "~/site/site.server";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, figures] = await Promise.all([
    loadWebsitePage(request, "about", pageOfMall),
    loadSite(request).then(mallFigures),
  ]);
  return { ...page, figures };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function About() {
  const { figures, ...page } = useLoaderData<typeof loader>();
  return (
    <WebsitePage
      {...page}
      layout="edges"
      hasStatement
      first={
        figures.length > 0 && (
          <div className="page mt-10 md:mt-14">
            <Figures figures={figures} isLarge />
          </div>
        )
      }
    />
  );
}
