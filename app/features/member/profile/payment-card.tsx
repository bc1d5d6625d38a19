import { Form, useNavigation } from "@remix-run/react";
import { HiddenFields } from "~/features/forms/hidden-fields";
import type { PaymentCardView } from "~/mall/views/member/profile/payment-methods.server";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Ornament } from "../points/ornament";

/** Cards are distinguished by their ground; those of other brands are black. */
const grounds: Record<string, string> = {
  Visa: "member-plate",
  Mastercard: "bg-accent text-accent-ink",
};

/** A saved card; below it whether it is the first to be offered, and what can be done. Removing asks for confirmation. */
export function PaymentCard({
  card,
  texts,
}: {
  card: PaymentCardView;
  texts: { isDefault: string; makeDefault: string; remove: string; confirm: string };
}) {
  return (
    <li className="flex flex-col gap-3">
      <div
        className={classNames(
          "relative isolate flex min-h-40 w-full flex-col justify-between gap-4 overflow-hidden rounded-[1rem] border border-current/30 p-5 shadow-lifted sm:aspect-[1.586] sm:p-6",
          grounds[card.name] ?? "bg-ink text-surface",
        )}
      >
        <Ornament />
        <div className="flex items-start justify-between gap-4">
          <h2 className="sr-only">{card.spoken}</h2>
          <svg
            aria-hidden="true"
            viewBox="0 0 40 30"
            className="w-8 fill-none stroke-current opacity-80 sm:w-10"
            strokeWidth="1.5"
          >
            <rect x="1" y="1" width="38" height="28" rx="5" />
            <path d="M1 10h12v10H1m38-10H27v10h12M13 4v22M27 4v22" />
          </svg>
          <p aria-hidden="true" className="font-display text-heading">
            {card.name === "Mastercard" ? <Discs /> : <span className="italic">{card.name}</span>}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-hidden="true" className="text-card tracking-widest tabular">
            {card.number}
          </p>
          {card.isExpired || card.isNear ? (
            // Readable on each ground.
            <p className="inline-flex items-center gap-2 rounded-pill bg-surface px-3 py-1 text-error text-small font-semibold">
              <Icon name="hourglass" className="size-4" />
              {card.expires}
            </p>
          ) : (
            <p className="text-small">{card.expires}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 border-line border-b pb-2 [&>form>button]:px-0">
        {card.isDefault && (
          <p className="flex min-h-11 items-center gap-2 text-small font-semibold">
            <Icon name="check" className="text-accent" />
            {texts.isDefault}
          </p>
        )}
        {!card.isDefault && !card.isExpired && (
          <CardAction intent="default" id={card.id} label={texts.makeDefault} about={card.spoken} />
        )}
        <details className="group ml-auto min-w-0 open:basis-full">
          <summary className="flex min-h-11 w-fit items-center gap-2 text-small font-semibold text-ink-muted">
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
