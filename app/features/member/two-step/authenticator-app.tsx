import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormTextField } from "~/features/forms/form-fields";
import { Panel } from "~/features/member/dashboard/dashboard-frame";
import { Code } from "~/features/member/points/loyalty-card";
import type { FormAnswer } from "~/forms/form-answer";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import type { AppView } from "~/mall/views/member/profile/two-step.server";
import { Icon } from "~/ui/icon";
import { Disclosure } from "./disclosure";
import { CodeProof, PasswordProof, useProofLabels } from "./proof-fields";

type Props = {
  app: AppView;
  hasPassword: boolean;
  answer: FormAnswer | undefined;
  constraints: Record<"password" | "confirm" | "proof", FormConstraints>;
};

/** The authenticator app: started by the password, switched on by its first code, removed by both. */
export function AuthenticatorApp(props: Props) {
  const { app, hasPassword, answer, constraints } = props;
  const { t } = useTranslation("two-step");
  const labels = useProofLabels();
  return (
    <Panel id="app" icon="smartphone" title={t("app.title")}>
      {app.isOn ? (
        <>
          <p className="flex items-center gap-2 text-small">
            <Icon name="check" className="text-accent" />
            {app.since ?? t("on")}
          </p>
          <div className="mt-3">
            <Disclosure
              label={t("app.remove")}
              icon="x"
              isOpen={answer?.intent === "app-remove"}
              kind="danger"
            >
              <ActionForm intent="app-remove" {...{ answer, labels }} constraints={constraints.proof}>
                <PasswordProof hasPassword={hasPassword} />
                <CodeProof />
                <div>
                  <SubmitButton>{t("app.remove")}</SubmitButton>
                </div>
              </ActionForm>
            </Disclosure>
          </div>
        </>
      ) : (
        <>
          <p className="mb-4 text-small text-ink-muted">{t("app.lead")}</p>
          {app.setup ? (
            <Setup {...props} setup={app.setup} />
          ) : hasPassword ? (
            <Disclosure
              label={t("app.start")}
              icon="plus"
              isOpen={answer?.intent === "app-start"}
              kind="secondary"
            >
              <Start {...props} label={t("app.start")} />
            </Disclosure>
          ) : (
            <Start {...props} label={t("app.start")} />
          )}
        </>
      )}
    </Panel>
  );
}

function Start({ hasPassword, answer, constraints, label }: Props & { label: string }) {
  const labels = useProofLabels();
  return (
    <ActionForm intent="app-start" {...{ answer, labels }} constraints={constraints.password}>
      <PasswordProof hasPassword={hasPassword} />
      <div>
        <SubmitButton kind="secondary">{label}</SubmitButton>
      </div>
    </ActionForm>
  );
}

function Setup({ setup, ...props }: Props & { setup: NonNullable<AppView["setup"]> }) {
  const { answer, constraints } = props;
  const { t } = useTranslation("two-step");
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-5">
        {setup.qr && (
          <div>
            <p className="mb-3 font-semibold">{t("app.scan")}</p>
            <div className="w-fit rounded-soft bg-white p-1 border border-line">
              <Code code={setup.qr} label={t("app.picture")} className="size-48" />
            </div>
          </div>
        )}
        <div className="min-w-0 flex-1 basis-64 text-small">
          <p>{t("app.byHand")}</p>
          <p className="mt-3 rounded-soft bg-surface-sunken px-4 py-3 font-mono text-small break-words select-all">
            {setup.key}
          </p>
          <a href={setup.uri} className="mt-2 action-link min-h-11">
            <Icon name="arrow-up-right" />
            {t("app.open")}
          </a>
        </div>
      </div>
      <p className="mt-6 mb-4 font-semibold">{t("app.confirmLead")}</p>
      <ActionForm
        intent="app-confirm"
        answer={answer}
        labels={{ code: t("app.code") }}
        constraints={constraints.confirm}
      >
        <FormTextField name="code" autoComplete="one-time-code" inputMode="numeric" enterKeyHint="go" />
        <div>
          <SubmitButton>{t("app.confirm")}</SubmitButton>
        </div>
      </ActionForm>
      <div className="mt-4">
        <Disclosure label={t("app.restart")} isOpen={answer?.intent === "app-start"}>
          <Start {...props} label={t("app.restart")} />
        </Disclosure>
      </div>
    </>
  );
}
