import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/features/pages/blocks";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { PageOpening } from "~/features/pages/page-opening";
import { PhoneDrawing, WayOnPhone } from "~/features/pages/phone-drawing";
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
import { Picture } from "~/ui/picture";
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
  const { title, perex, image, article, blocks, stores, withoutApp, plan, ...phone } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation("page");
  const picture = (className: string) =>
    image && (
      <Picture
        image={image}
        alt={title}
        frame={classNames("aspect-[21/9]", className)}
        sizes="(min-width: 64rem) 38rem, 94vw"
        className="rounded-card"
      />
    );
  return (
    <>
      <PageOpening {...{ title, perex }} layout="beside" aside={<PhoneDrawing {...phone} />}>
        {article && (
          <div className="mt-6">
            <Prose html={article} />
          </div>
        )}
        {stores.length > 0 && (
          <ul className="mt-8 grid max-w-md gap-3 not-cramped:grid-cols-2">
            {stores.map(({ store, href }) => (
              <li key={store}>
                <ButtonLink to={href} size="large" kind="secondary" className="w-full max-sm:px-3">
                  <Icon name={store === "app_store" ? "brand-apple" : "brand-googleplay"} />
                  {store === "app_store" ? t("mobileApp.appStore") : t("mobileApp.googlePlay")}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </PageOpening>
      <section className="page section">
        <SectionHeading title={t(stores.length > 0 ? "mobileApp.onPhone" : "mobileApp.without.title")} />
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
          {plan ? (
            <div className="lg:col-span-6">
              <WayOnPhone {...plan} />
            </div>
          ) : (
            picture("lg:col-span-6 lg:aspect-auto lg:min-h-full")
          )}
          <div className={classNames("self-center", plan || image ? "lg:col-span-6" : "lg:col-span-8")}>
            <ul>
              {withoutApp.map(({ icon, title, text }) => (
                <li key={title} className="flex gap-x-6 border-ink border-t-2 py-6 lg:py-8">
                  <Icon name={icon} className="mt-0.5 size-7 text-accent" />
                  <div className="min-w-0 grow">
                    <h3 className="text-heading">{title}</h3>
                    <p className="mt-2 text-ink-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
            {plan && picture("mt-4")}
          </div>
        </div>
      </section>
      <Blocks blocks={blocks} />
    </>
  );
}
