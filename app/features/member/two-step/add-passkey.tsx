import { useFetcher, useSubmit } from "@remix-run/react";
import { useContext, useEffect, useMemo, useRef, useState } from "react";
import { usePasskeySupport } from "~/features/account/use-passkey-support";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormTextField } from "~/features/forms/form-fields";
import { type FormAnswer, intentField } from "~/forms/form-answer";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import { SaveData } from "~/ui/save-data";
import { Disclosure } from "./disclosure";
import { PasswordProof, useProofLabels } from "./proof-fields";

type OptionsAnswer = FormAnswer & { options?: unknown };

const intent = "passkey-add";

/**
 * Adds a passkey: the password brings the mall API's options, by which the browser creates it; the form then carries what
 * was created. The library is loaded meanwhile.
 */
export function AddPasskey({
  host,
  device,
  hasPassword,
  answer,
  constraints,
}: {
  host: string | null;
  device: string;
  hasPassword: boolean;
  answer: FormAnswer | undefined;
  constraints: Record<"passkey", FormConstraints>;
}) {
  const { t } = useTranslation("two-step");
  const labels = { ...useProofLabels(), name: t("passkeys.name") };
  const isWithoutScripts = useContext(SaveData);
  const support = usePasskeySupport(host);
  const options = useFetcher<OptionsAnswer>();
  const submit = useSubmit();
  const waiting = useRef<HTMLFormElement | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const [problem, setProblem] = useState<"known" | "failed" | null>(null);
  const given = options.data;
  // The same object as long as it is the same answer: with another one a form forgets what was corrected since.
  const refused = useMemo(() => (given && !given.options ? { ...given, intent } : null), [given]);

  function begin(form: HTMLFormElement) {
    const asked = new FormData(form);
    asked.set(intentField, "passkey-options");
    waiting.current = form;
    setProblem(null);
    options.submit(asked, { method: "post" });
  }

  useEffect(() => {
    const form = waiting.current;
    const field = form?.elements.namedItem("credential");
    if (!given?.options || !form || !(field instanceof HTMLInputElement)) return;
    waiting.current = null;
    setIsCreating(true);
    import("~/features/account/passkey-ceremony")
      .then(({ createPasskey }) => createPasskey(given.options))
      .catch(() => ({ problem: "failed" as const }))
      .then((end) => {
        setIsCreating(false);
        if (end.problem) {
          setProblem(end.problem);
          return;
        }
        field.value = end.credential;
        submit(form);
      });
  }, [given, submit]);

  const message = (text: string) => <p className="text-small font-semibold">{text}</p>;
  if (isWithoutScripts) return message(t("passkeys.needsScript"));
  if (support === "unsupported") return message(t("passkeys.unsupported"));
  if (support === "otherHost") return host && message(t("passkeys.otherHost", { host }));
  return (
    <>
      <div className="noscript:hidden">
        <Disclosure label={t("passkeys.add")} icon="plus" isOpen={answer?.intent === intent} kind="primary">
          <ActionForm
            intent={intent}
            answer={refused ?? answer}
            constraints={constraints.passkey}
            labels={labels}
            values={{ name: device }}
            send={begin}
            isSending={options.state === "submitting" || isCreating}
          >
            <input type="hidden" name="credential" />
            <FormTextField name="name" help={t("passkeys.nameHelp")} autoComplete="off" enterKeyHint="next" />
            <PasswordProof hasPassword={hasPassword} />
            {problem && (
              <p role="alert" className="text-small font-semibold text-error">
                {t(`passkeys.${problem}`)}
              </p>
            )}
            <div>
              <SubmitButton>{t("passkeys.add")}</SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      </div>
      <noscript>{message(t("passkeys.needsScript"))}</noscript>
    </>
  );
}
