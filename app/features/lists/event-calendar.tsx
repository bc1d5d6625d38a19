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

/** The days of a month in weeks; on phones only those with events, one below the other. */
export function EventCalendar({ calendar }: { calendar: EventCalendarView }) {
  const { days, skipped, weekdays } = calendar;
  return (
    <>
      <Months {...calendar} />
      <div aria-hidden="true" className="mt-6 hidden grid-cols-7 gap-1.5 text-tiny text-ink-muted md:grid">
        {weekdays.map((name) => (
          <span key={name} className="px-2">
            {name}
          </span>
        ))}
      </div>
      <ol className="mt-6 grid gap-1.5 md:mt-1.5 md:grid-cols-7">
        {days.map(({ date, number, text, isToday, isPast, isWeekend, events }, at) => (
          <li
            key={date}
            aria-current={isToday ? "date" : undefined}
            className={classNames(
              "min-w-0 flex-col rounded-soft p-3 md:min-h-28 md:p-2",
              at === 0 && columns[skipped],
              events.length > 0 ? "flex bg-surface-raised border border-line" : "hidden md:flex",
              events.length === 0 && isWeekend && !isPast && "md:bg-surface-sunken",
            )}
          >
            <time
              dateTime={date}
              className={classNames(
                "text-small font-semibold",
                isToday && "text-accent underline decoration-2 underline-offset-4",
                isPast && "font-normal text-ink-muted",
              )}
            >
              <span className="md:sr-only">{text}</span>
              <span aria-hidden="true" className="hidden md:inline">
                {number}
              </span>
            </time>
            {events.length > 0 && (
              <ul className="mt-1 flex flex-col gap-1">
                {events.map(({ id, title, to, time }) => (
                  <li key={id}>
                    <Link
                      to={to}
                      className="flex min-h-11 flex-col justify-center underline-offset-4 hover:underline md:min-h-6 md:text-tiny"
                    >
                      {time && <span className="text-tiny text-ink-muted tabular-nums">{time}</span>}
                      {title}
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
