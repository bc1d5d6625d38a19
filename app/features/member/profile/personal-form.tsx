import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormSelect } from "~/features/forms/form-fields";
import { useTranslation } from "~/locale/use-translation";
import { type PersonalField, PersonalFields, usePersonalLabels } from "./personal-fields";
import type { ProfileFormProps } from "./profile-form-props";

const allFields: PersonalField[] = ["first_name", "last_name", "phone", "birth_date", "gender", "address"];

/** The member's personal data and preferred language. */
export function PersonalForm({
  answer,
  constraints,
  values,
  days,
  languages,
}: ProfileFormProps<"constraints" | "values" | "days" | "languages">) {
  const { t } = useTranslation("profile");
  const labels = usePersonalLabels();
  return (
    <ActionForm
      intent="profile"
      {...{ answer, labels }}
      constraints={constraints.profile}
      values={values.profile}
    >
      <p className="text-small text-ink-muted">
        {t("personal.email")}: {t("personal.emailHelp")}
      </p>
      <PersonalFields fields={allFields} days={days} />
      <div className="border-t border-line pt-5">
        <FormSelect name="language" help={t("personal.languageHelp")}>
          {/* A language that the site doesn't know stays as it is. */}
          {!values.profile.language && <option value="" />}
          {languages.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FormSelect>
      </div>
      <div>
        <SubmitButton>{t("save")}</SubmitButton>
      </div>
    </ActionForm>
  );
}
