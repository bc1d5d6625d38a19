import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageOpening } from "~/features/pages/page-opening";
import { receiveSupport } from "~/features/support/send-support.server";
import { formOf, withSupportValues } from "~/features/support/support-values.server";
import { AccessibilityNotes } from "~/features/visit/accessibility-notes";
import { AccessibilityStatement } from "~/features/visit/accessibility-statement";
import { QuietHours } from "~/features/visit/quiet-hours";
import { formHeaders } from "~/forms/form-headers";
import { accessibilityView } from "~/mall/views/visit/accessibility.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { ButtonLink } from "~/ui/button";

export const handle = { i18n: ["page", "support", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

/** A mall that says nothing about accessibility has no such screen. */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const view = await accessibilityView(site);
  if (!view) throw notFound(request);
  const { title, perex, statement } = view;
  const form = statement ? await withSupportValues(statement.form, request, site) : [];
  return {
    ...view,
    statement: statement && { ...statement, form },
    head: pageHead(site, "accessibility", { title, description: perex, ...formOf(form, request) }),
  };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function Accessibility() {
  const { title, perex, quietHours, sections, plan, statement } = useLoaderData<typeof loader>();
  return (
    <>
      <PageOpening title={title} perex={perex} />
      <div className="page section grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="flex flex-col gap-12 lg:col-span-7">
          <AccessibilityNotes sections={sections} />
        </div>
        <div className="flex flex-col gap-8 lg:col-span-5">
          {quietHours && <QuietHours {...quietHours} />}
          {plan && (
            <section className="no-print rounded-card bg-surface-sunken p-6 md:p-9">
              <h2 className="text-heading">{plan.title}</h2>
              <p className="mt-2 mb-5 text-ink-muted">{plan.text}</p>
              <ButtonLink to={plan.link.to}>{plan.link.title}</ButtonLink>
            </section>
          )}
        </div>
      </div>
      {statement && <AccessibilityStatement {...statement} />}
    </>
  );
}
