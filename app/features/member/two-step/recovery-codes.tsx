import { useEffect, useRef, useState } from "react";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { Panel } from "~/features/member/dashboard/dashboard-frame";
import type { FormAnswer } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Disclosure } from "./disclosure";
import { CodeProof, PasswordProof, useProofLabels } from "./proof-fields";

/** How many codes are left, and new ones by the password and a code. */
export function RecoveryCodes({
  left,
  hasPassword,
  answer,
  constraints,
}: {
  left: string;
  hasPassword: boolean;
  answer: FormAnswer | undefined;
  constraints: FormConstraints;
}) {
  const { t } = useTranslation("two-step");
  const labels = useProofLabels();
  return (
    <Panel id="codes" title={t("codes.title")}>
      <p className="text-small text-ink-muted">{t("codes.lead")}</p>
      <p className="mt-3 text-small font-semibold">{left}</p>
      <div className="mt-3">
        <Disclosure label={t("codes.replace")} isOpen={answer?.intent === "codes-replace"}>
          <p className="mb-4 text-small">{t("codes.replaceLead")}</p>
          <ActionForm intent="codes-replace" {...{ answer, constraints, labels }}>
            <PasswordProof hasPassword={hasPassword} />
            <CodeProof />
            <div>
              <SubmitButton>{t("codes.replace")}</SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      </div>
    </Panel>
  );
}

/** New codes, the only time that they are shown. Printed, they are all of the screen. */
export function NewRecoveryCodes({ codes, account }: { codes: string[]; account: string }) {
  const { t } = useTranslation("two-step");
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => {
    setCanPrint(true);
    heading.current?.focus();
  }, []);
  return (
    <section className="max-w-2xl rounded-card bg-surface-raised p-5 border border-line md:p-8">
      {/* biome-ignore lint/a11y/noAutofocus: the document of a form that was accepted opens at what it brought */}
      <h2 ref={heading} tabIndex={-1} autoFocus className="scroll-mt-28 text-card">
        {t("fresh.title")}
      </h2>
      <p className="mt-2 text-small text-ink-muted">{t("fresh.lead")}</p>
      <p className="mt-6 font-semibold break-words">{account}</p>
      <ul className="mt-3 grid gap-x-8 gap-y-1 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-5 rounded-soft bg-surface-sunken px-5 py-4">
        {codes.map((code) => (
          <li key={code} className="py-1 text-body font-semibold tracking-widest tabular">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={href("dashboard-two-step", null, language)}>{t("fresh.done")}</ButtonLink>
        {canPrint && (
          <Button type="button" kind="secondary" onClick={() => window.print()}>
            <Icon name="printer" />
            {t("fresh.print")}
          </Button>
        )}
      </div>
    </section>
  );
}
