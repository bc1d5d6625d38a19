import { Form, useNavigation } from "@remix-run/react";
import { useInitialValue } from "~/forms/use-draft";
import type { BookingView } from "~/mall/views/visit/booking.server";
import { Button } from "~/ui/button";
import { ChipLink } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Refusal } from "~/ui/refusal";

/** Booking: services and days are links, the slots of a day are one form. */
export function Booking({ booking }: { booking: BookingView }) {
  const { services, service, texts, problem, mine } = booking;
  return (
    <section id="booking" aria-labelledby="booking-title" className="page-action no-print mb-14 scroll-mt-28">
      <h2 id="booking-title" className="text-heading">
        {texts.title}
      </h2>
      {services.length > 1 && (
        <ul aria-label={texts.services} className="mt-4 flex flex-wrap gap-2">
          {services.map(({ to, title, isCurrent }) => (
            <li key={to}>
              <ChipLink to={to} isCurrent={isCurrent}>
                {title}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-card font-semibold">{service.title}</p>
      <p className="text-small text-ink-muted">{service.facts}</p>
      {service.description && <p className="mt-2 max-w-[60ch]">{service.description}</p>}
      {mine.bookings.length > 0 && (
        <div className="mt-5 rounded-soft bg-surface-sunken px-5 py-4">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="check" className="text-success" />
            {texts.mine}
          </p>
          <ul className="mt-1 pl-6">
            {mine.bookings.map(({ id, when }) => (
              <li key={id}>{when}</li>
            ))}
          </ul>
          {mine.to && (
            <Link
              to={mine.to}
              className="mt-2 ml-6 inline-flex min-h-6 text-small font-semibold text-accent underline underline-offset-4"
            >
              {texts.all}
            </Link>
          )}
        </div>
      )}
      {problem && (
        <Refusal className="mt-5 flex items-start gap-2 rounded-soft bg-surface-sunken p-4 font-semibold border-2 border-error">
          <Icon name="circle-alert" className="mt-1 text-error" />
          {problem}
        </Refusal>
      )}
      <Days booking={booking} />
      <Slots booking={booking} />
    </section>
  );
}

function Days({ booking: { days, texts } }: { booking: BookingView }) {
  return (
    <nav aria-label={texts.days} className="mt-6">
      <ul className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:thin] sm:flex-wrap">
        {days.map(({ date, to, weekday, number, name, free, isFull, isCurrent }) => (
          <li key={date} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "date" : undefined}
              aria-label={`${name}, ${free}`}
              className={classNames(
                "flex min-w-18 flex-col items-center rounded-soft border border-transparent px-3 py-2 text-center text-small",
                isCurrent ? "bg-ink text-surface" : "bg-surface-sunken hover:bg-line",
                isFull && !isCurrent && "text-ink-muted line-through",
              )}
            >
              <span className="text-tiny">{weekday}</span>
              <span className="font-semibold tabular">{number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Slots({ booking }: { booking: BookingView }) {
  const { slots, hasFree, service, day, language, place, texts } = booking;
  const key = useInitialValue(booking.key);
  const { formAction } = useNavigation();
  if (!hasFree) return <p className="mt-6 text-ink-muted">{texts.nothing}</p>;
  return (
    <Form
      method="post"
      action="/bookings"
      preventScrollReset
      // The key resets the form for another day: a slot picked for the previous one isn't picked here.
      key={`${service.id} ${day.date} ${key}`}
      className="mt-6"
    >
      {Object.entries({
        service: service.id,
        day: day.date,
        language,
        redirectTo: place,
        key: key ?? "",
      }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend className="mb-3 text-small font-semibold">
          {texts.slots}, {day.title}
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {slots.map(({ id, time, until, isFree, isChosen }) => (
            <label
              key={id}
              className={classNames(
                "flex min-h-12 items-center justify-center rounded-soft text-body tabular border",
                isFree
                  ? "cursor-pointer bg-surface-raised border-ink-muted has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
                  : "bg-surface-sunken text-ink-muted line-through border-transparent",
              )}
            >
              <input
                type="radio"
                name="slot"
                value={id}
                required
                disabled={!isFree}
                defaultChecked={isChosen}
                className="sr-only"
              />
              {time}
              <span className="sr-only">{isFree ? until : texts.sold}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {/* At hand on a phone while a time is chosen. */}
      <div className="bottom-bar mt-4 flex items-center justify-between gap-4 py-2">
        <Button type="submit" size="large" isPending={formAction === "/bookings"}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
