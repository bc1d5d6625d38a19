import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormCheckbox } from "~/features/forms/form-fields";
import { useTranslation } from "~/locale/use-translation";
import { Link } from "~/ui/link";
import type { ProfileFormProps } from "./profile-form-props";

/** The member's optional consents, each with an explanation and revocable. */
export function ConsentsForm({
  answer,
  constraints,
  values,
  links,
}: ProfileFormProps<"constraints" | "values" | "links">) {
  const { t } = useTranslation("profile");
  const labels = { newsletter: t("consents.newsletter"), personal_offers: t("consents.personalOffers") };
  return (
    <ActionForm
      intent="consents"
      {...{ answer, labels }}
      constraints={constraints.consents}
      values={values.consents}
    >
      <p className="text-small text-ink-muted">{t("consents.lead")}</p>
      <FormCheckbox
        name="newsletter"
        text={<Consent title={labels.newsletter} help={t("consents.newsletterHelp")} />}
      />
      <FormCheckbox
        name="personal_offers"
        text={<Consent title={labels.personal_offers} help={t("consents.personalOffersHelp")} />}
      />
      <p className="text-small">
        <Link to={links.privacy} className="font-semibold text-accent underline underline-offset-4">
          {t("consents.privacy")}
        </Link>
      </p>
      <div>
        <SubmitButton kind="secondary">{t("consents.submit")}</SubmitButton>
      </div>
    </ActionForm>
  );
}

function Consent({ title, help }: { title: string; help: string }) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="mt-0.5 block text-ink-muted">{help}</span>
    </>
  );
}
