import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormTextField } from "~/features/forms/form-fields";
import { useTranslation } from "~/locale/use-translation";
import { Icon } from "~/ui/icon";
import type { ProfileFormProps } from "./profile-form-props";

/** The member's card number, and the form to link a plastic card. */
export function CardForm({
  answer,
  constraints,
  values,
  number,
}: ProfileFormProps<"constraints" | "values"> & { number: string | null }) {
  const { t } = useTranslation("profile");
  const labels = { number: t("card.number"), birth_date: t("card.birthDate") };
  const form = (
    <ActionForm intent="card" {...{ answer, labels }} constraints={constraints.card} values={values.card}>
      {!number && <p className="text-small text-ink-muted">{t("card.lead")}</p>}
      <FormTextField name="number" help={t("card.numberHelp")} inputMode="numeric" autoComplete="off" />
      <FormTextField name="birth_date" help={t("card.birthDateHelp")} type="date" />
      <div>
        <SubmitButton kind="secondary">{t("card.submit")}</SubmitButton>
      </div>
    </ActionForm>
  );
  if (!number) return form;
  return (
    <>
      <p className="text-small">
        {t("card.yours")} <span className="font-semibold tabular-nums">{number}</span>
      </p>
      <details className="group mt-2" open={answer?.intent === "card" || undefined}>
        <summary className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-accent">
          {t("card.lead")}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="pt-3">{form}</div>
      </details>
    </>
  );
}
