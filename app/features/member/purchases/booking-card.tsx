import { Form, useNavigation } from "@remix-run/react";
import { intentField } from "~/forms/form-answer";
import type { OrderView } from "~/mall/views/member/purchases/purchases.server";
import { Button, ButtonAnchor } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link, LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Refusal } from "~/ui/refusal";
import { PassLinks } from "../wallet/pass-links";

type Texts = {
  calendar: string;
  again: string;
  cancel: string;
  question: string;
  confirm: string;
  cancelling: string;
};

/** An upcoming booking: when and where, with calendar file and cancellation; the next one is the screen's largest. */
export function BookingCard({
  order,
  isNext,
  problem,
  texts,
}: {
  order: OrderView;
  isNext: boolean;
  /** Why it could not be cancelled. */
  problem: string | undefined;
  texts: Texts;
}) {
  return (
    <article className="grid items-center gap-x-10 gap-y-5 border-t border-line pt-6 md:grid-cols-12">
      {order.image && (
        <Picture
          image={order.image}
          alt=""
          sizes="(min-width: 48rem) 36rem, 92vw"
          frame="aspect-2/1 md:aspect-[3/2]"
          className={classNames("rounded-card", isNext ? "md:col-span-7" : "md:col-span-4")}
        />
      )}
      <div className={order.image ? (isNext ? "md:col-span-5" : "md:col-span-8") : "md:col-span-12"}>
        <h3 className={isNext ? "text-title" : "text-heading"}>{order.title}</h3>
        <p className="mt-4 leading-snug">
          <time dateTime={order.startsAt}>
            <span className="block text-[1.25rem] font-semibold first-letter:uppercase">
              {order.when}, {order.day}
            </span>{" "}
            <span
              className={classNames(
                "mt-1 block font-display text-accent tabular",
                isNext ? "text-title" : "text-heading",
              )}
            >
              {order.hours}
            </span>
          </time>
        </p>
        <p className="mt-3 text-small text-ink-muted">
          <Place {...order} /> {order.price}
        </p>
        <div className="no-print mt-4 flex flex-wrap items-start gap-x-6">
          <ButtonAnchor href={order.calendar}>
            <Icon name="calendar" />
            {texts.calendar}
            <span className="sr-only"> {order.title}</span>
          </ButtonAnchor>
          <PassLinks links={order.passes} of={order.title} />
          {order.canCancel && <Cancellation order={order} texts={texts} isOpen={problem !== undefined} />}
        </div>
        {problem && (
          <Refusal className="mt-2 flex items-start gap-2 text-small font-semibold text-error">
            <Icon name="circle-alert" className="mt-0.5" />
            {problem}
          </Refusal>
        )}
      </div>
    </article>
  );
}

/** Asks for confirmation; cancelling is idempotent. */
function Cancellation({ order, texts, isOpen }: { order: OrderView; texts: Texts; isOpen: boolean }) {
  const { state, formData } = useNavigation();
  const isPending = state !== "idle" && formData?.get("order") === order.id;
  return (
    <details className="group open:basis-full" open={isOpen || undefined}>
      <summary className="inline-flex min-h-11 items-center gap-2 text-small font-semibold underline-offset-4 hover:underline">
        <Icon name="x" />
        {texts.cancel}
        <span className="sr-only"> {order.title}</span>
      </summary>
      <Form
        method="post"
        className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-soft bg-surface-sunken p-4"
        onSubmit={(event) => isPending && event.preventDefault()}
      >
        <p className="text-small">
          <strong className="block font-semibold">{texts.question}</strong>
          {order.until}
        </p>
        <input type="hidden" name={intentField} value="cancel" />
        <input type="hidden" name="order" value={order.id} />
        <Button type="submit" kind="danger" isPending={isPending}>
          {isPending ? texts.cancelling : texts.confirm}
        </Button>
      </Form>
    </details>
  );
}

/** A past or cancelled booking as a line, without the picture that the next one has. */
export function BookingRow({ order, texts }: { order: OrderView; texts: Pick<Texts, "again"> }) {
  return (
    <li className="flex items-center gap-x-5 border-t border-line py-5 sm:gap-x-8">
      <div className="min-w-0 flex-1">
        <h3 className={classNames("text-card", order.status === "cancelled" && "line-through")}>
          {order.title}
        </h3>
        <p className="text-small text-ink-muted">
          <time dateTime={order.startsAt}>
            {order.day}, {order.hours}
          </time>{" "}
          · <Place {...order} /> {order.price}
        </p>
        {order.to && order.status !== "booked" && (
          <Link to={order.to} className="no-print action-link min-h-11 text-small">
            {texts.again}
            <span className="sr-only">: {order.title}</span>
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </li>
  );
}

function Place({ place, to }: Pick<OrderView, "place" | "to">) {
  if (!place) return null;
  return (
    <>
      <LinkIfAny to={to} className="underline underline-offset-4">
        {place}
      </LinkIfAny>{" "}
      ·
    </>
  );
}
