import { Form, useNavigation } from "@remix-run/react";
import { HiddenFields } from "~/features/forms/hidden-fields";
import type { PaymentCardView } from "~/mall/views/member/profile/payment-methods.server";
import { Button } from "~/ui/button";
import { Badge } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";

/** A saved card: brand, validity and actions. Removing asks for confirmation. */
export function PaymentCard({
  card,
  texts,
}: {
  card: PaymentCardView;
  texts: { isDefault: string; makeDefault: string; remove: string; confirm: string };
}) {
  return (
    <li className="rounded-card bg-surface-raised p-5 border border-line md:p-6">
      <div className="flex items-start gap-4">
        <span className="flex h-11 w-16 shrink-0 items-center justify-center rounded-soft bg-footer text-footer-ink">
          <Icon name="credit-card" className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-card">
              <span aria-hidden="true" className="tabular-nums">
                {card.name} {card.number}
              </span>
              <span className="sr-only">{card.spoken}</span>
            </h2>
            {card.isDefault && <Badge>{texts.isDefault}</Badge>}
          </div>
          <p
            className={classNames(
              "mt-0.5 text-small",
              card.isExpired ? "font-semibold text-error" : "text-ink-muted",
            )}
          >
            {card.expires}
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line pt-3">
        {!card.isDefault && !card.isExpired && (
          <CardAction intent="default" id={card.id} label={texts.makeDefault} about={card.spoken} />
        )}
        <details className="group min-w-0 open:basis-full">
          <summary className="flex min-h-11 w-fit items-center gap-2 text-small font-semibold text-error">
            <Icon name="x" />
            {texts.remove}
            <span className="sr-only">: {card.spoken}</span>
          </summary>
          <p className="mt-1 mb-3 text-small">{card.warning}</p>
          <CardAction intent="remove" id={card.id} label={texts.confirm} about={card.spoken} />
        </details>
      </div>
    </li>
  );
}

function CardAction({
  intent,
  id,
  label,
  about,
}: {
  intent: "default" | "remove";
  id: string;
  label: string;
  about: string;
}) {
  const { formData } = useNavigation();
  const isPending = formData?.get("intent") === intent && formData.get("id") === id;
  return (
    <Form method="post">
      <HiddenFields intent={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind={intent === "remove" ? "danger" : "secondary"} isPending={isPending}>
        {label}
        <span className="sr-only">: {about}</span>
      </Button>
    </Form>
  );
}
