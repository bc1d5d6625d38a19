import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormTextField } from "~/features/forms/form-fields";
import { Panel } from "~/features/member/dashboard/dashboard-frame";
import type { FormAnswer } from "~/forms/form-answer";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import type { PasskeyView } from "~/mall/views/member/profile/two-step.server";
import { Badge } from "~/ui/chip";
import { Icon } from "~/ui/icon";
import { AddPasskey } from "./add-passkey";
import { Disclosure } from "./disclosure";
import { CodeProof, PasswordProof, useProofLabels } from "./proof-fields";

type Props = {
  passkeys: PasskeyView[];
  host: string | null;
  /** What a new one is called unless the member changes it. */
  device: string;
  hasPassword: boolean;
  /** Whether any second step is on. */
  isOn: boolean;
  answer: FormAnswer | undefined;
  constraints: Record<"passkey" | "proof", FormConstraints>;
};

/** The member's passkeys, each with its name and a removal, and a form for another. */
export function Passkeys(props: Props) {
  const { passkeys, isOn } = props;
  const { t } = useTranslation("two-step");
  return (
    <Panel
      id="passkey"
      icon="fingerprint-pattern"
      title={
        <>
          {t("passkeys.title")}
          {!isOn && <Badge>{t("passkeys.recommended")}</Badge>}
        </>
      }
    >
      <p className="text-small text-ink-muted">{t("passkeys.lead")}</p>
      {passkeys.length > 0 && (
        <ul className="mt-4 ruled">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="py-4">
              <div className="flex items-center gap-4">
                <Icon name="fingerprint-pattern" className="size-6 text-ink-muted" />
                <div className="min-w-0">
                  <p className="font-semibold break-words">{passkey.name}</p>
                  <p className="mt-0.5 text-tiny text-ink-muted">{passkey.about}</p>
                </div>
              </div>
              <OnePasskey {...props} passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        <AddPasskey {...props} />
      </div>
    </Panel>
  );
}

function OnePasskey({
  passkey: { id, name },
  hasPassword,
  answer,
  constraints,
}: Props & { passkey: PasskeyView }) {
  const { t } = useTranslation("two-step");
  const labels = useProofLabels();
  const [rename, remove] = [`passkey-rename:${id}`, `passkey-remove:${id}`];
  const isOpen = answer?.intent === rename || answer?.intent === remove;
  return (
    <div className="mt-2 pl-10">
      <Disclosure label={t("passkeys.edit")} about={name} isOpen={isOpen}>
        <ActionForm
          intent={rename}
          values={{ name }}
          answer={answer}
          constraints={{ name: constraints.passkey.name ?? {} }}
          labels={{ name: t("passkeys.name") }}
        >
          <FormTextField name="name" autoComplete="off" enterKeyHint="done" />
          <div>
            <SubmitButton>{t("passkeys.rename")}</SubmitButton>
          </div>
        </ActionForm>
        <div className="mt-6 border-t border-line pt-5">
          <ActionForm intent={remove} {...{ answer, labels }} constraints={constraints.proof}>
            <PasswordProof hasPassword={hasPassword} />
            <CodeProof />
            <div>
              <SubmitButton>{t("passkeys.remove")}</SubmitButton>
            </div>
          </ActionForm>
        </div>
      </Disclosure>
    </div>
  );
}
