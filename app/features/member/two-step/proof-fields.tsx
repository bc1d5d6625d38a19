import { FormTextField, PasswordField } from "~/features/forms/form-fields";
import { useTranslation } from "~/locale/use-translation";

/** The labels of `PasswordProof` and `CodeProof`, for a form's summary of errors. */
export function useProofLabels() {
  const { t } = useTranslation("two-step");
  return { password: t("password"), code: t("code") };
}

/** The member's password once more; who came by single sign-on has none. */
export function PasswordProof({ hasPassword }: { hasPassword: boolean }) {
  return hasPassword ? <PasswordField name="password" autoComplete="current-password" required /> : null;
}

/** A code of the app, or a recovery code. */
export function CodeProof() {
  const { t } = useTranslation("two-step");
  return (
    <FormTextField
      name="code"
      help={t("codeHelp")}
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="go"
    />
  );
}
