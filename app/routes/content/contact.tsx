import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
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

export default function Contact() {
  const { contact, accessibility, ...page } = useLoaderData<typeof loader>();
  const { t } = useTranslation("contact");
  return (
    <WebsitePage {...page} opening={<HowToReachUs {...contact} />}>
      {contact.billing.length > 0 && (
        <SideHeading title={t("billing.title")}>
          <dl className="grid gap-x-8 sm:grid-cols-[14rem_1fr]">
            {contact.billing.map(({ label, value }) => (
              <div
                key={label}
                className="items-baseline border-b border-line py-3 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
              >
                <dt className="text-small text-ink-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {accessibility && (
            <div className="mt-6">
              <Prose html={accessibility} />
            </div>
          )}
        </SideHeading>
      )}
      {accessibility && contact.billing.length === 0 && <SideHeading title={null} text={accessibility} />}
    </WebsitePage>
  );
}
