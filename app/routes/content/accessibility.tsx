import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageOpening } from "~/features/pages/page-opening";
import { receiveSupport } from "~/features/support/send-support.server";
import { formOf, withSupportValues } from "~/features/support/support-values.server";
import { AccessibilityNotes } from "~/features/visit/accessibility-notes";
import { AccessibilityStatement } from "~/features/visit/accessibility-statement";
import { QuietHours } from "~/features/visit/quiet-hours";
import { StepFreePlan } from "~/features/visit/step-free-plan";
import { formHeaders } from "~/forms/form-headers";
import { useTranslation } from "~/locale/use-translation";
import { accessibilityView } from "~/mall/views/visit/accessibility.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { ChipRow } from "~/ui/chip";

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
  const { t } = useTranslation("page");
  // They are beside the section that they belong to, if there is that one.
  const hasSenses = sections.some(({ id }) => id === "senses");
  const quiet = quietHours && <QuietHours {...quietHours} />;
  return (
    <>
      <PageOpening title={title} perex={perex}>
        <nav aria-label={t("contents")} className="no-print mt-6 md:mt-8">
          <ChipRow
            chips={[...sections, ...(statement ? [{ id: "statement", title: statement.title }] : [])].map(
              (part) => ({ to: `#${part.id}`, label: part.title }),
            )}
          />
        </nav>
      </PageOpening>
      {plan && <StepFreePlan {...plan} />}
      {sections.map((section) => (
        <AccessibilityNotes key={section.id} {...section}>
          {section.id === "senses" && quiet}
        </AccessibilityNotes>
      ))}
      {quiet && !hasSenses && <div className="page mt-12 max-w-2xl md:mt-20">{quiet}</div>}
      {statement && <AccessibilityStatement {...statement} />}
    </>
  );
}
