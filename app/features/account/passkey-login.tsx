import { type MouseEvent, useContext, useState } from "react";
import type { FormAnswer } from "~/forms/form-answer";
import { useTranslation } from "~/locale/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { SaveData } from "~/ui/save-data";
import { ActionForm } from "../forms/action-form";
import { usePasskeySupport } from "./use-passkey-support";

/**
 * The second step by passkey. The library is loaded on click; what the passkey signed is submitted in an ordinary form.
 * Without JavaScript a text says that it is required.
 */
export function PasskeyLogin({
  options,
  host,
  answer,
}: {
  /** As the mall API has them. */
  options: unknown;
  host: string | null;
  answer: FormAnswer | undefined;
}) {
  const { t } = useTranslation("two-step");
  const isWithoutScripts = useContext(SaveData);
  const support = usePasskeySupport(host);
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function sign({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const { form } = currentTarget;
    const field = form?.elements.namedItem("credential");
    if (isPending || !(field instanceof HTMLInputElement)) return;
    setIsPending(true);
    setHasFailed(false);
    const end = await import("./passkey-ceremony")
      .then(({ signWithPasskey }) => signWithPasskey(options))
      .catch(() => ({ problem: "failed" as const }));
    setIsPending(false);
    if (end.problem) {
      setHasFailed(true);
      return;
    }
    field.value = end.credential;
    form?.requestSubmit();
  }

  const message = <p className="text-small text-ink-muted">{t("login.needsScript")}</p>;
  if (isWithoutScripts) return message;
  if (support === "unsupported" || support === "otherHost") return null;
  return (
    <>
      <div className="noscript:hidden">
        <ActionForm intent="passkey" answer={answer} constraints={{}} labels={{}}>
          <input type="hidden" name="credential" />
          <Button type="button" size="large" isPending={isPending} onClick={sign}>
            <Icon name="fingerprint-pattern" />
            {t("login.usePasskey")}
          </Button>
          {hasFailed && (
            <p role="alert" className="text-small font-semibold text-error">
              {t("login.passkeyFailed")}
            </p>
          )}
        </ActionForm>
        <p className="mt-8 flex items-center gap-4 text-small text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t("login.or")}
        </p>
      </div>
      <noscript>{message}</noscript>
    </>
  );
}
