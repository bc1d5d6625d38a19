import type { FormAnswer } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import { ActionForm, SubmitButton } from "../forms/action-form";
import { FormTextField } from "../forms/form-fields";

/** The address that a code for logging in once is mailed to. */
export function CodeRequestForm({
  answer,
  constraints,
  email,
  action,
}: {
  answer?: FormAnswer | undefined;
  constraints: FormConstraints;
  /** Known from an earlier request. */
  email?: string | undefined;
  /** Where another screen sends it. */
  action?: string;
}) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  return (
    <ActionForm
      intent="request"
      isPublic
      answer={answer}
      constraints={constraints}
      labels={{ email: t("email") }}
      {...(email && { values: { email } })}
      {...(action && { action })}
    >
      <FormTextField
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        enterKeyHint="send"
      />
      <SubmitButton>{t("forgot.submit")}</SubmitButton>
      <p className="text-small text-ink-muted">
        {t("forgot.facts.valid")} {t("forgot.facts.spam")}{" "}
        <a href={href("contact", null, language)} className="text-accent underline underline-offset-4">
          {t("forgot.facts.write")}
        </a>
        .
      </p>
    </ActionForm>
  );
}
