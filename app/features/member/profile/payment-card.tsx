import { Form, useNavigation } from "@remix-run/react";
import { HiddenFields } from "~/features/forms/hidden-fields";
import type { PaymentCardView } from "~/mall/views/member/profile/payment-methods.server";
import { Button } from "~/ui/button";
import { Badge } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Ornament } from "../points/loyalty-card";

/** Cards are distinguished by their ground; those of other brands are black. */
const grounds: Record<string, string> = {
  Visa: "member-plate",
  Mastercard: "bg-accent text-accent-ink",
};

/** A saved card: its face, validity and actions. Removing asks for confirmation. */
export function PaymentCard({
  card,
  texts,
}: {
  card: PaymentCardView;
  texts: { isDefault: string; makeDefault: string; remove: string; confirm: string };
}) {
  return (
    <li className="flex flex-col gap-5">
      <div
        aria-hidden="true"
        className={classNames(
          "relative isolate flex aspect-[1.586] w-full max-w-96 flex-col justify-between overflow-hidden rounded-[1rem] border border-current/20 p-5 shadow-lifted",
          grounds[card.name] ?? "bg-ink text-surface",
        )}
      >
        <Ornament />
        <p className="flex items-start justify-between gap-4 font-display text-heading">
          <svg
            aria-hidden="true"
            viewBox="0 0 40 30"
            className="mt-1 w-8 fill-none stroke-current opacity-80"
            strokeWidth="1.5"
          >
            <rect x="1" y="1" width="38" height="28" rx="5" />
            <path d="M1 10h12v10H1m38-10H27v10h12M13 4v22M27 4v22" />
          </svg>
          {card.name === "Mastercard" ? <Discs /> : <span className="italic">{card.name}</span>}
        </p>
        <p className="text-card tracking-widest tabular-nums">{card.number}</p>
      </div>
      <div className="min-w-0">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-[1.5rem] leading-tight">{card.spoken}</h2>
            {card.isDefault && <Badge>{texts.isDefault}</Badge>}
          </div>
          <p
            className={classNames(
              "mt-0.5 flex items-center gap-2 text-small",
              card.isExpired || card.isNear ? "font-semibold text-error" : "text-ink-muted",
            )}
          >
            {(card.isExpired || card.isNear) && <Icon name="hourglass" className="size-4" />}
            {card.expires}
          </p>
        </div>
        <div className="mt-3 flex flex-wrap items-start gap-x-6 [&>form>button]:px-0">
          {!card.isDefault && !card.isExpired && (
            <CardAction intent="default" id={card.id} label={texts.makeDefault} about={card.spoken} />
          )}
          <details className="group min-w-0 open:basis-full">
            <summary className="flex min-h-11 w-fit items-center gap-2 text-small font-semibold text-ink-muted">
              <Icon name="x" />
              {texts.remove}
              <span className="sr-only">: {card.spoken}</span>
            </summary>
            <p className="mt-1 mb-3 text-small">{card.warning}</p>
            <CardAction intent="remove" id={card.id} label={texts.confirm} about={card.spoken} />
          </details>
        </div>
      </div>
    </li>
  );
}

/** Two overlapping discs. */
function Discs() {
  return (
    <svg aria-hidden="true" viewBox="0 0 52 32" className="w-11 fill-current">
      <circle cx="16" cy="16" r="16" opacity="0.85" />
      <circle cx="36" cy="16" r="16" opacity="0.55" />
    </svg>
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
      <Button type="submit" kind={intent === "remove" ? "danger" : "quiet"} isPending={isPending}>
        {label}
        <span className="sr-only">: {about}</span>
      </Button>
    </Form>
  );
}
