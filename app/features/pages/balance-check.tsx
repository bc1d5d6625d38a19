import { useEffect, useRef } from "react";
import type { FormAnswer } from "~/forms/form-answer";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import type { GiftCardBalanceView } from "~/mall/views/pages/gift-cards.server";
import { ActionForm, SubmitButton } from "../forms/action-form";
import { FormTextField } from "../forms/form-fields";

type Answer = FormAnswer | { balance: GiftCardBalanceView } | undefined;

/** A gift card's balance, by its number and PIN. */
export function BalanceCheck({ answer, constraints }: { answer: Answer; constraints: FormConstraints }) {
  const { t } = useTranslation("page");
  const found = answer && "balance" in answer ? answer.balance : null;
  const refused = answer && "intent" in answer ? answer : null;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not from a field that the visitor used before the page was hydrated.
    if (found && !document.activeElement?.matches("input, textarea, select")) result.current?.focus();
  }, [found]);
  const labels = { number: t("giftCards.balance.number"), pin: t("giftCards.balance.pin") };
  return (
    <section id="balance" className="scroll-mt-28">
      <h2 className="text-heading">{t("giftCards.balance.title")}</h2>
      <div className="mt-6 flex flex-col gap-6">
        {found && (
          <div
            ref={result}
            tabIndex={-1}
            role="status"
            className="rounded-card bg-surface-raised p-6 shadow-lifted"
          >
            <p className="text-small text-ink-muted">{found.card}</p>
            <p className="font-display text-title">{found.amount}</p>
            {found.validTo && <p className="mt-1 text-small">{found.validTo}</p>}
          </div>
        )}
        <ActionForm
          key={found?.key}
          intent="balance"
          action="#balance"
          isPublic
          answer={refused}
          {...{ constraints, labels }}
        >
          <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
            <FormTextField
              name="number"
              help={t("giftCards.balance.numberHelp")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={24}
              enterKeyHint="next"
            />
            <FormTextField
              name="pin"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              enterKeyHint="go"
            />
          </div>
          <div>
            <SubmitButton kind="secondary">{t("giftCards.balance.submit")}</SubmitButton>
          </div>
        </ActionForm>
      </div>
    </section>
  );
}
