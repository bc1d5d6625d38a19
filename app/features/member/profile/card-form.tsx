import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormTextField } from "~/features/forms/form-fields";
import { useTranslation } from "~/locale/use-translation";
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
  return (
    <>
      {number && (
        <p className="mb-4 text-small">
          {t("card.yours")} <span className="font-semibold tabular-nums">{number}</span>
        </p>
      )}
      <ActionForm intent="card" {...{ answer, labels }} constraints={constraints.card} values={values.card}>
        <p className="text-small text-ink-muted">{t("card.lead")}</p>
        <FormTextField name="number" help={t("card.numberHelp")} inputMode="numeric" autoComplete="off" />
        <FormTextField name="birth_date" help={t("card.birthDateHelp")} type="date" />
        <div>
          <SubmitButton kind="secondary">{t("card.submit")}</SubmitButton>
        </div>
      </ActionForm>
    </>
  );
}
