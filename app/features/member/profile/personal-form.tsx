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
  email,
}: ProfileFormProps<"constraints" | "values" | "days" | "languages" | "email">) {
  const { t } = useTranslation("profile");
  const labels = usePersonalLabels();
  return (
    <ActionForm
      intent="profile"
      {...{ answer, labels }}
      constraints={constraints.profile}
      values={values.profile}
    >
      <div>
        <p className="text-small font-semibold">{t("personal.email")}</p>
        <p className="mt-1 break-words">{email}</p>
        <p className="mt-1 text-tiny text-ink-muted">{t("personal.emailHelp")}</p>
      </div>
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
