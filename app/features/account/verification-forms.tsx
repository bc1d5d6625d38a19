import type { FormAnswer } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import { Link } from "~/ui/link";
import { ActionForm, SubmitButton } from "../forms/action-form";
import { OtherForm } from "./account-frame";
import { AddresseeField } from "./addressee-field";
import { CodeField } from "./code-field";

type VerificationFormsProps = {
  email: string;
  code: string;
  redirectTo: string | null;
  constraints: FormConstraints;
  answer: FormAnswer | undefined;
};

/** The form for the mailed code, and a button to resend it. */
export function VerificationForms({ email, code, redirectTo, constraints, answer }: VerificationFormsProps) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const labels = { code: t("code"), email: t("email") };
  const hidden = (
    <>
      <AddresseeField email={email} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
    </>
  );
  return (
    <>
      <ActionForm intent="verify" {...{ answer, labels }} constraints={constraints} values={{ code }}>
        {hidden}
        <CodeField />
        <SubmitButton>{t("verify.submit")}</SubmitButton>
      </ActionForm>
      {email && (
        <ActionForm intent="resend" {...{ answer, labels }} constraints={{}}>
          {hidden}
          <div>
            <button
              type="submit"
              className="min-h-11 text-small font-semibold text-accent underline underline-offset-4"
            >
              {t("verify.resend")}
            </button>
          </div>
        </ActionForm>
      )}
      <OtherForm>
        <Link to={href("forgot-password", null, language)}>{t("login.forgot")}</Link>
      </OtherForm>
    </>
  );
}
