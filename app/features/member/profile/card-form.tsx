import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormTextField } from "~/features/forms/form-fields";
import { useTranslation } from "~/locale/use-translation";
import type { ProfileFormProps } from "./profile-form-props";

/** Links a plastic card. */
export function CardForm({
  answer,
  constraints,
  values,
  number,
}: ProfileFormProps<"constraints" | "values"> & { number: string | null }) {
  const { t } = useTranslation("profile");
  const labels = { number: t("card.number"), birth_date: t("card.birthDate") };
  return (
    <ActionForm intent="card" {...{ answer, labels }} constraints={constraints.card} values={values.card}>
      {number && <p className="text-small text-ink-muted">{t("card.lead")}</p>}
      <FormTextField name="number" help={t("card.numberHelp")} inputMode="numeric" autoComplete="off" />
      <FormTextField name="birth_date" help={t("card.birthDateHelp")} type="date" />
      <div>
        <SubmitButton kind="secondary">{t("card.submit")}</SubmitButton>
      </div>
    </ActionForm>
  );
}
