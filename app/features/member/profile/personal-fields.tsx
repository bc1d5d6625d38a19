import { FormSelect, FormTextField } from "~/features/forms/form-fields";
import { useTranslation } from "~/locale/use-translation";

export type PersonalField = "first_name" | "last_name" | "phone" | "birth_date" | "gender" | "address";

/** The labels of a member's data, by field. */
export function usePersonalLabels() {
  const { t } = useTranslation("profile");
  return {
    first_name: t("personal.firstName"),
    last_name: t("personal.lastName"),
    phone: t("personal.phone"),
    birth_date: t("personal.birthDate"),
    gender: t("personal.gender"),
    street: t("personal.street"),
    city: t("personal.city"),
    zip_code: t("personal.zipCode"),
    country: t("personal.country"),
    language: t("personal.language"),
  };
}

/** The fields of a member's data, all or the given ones. */
export function PersonalFields({
  fields,
  days,
}: {
  fields: readonly PersonalField[];
  days?: { first: string; last: string };
}) {
  const { t } = useTranslation("profile");
  const has = (field: PersonalField) => fields.includes(field);
  return (
    <>
      {has("first_name") && has("last_name") ? (
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
          <FormTextField name="first_name" autoComplete="given-name" />
          <FormTextField name="last_name" autoComplete="family-name" />
        </div>
      ) : (
        <>
          {has("first_name") && <FormTextField name="first_name" autoComplete="given-name" />}
          {has("last_name") && <FormTextField name="last_name" autoComplete="family-name" />}
        </>
      )}
      {has("phone") && <FormTextField name="phone" type="tel" inputMode="tel" autoComplete="tel" />}
      {has("birth_date") && (
        <FormTextField
          name="birth_date"
          help={t("personal.birthDateHelp")}
          type="date"
          autoComplete="bday"
          {...(days && { min: days.first, max: days.last })}
        />
      )}
      {has("gender") && (
        <FormSelect name="gender" autoComplete="sex">
          <option value="">{t("personal.untold")}</option>
          <option value="female">{t("personal.female")}</option>
          <option value="male">{t("personal.male")}</option>
          <option value="other">{t("personal.other")}</option>
        </FormSelect>
      )}
      {has("address") && (
        <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
          <legend className="sr-only">{t("personal.address")}</legend>
          <FormTextField name="street" help={t("personal.addressHelp")} autoComplete="address-line1" />
          <div className="grid gap-5 not-cramped:grid-cols-[minmax(0,1fr)_8rem] not-cramped:gap-4">
            <FormTextField name="city" autoComplete="address-level2" />
            <FormTextField name="zip_code" autoComplete="postal-code" />
          </div>
          <FormTextField name="country" autoComplete="country-name" />
        </fieldset>
      )}
    </>
  );
}
