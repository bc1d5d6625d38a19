import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { consentChoiceView, cookiesView } from "~/consent/cookies-view.server";
import { ConsentForm } from "~/features/consent/consent-form";
import { Blocks } from "~/features/pages/blocks";
import { CookieTable } from "~/features/visit/cookie-table";
import { VisitBreadcrumbs } from "~/features/visit/visit-breadcrumbs";
import { translatorOf } from "~/locale/i18n.server";
import { useTranslation } from "~/locale/use-translation";
import { documentsBlock } from "~/mall/views/pages/blocks.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadSite } from "~/site/site.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

export const handle = { i18n: ["cookies"] };

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const { summary, ...view } = cookiesView(site);
  const title = translatorOf(site.language)("cookies:title");
  const choice = consentChoiceView(request, site.tenant, site.language);
  const documents = documentsBlock("cookies", site);
  return { ...view, choice, documents, head: pageHead(site, "cookies", { title, description: summary }) };
}

export default function Cookies() {
  const { article, choice, documents, necessary, optional } = useLoaderData<typeof loader>();
  const { t } = useTranslation("cookies");
  return (
    <>
      <VisitBreadcrumbs title={t("title")} />
      <div className="page grid gap-x-16 gap-y-8 pt-6 md:pt-10 lg:grid-cols-12">
        <h1 className="text-display lg:col-span-5">{t("title")}</h1>
        <div className="lg:col-span-7 lg:pt-4">
          <Prose html={article} />
        </div>
      </div>
      <Blocks blocks={documents} />
      {choice.choices.length > 0 && (
        <section id="choice" className="page mt-8 scroll-mt-24 md:mt-12">
          <div className="grid gap-x-16 gap-y-6 rounded-card bg-surface-raised p-6 shadow-lifted md:p-10 lg:grid-cols-12">
            <div className="flex flex-col lg:col-span-5">
              <h2 className="flex items-center gap-3 font-text text-small font-semibold tracking-normal">
                <Icon name="shield-check" className="size-8 text-accent" />
                {choice.texts.title}
              </h2>
              <p className="mt-2 text-balance font-display text-title font-semibold lg:mt-4">
                {choice.texts.now}
              </p>
              <p className="mt-3 text-card lg:mt-4">{choice.texts.nowText}</p>
              <p className="mt-3 text-ink-muted text-small lg:mt-auto">{choice.texts.lead}</p>
            </div>
            <div className="lg:col-span-7">
              {/* The key resets the form after another choice: the checkboxes are uncontrolled. */}
              <ConsentForm
                key={choice.texts.now + choice.choices.map(({ isChosen }) => isChosen)}
                view={choice}
              />
            </div>
          </div>
        </section>
      )}
      <section className="page mt-12 mb-14 md:mt-16 md:mb-20">
        <h2 className="text-heading">{t("optional")}</h2>
        <p className="mt-3 mb-8 max-w-prose text-ink-muted">
          {optional.length > 0 ? t("optionalHelp") : t("noOptional")}
        </p>
        {optional.length > 0 && <CookieTable title={t("optional")} definitions={optional} />}
        {/* Many rows that nobody decides about. */}
        <details className={classNames("group border-line border-b", optional.length === 0 && "border-t")}>
          <summary className="flex min-h-14 items-center gap-4 py-5">
            <h2 className="font-semibold font-text text-body tracking-normal">
              {t("necessaryCount", { count: necessary.length })}
            </h2>
            <Icon name="chevron-down" className="ml-auto eased group-open:rotate-180" />
          </summary>
          {/* The question says it. */}
          {choice.choices.length === 0 && (
            <p className="mb-8 max-w-prose text-ink-muted">{t("necessaryHelp")}</p>
          )}
          <CookieTable title={t("necessary")} definitions={necessary} />
        </details>
      </section>
    </>
  );
}
