import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/features/pages/blocks";
import { Team } from "~/features/pages/contact-block";
import { FormContacts, FormTask, isSupportBlock } from "~/features/pages/form-block";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { SideHeading } from "~/features/pages/side-heading";
import { WebsitePage } from "~/features/pages/website-page";
import { receiveSupport } from "~/features/support/send-support.server";
import { formOf, withSupportValues } from "~/features/support/support-values.server";
import { HowToReachUs } from "~/features/visit/how-to-reach-us";
import { formHeaders } from "~/forms/form-headers";
import { translatorOf } from "~/locale/i18n.server";
import { useTranslation } from "~/locale/use-translation";
import { supportBlock } from "~/mall/views/pages/blocks.server";
import { contactView, managementBlock } from "~/mall/views/pages/contact.server";
import { pageOfScreen } from "~/mall/views/pages/website-page.server";
import { accessibilityHtml } from "~/mall/views/visit/accessibility.server";
import { pageMeta } from "~/seo/page-head";
import { shoppingCenterData } from "~/seo/shopping-center-data.server";
import { addStructuredData } from "~/seo/structured-data.server";
import { loadSite } from "~/site/site.server";
import { Prose } from "~/ui/prose";

export const handle = { i18n: ["page", "contact", "support", "forms"] };

export const headers = formHeaders;

export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const page = await pageOfScreen(site, "contact", translatorOf(site.language)("contact:title"));
  addStructuredData(context, shoppingCenterData(site, request.url));
  const namesPeople = page.blocks.some(({ kind }) => kind === "contact");
  const hasForm = page.blocks.some((block) => block.kind === "form" && block.support);
  const blocks = await withSupportValues(
    [...(namesPeople ? [] : managementBlock(site)), ...page.blocks, ...(hasForm ? [] : supportBlock(site))],
    request,
    site,
  );
  const accessibility = accessibilityHtml(site);
  const head = websitePageHead(site, "contact", page);
  return {
    ...page,
    blocks,
    contact: contactView(site),
    ...(accessibility && { accessibility }),
    head: { ...head, ...formOf(blocks, request) },
  };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

/** Who answers beside the form to them; what invoices need below it. */
export default function Contact() {
  const { contact, accessibility, article, blocks, ...page } = useLoaderData<typeof loader>();
  const { t } = useTranslation("contact");
  const form = blocks.find(isSupportBlock);
  const people = blocks.filter(({ kind }) => kind === "contact");
  const [team] = people;
  const isBeside = form && people.length === 1 && team?.kind === "contact" && team.people.length < 5;
  const below = blocks.filter((block) => block !== form && !people.includes(block));
  return (
    <WebsitePage
      {...page}
      article={null}
      blocks={below}
      layout="tall"
      opening={
        <div className="flex flex-col gap-8 lg:mt-8">
          {article && <Prose html={article} />}
          <HowToReachUs {...contact} write={form?.title} />
        </div>
      }
      first={!isBeside && <Blocks blocks={form ? [...people, form] : people} />}
    >
      {isBeside && (
        <div className="page my-14 grid gap-x-16 gap-y-12 md:my-20 lg:grid-cols-12">
          <Team {...team} />
          <div className="rounded-card bg-surface-sunken p-6 md:p-10 lg:col-span-7">
            <FormTask {...form} aside={<FormContacts {...form} phone={null} />} />
          </div>
        </div>
      )}
      {contact.billing.length > 0 && (
        <section className="page my-14 md:my-20">
          <div className="grid gap-x-10 gap-y-4 border-line border-y py-6 text-small lg:grid-cols-12">
            <div className="lg:col-span-3">
              <h2 className="font-semibold font-text text-card tracking-normal">{t("billing.title")}</h2>
            </div>
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:col-span-9 lg:grid-cols-3">
              {contact.billing.map(({ label, value }) => (
                <div key={label} className="min-w-0 wrap-anywhere">
                  <dt className="text-ink-muted text-tiny">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {accessibility && (
            <div className="mt-6">
              <Prose html={accessibility} />
            </div>
          )}
        </section>
      )}
      {accessibility && contact.billing.length === 0 && <SideHeading title={null} text={accessibility} />}
    </WebsitePage>
  );
}
