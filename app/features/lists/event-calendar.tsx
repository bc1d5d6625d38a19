import type { EventCalendarView } from "~/mall/views/lists/event-calendar.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

const columns = [
  "",
  "md:col-start-2",
  "md:col-start-3",
  "md:col-start-4",
  "md:col-start-5",
  "md:col-start-6",
  "md:col-start-7",
];

/** The days in weeks, each with its events; phones have only the list that follows it. */
export function EventCalendar({ calendar }: { calendar: EventCalendarView }) {
  const { days, skipped, weekdays } = calendar;
  return (
    <>
      <Months {...calendar} />
      <div aria-hidden="true" className="mt-4 hidden grid-cols-7 text-small text-ink-muted md:grid">
        {weekdays.map((name, at) => (
          <span key={name} className={classNames("pb-2", at > 4 && "pl-3")}>
            {name}
          </span>
        ))}
      </div>
      <ol className="hidden grid-cols-7 border-b border-line md:grid">
        {days.map(({ date, number, month, text, isToday, isPast, isWeekend, events }, at) => (
          <li
            key={date}
            aria-current={isToday ? "date" : undefined}
            className={classNames(
              "min-h-28 min-w-0 border-t border-line py-3 pr-2",
              at === 0 && columns[skipped],
              isWeekend && "bg-surface-sunken pl-2",
            )}
          >
            <time
              dateTime={date}
              className={classNames("font-display text-card", isPast && "text-ink-muted")}
            >
              <span className="sr-only">{text}</span>
              <span aria-hidden="true" className="flex items-center gap-2">
                <span
                  className={classNames(
                    isToday &&
                      "-my-1.5 -ml-1.5 flex size-10 items-center justify-center rounded-full bg-accent text-accent-ink",
                  )}
                >
                  {number}
                </span>
                {month && <span className="text-small text-ink-muted">{month}</span>}
              </span>
            </time>
            {events.length > 0 && (
              <ul className="mt-3 flex flex-col gap-3">
                {events.map(({ id, title, to, time }) => (
                  <li key={id}>
                    <Link
                      to={to}
                      className="flex min-h-6 flex-col hyphens-auto text-tiny leading-snug font-semibold underline-offset-4 hover:underline"
                    >
                      {time && <span className="font-normal text-ink-muted tabular-nums">{time}</span>}
                      {/* "Orchideenwochenende" fits a day. */}
                      <span className={/\S{18}/.test(title) ? "text-bar tracking-tight" : undefined}>
                        {title}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Months({ name, previous, next }: EventCalendarView) {
  const look = "action-link min-h-11";
  return (
    <nav aria-label={name} className="no-print mt-8 flex flex-wrap items-center justify-between gap-x-6">
      {previous ? (
        <Link to={previous.to} className={look}>
          <Icon name="arrow-left" />
          {previous.name}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={next.to} className={look}>
          {next.name}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
