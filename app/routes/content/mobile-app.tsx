import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Article } from "~/features/pages/article";
import { Blocks } from "~/features/pages/blocks";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { PageOpening } from "~/features/pages/page-opening";
import { receiveSupport } from "~/features/support/send-support.server";
import { formHeaders } from "~/forms/form-headers";
import { translatorOf } from "~/locale/i18n.server";
import { useTranslation } from "~/locale/use-translation";
import { pageOfScreen } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";
import { loadSite } from "~/site/site.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const page = await pageOfScreen(site, "mobile_app", translatorOf(site.language)("page:mobileApp.title"));
  return { ...page, stores: site.settings.appStores, head: websitePageHead(site, "mobile-app", page) };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function MobileApp() {
  const { title, perex, image, article, blocks, stores } = useLoaderData<typeof loader>();
  const { t } = useTranslation("page");
  return (
    <>
      <PageOpening {...{ title, perex, image }} layout="beside">
        {stores.length > 0 && (
          <ul className="mt-8 flex flex-wrap gap-3">
            {stores.map(({ store, href }) => (
              <li key={store}>
                <ButtonLink to={href} size="large" kind={store === "app_store" ? "primary" : "secondary"}>
                  <Icon name="download" />
                  {store === "app_store" ? t("mobileApp.appStore") : t("mobileApp.googlePlay")}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </PageOpening>
      {article && <Article html={article} />}
      <Blocks blocks={blocks} />
    </>
  );
}
