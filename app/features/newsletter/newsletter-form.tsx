import type { FormAnswer } from "~/forms/form-answer";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import { ActionForm, SubmitButton } from "../forms/action-form";
import { FormCheckbox, FormTextField } from "../forms/form-fields";
import { useRootData } from "../shell/use-root-data";
import { NewsletterConsent } from "./newsletter-consent";

/** The newsletter form on its own screen, which also shows the errors of the small forms on other pages. */
export function NewsletterForm({
  answer,
  constraints,
}: {
  answer: FormAnswer | undefined;
  constraints: FormConstraints;
}) {
  const root = useRootData();
  const { t } = useTranslation();
  const labels = { email: t("newsletter.email"), consent: t("newsletter.consent") };
  return (
    <ActionForm intent="subscribe" isPublic {...{ answer, constraints, labels }}>
      <FormTextField name="email" type="email" autoComplete="email" inputMode="email" enterKeyHint="send" />
      <FormCheckbox name="consent" text={<NewsletterConsent href={root?.newsletterConsentHref ?? ""} />} />
      <div>
        <SubmitButton>{t("newsletter.submit")}</SubmitButton>
      </div>
    </ActionForm>
  );
}
