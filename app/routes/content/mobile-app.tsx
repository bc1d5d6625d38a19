import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/features/pages/blocks";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { PageOpening } from "~/features/pages/page-opening";
import { PhoneDrawing } from "~/features/pages/phone-drawing";
import { receiveSupport } from "~/features/support/send-support.server";
import { formHeaders } from "~/forms/form-headers";
import { translatorOf } from "~/locale/i18n.server";
import { useTranslation } from "~/locale/use-translation";
import { mobileAppView } from "~/mall/views/pages/mobile-app.server";
import { pageOfScreen } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";
import { loadSite } from "~/site/site.server";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";
import { SectionHeading } from "~/ui/section";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const page = await pageOfScreen(site, "mobile_app", translatorOf(site.language)("page:mobileApp.title"));
  return { ...page, ...(await mobileAppView(site)), head: websitePageHead(site, "mobile-app", page) };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function MobileApp() {
  const { title, perex, article, blocks, stores, withoutApp, ...phone } = useLoaderData<typeof loader>();
  const { t } = useTranslation("page");
  return (
    <>
      <PageOpening {...{ title, perex }} layout="beside" aside={<PhoneDrawing {...phone} />}>
        {article && (
          <div className="mt-6">
            <Prose html={article} />
          </div>
        )}
        {stores.length > 0 && (
          <ul className="mt-8 flex flex-wrap gap-3 not-cramped:max-sm:grid not-cramped:max-sm:grid-cols-2">
            {stores.map(({ store, href }) => (
              <li key={store}>
                <ButtonLink
                  to={href}
                  size="large"
                  kind={store === "app_store" ? "primary" : "secondary"}
                  className="max-sm:w-full max-sm:px-3"
                >
                  <Icon name="download" />
                  {store === "app_store" ? t("mobileApp.appStore") : t("mobileApp.googlePlay")}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </PageOpening>
      <section className="page section">
        <SectionHeading title={t(stores.length > 0 ? "mobileApp.onPhone" : "mobileApp.without.title")} />
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-12">
          {withoutApp.map(({ icon, title, text }, at) => (
            <li
              key={title}
              className={classNames("border-ink border-t-2 pt-5", spanOf(at, withoutApp.length))}
            >
              <p aria-hidden="true" className="flex items-center justify-between text-accent">
                <span className="font-display text-title">{at + 1}</span>
                <Icon name={icon} className="size-7" />
              </p>
              <h3 className="mt-4 text-heading">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Blocks blocks={blocks} />
    </>
  );
}

/** The columns of one of so many, none of them beside a gap. */
function spanOf(at: number, count: number): string {
  if (count === 4) return "lg:col-span-3";
  return count === 2 || (count === 5 && at < 2) ? "lg:col-span-6" : "lg:col-span-4";
}
