import type { ReactNode } from "react";
import type { EventCalendarView } from "~/mall/views/lists/event-calendar.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

const columns = [
  "",
  "lg:col-start-2",
  "lg:col-start-3",
  "lg:col-start-4",
  "lg:col-start-5",
  "lg:col-start-6",
  "lg:col-start-7",
];
const starts = ["", "col-start-2", "col-start-3", "col-start-4", "col-start-5", "col-start-6", "col-start-7"];

/** The days in weeks, each with its events; on phones a month of days that jump to those in the list below it. */
export function EventCalendar({ calendar }: { calendar: EventCalendarView }) {
  const { days, skipped, weekdays, legend } = calendar;
  return (
    <>
      <Months {...calendar} />
      {legend.length > 1 && (
        <ul className="mt-2 hidden gap-6 text-small lg:flex">
          {legend.map(({ isOfMall, name }) => (
            <li key={name} className="flex items-center gap-2">
              <span className={classNames("size-4 rounded-soft border", entry(isOfMall))} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="no-print mt-2 lg:hidden">
        <Weekdays names={weekdays} className="grid grid-cols-7 text-center" />
        <ol className="grid grid-cols-7 gap-y-1 text-center">
          {days.map(({ date, number, text, isToday, isPast, isWeekend, events }, at) => (
            <li
              key={date}
              className={classNames(at === 0 && starts[skipped], isWeekend && "bg-surface-sunken")}
            >
              <DayLink date={date} isLink={events.length > 0}>
                <span className="sr-only">{text}</span>
                <span
                  aria-hidden="true"
                  className={classNames(
                    "flex size-8 items-center justify-center rounded-full",
                    isToday ? "bg-accent text-accent-ink" : isPast && "text-ink-muted",
                  )}
                >
                  {number}
                </span>
              </DayLink>
            </li>
          ))}
        </ol>
      </div>
      <Weekdays names={weekdays} className={classNames("mt-4 hidden lg:grid [&>*]:px-2", weeks)} />
      <ol className={classNames("mt-6 border-b border-line lg:mt-0 lg:grid", weeks)}>
        {days.map(({ date, number, month, isFirst, text, isToday, isPast, isWeekend, events }, at) => (
          <li
            key={date}
            id={`day-${date}`}
            aria-current={isToday ? "date" : undefined}
            className={classNames(
              "min-w-0 scroll-mt-28 border-t border-line py-4 lg:min-h-20 lg:px-1.5 lg:py-3",
              events.length > 0 ? "max-lg:grid max-lg:grid-cols-[4.5rem_minmax(0,1fr)]" : "max-lg:hidden",
              at === 0 && columns[skipped],
              isToday ? "lg:bg-accent-soft" : isWeekend && "lg:bg-surface-sunken",
            )}
          >
            <time
              dateTime={date}
              className={classNames(
                "font-display text-heading lg:block lg:px-1 lg:text-card",
                isPast && "text-ink-muted",
              )}
            >
              <span className="sr-only">{text}</span>
              <span aria-hidden="true" className="lg:flex lg:items-center lg:gap-2">
                <span
                  className={classNames(
                    isToday &&
                      "inline-flex size-10 items-center justify-center rounded-full bg-accent text-accent-ink lg:size-8",
                  )}
                >
                  {number}
                </span>
                <span
                  className={classNames(
                    "text-small text-ink-muted max-lg:block max-lg:font-text",
                    !isFirst && "lg:hidden",
                  )}
                >
                  <span className="lg:hidden">{weekdays[(skipped + at) % 7]} </span>
                  {month}
                </span>
              </span>
            </time>
            {events.length > 0 && (
              <ul className="flex flex-col gap-3 lg:mt-3 lg:gap-1.5">
                {events.map(({ id, title, to, time, isOfMall }) => (
                  <li key={id}>
                    <Link
                      to={to}
                      className={classNames(
                        "flex min-h-6 flex-col font-semibold underline-offset-4 hover:underline lg:rounded-soft lg:border lg:px-2 lg:py-1.5 lg:text-tiny lg:leading-snug lg:font-medium xl:text-small lg:hyphens-auto",
                        entry(isOfMall),
                      )}
                    >
                      {time && (
                        <span className="font-normal text-ink-muted tabular lg:text-inherit">{time}</span>
                      )}
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

/** Most is on at weekends. */
const weeks = "lg:grid-cols-[repeat(5,minmax(0,1fr))_repeat(2,minmax(0,1.6fr))]";

/** The mall's own events are filled with a tint of its colour, those of its shops have an edge. */
const entry = (isOfMall: boolean) =>
  isOfMall ? "lg:border-transparent lg:bg-accent-tint" : "lg:border-ink-muted lg:bg-surface";

/** A day of the small month: a link with a dot where something is on. */
function DayLink({ date, isLink, children }: { date: string; isLink: boolean; children: ReactNode }) {
  const look = "flex min-h-11 flex-col items-center pt-1";
  if (!isLink) return <span className={classNames(look, "text-ink-muted")}>{children}</span>;
  return (
    <a href={`#day-${date}`} className={classNames(look, "font-semibold")}>
      {children}
      <span aria-hidden="true" className="mt-0.5 size-1.5 rounded-full border border-accent bg-accent" />
    </a>
  );
}

function Weekdays({ names, className }: { names: string[]; className: string }) {
  return (
    <div aria-hidden="true" className={classNames("pb-2 text-small text-ink-muted", className)}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

function Months({ name, months, shown, before, after }: EventCalendarView) {
  const look = "action-link min-h-11";
  return (
    <nav aria-label={name} className="no-print mt-6 flex flex-wrap items-center justify-between gap-x-6">
      <div className="flex flex-wrap items-baseline gap-x-4 md:grow">
        <h2 className="text-heading first-letter:uppercase">{months}</h2>
        <p role="status" className="text-small text-ink-muted">
          {shown}
        </p>
      </div>
      {before && (
        <Link to={before.to} className={look}>
          <Icon name="arrow-left" />
          {before.name}
        </Link>
      )}
      {after && (
        <Link to={after.to} className={look}>
          {after.name}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
