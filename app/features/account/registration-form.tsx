import type { ComponentProps } from "react";
import type { FormAnswer } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import { Link } from "~/ui/link";
import { ActionForm, SubmitButton } from "../forms/action-form";
import { FormCheckbox, FormTextField, PasswordField } from "../forms/form-fields";
import { OtherForm, OtherWay } from "./account-frame";
import { SingleSignOn } from "./single-sign-on";

type RegistrationFormProps = {
  answer: FormAnswer | undefined;
  constraints: FormConstraints;
  redirectTo: string | null;
  signIn: Pick<ComponentProps<typeof SingleSignOn>, "client" | "providers" | "providersText"> | null;
};

export function RegistrationForm({ answer, constraints, redirectTo, signIn }: RegistrationFormProps) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const labels = {
    first_name: t("firstName"),
    last_name: t("lastName"),
    email: t("email"),
    password: t("password"),
    phone: t("optional", { label: t("phone") }),
    birth_date: t("optional", { label: t("birthDate") }),
    terms: t("register.terms"),
    newsletter: t("register.newsletter"),
  };
  const others = signIn && <SingleSignOn {...{ ...signIn, redirectTo, answer }} />;
  return (
    <>
      {answer?.intent !== "register" && others}
      <ActionForm intent="register" isPublic {...{ answer, constraints, labels }}>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <div className="grid items-start gap-4 not-cramped:grid-cols-2">
          <FormTextField name="first_name" autoComplete="given-name" />
          <FormTextField name="last_name" autoComplete="family-name" />
        </div>
        <FormTextField name="email" type="email" autoComplete="email" inputMode="email" />
        <PasswordField name="password" help={t("passwordHelp")} autoComplete="new-password" />
        <div className="grid items-start gap-5 md:grid-cols-2 md:gap-4">
          <FormTextField name="phone" type="tel" autoComplete="tel" inputMode="tel" />
          <FormTextField
            name="birth_date"
            help={t("register.birthDateHelp")}
            type="date"
            autoComplete="bday"
          />
        </div>
        <FormCheckbox
          name="terms"
          text={
            <>
              {t("register.terms")} (
              <Link
                to={href("terms-and-conditions", null, language)}
                target="_blank"
                className="underline underline-offset-4"
              >
                {t("register.readTerms")}
              </Link>
              )
            </>
          }
        />
        <FormCheckbox name="newsletter" />
        <SubmitButton>{t("register.submit")}</SubmitButton>
      </ActionForm>
      {answer?.intent === "register" && others}
      <div className="flex flex-col gap-3">
        <OtherWay question={t("register.haveAccount")} to={href("login", null, language, { redirectTo })}>
          {t("login.submit")}
        </OtherWay>
        <OtherForm>
          <Link to={href("privacy-policy", null, language)}>{t("register.privacy")}</Link>
        </OtherForm>
      </div>
    </>
  );
}
