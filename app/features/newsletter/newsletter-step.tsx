import type { FormAnswer } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { AccountFrameView } from "~/mall/views/pages/account.server";
import { Link } from "~/ui/link";
import { AccountFrame, OtherForm } from "../account/account-frame";
import { ActionForm, SubmitButton } from "../forms/action-form";
import type { Step } from "./newsletter-step.server";

/** One step of subscribing or unsubscribing. */
export function NewsletterStep({
  step,
  frame,
  answer,
}: {
  step: Step;
  frame: AccountFrameView;
  answer: FormAnswer | undefined;
}) {
  const { t } = useTranslation("newsletter");
  const language = useLanguage();
  const lead =
    step.kind === "asked" && step.email ? t("asked.leadFor", { email: step.email }) : t(`${step.kind}.lead`);
  return (
    <AccountFrame title={t(`${step.kind}.title`)} lead={lead} frame={frame} state="mail">
      {"token" in step ? (
        <>
          <ActionForm intent={step.kind} answer={answer} constraints={{}} labels={{}}>
            <input type="hidden" name="token" value={step.token} />
            <SubmitButton>{t(`${step.kind}.submit`)}</SubmitButton>
          </ActionForm>
          {answer?.problem && (
            <OtherForm>
              <Link to={href("newsletter", null, language)}>{t("again")}</Link>
            </OtherForm>
          )}
        </>
      ) : (
        <OtherForm>
          <Link
            to={
              step.kind === "confirmed" ? href("index", null, language) : href("newsletter", null, language)
            }
          >
            {step.kind === "confirmed" ? t("common:error.home") : t("again")}
          </Link>
        </OtherForm>
      )}
    </AccountFrame>
  );
}
