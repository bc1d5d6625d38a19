import { useEffect, useState } from "react";
import { numericParts } from "~/locale/dates";
import { useTranslation } from "~/locale/use-translation";
import type { dayBar, OpeningHoursView } from "~/mall/views/visit/opening-hours.server";
import { classNames } from "~/ui/class-names";
import { OpenStatus } from "./open-status";

type Week = NonNullable<OpeningHoursView["mall"]>["week"];

/** The mall's next seven days, today first and marked. */
export function WeekTable({ week }: { week: Week }) {
  const { t } = useTranslation("hours");
  return (
    <table className="w-full">
      <caption className="sr-only">{t("week")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("day")}</th>
          <th scope="col">{t("hours")}</th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ date, isToday, day, dateText, hours, note, isClosed }) => (
          <tr
            key={date}
            aria-current={isToday ? "date" : undefined}
            className={classNames("border-line border-b last:border-0", isToday && "font-semibold")}
          >
            <th
              scope="row"
              className={classNames("py-3 pr-4 text-left", isToday ? "font-semibold" : "font-normal")}
            >
              <span className={classNames(isToday && "border-accent border-b-2 pb-1")}>{day}</span>
              <span className="font-normal text-ink-muted text-small max-xs:block xs:ml-3">{dateText}</span>
              {note && <span className="block font-normal text-ink-muted text-small">{note}</span>}
            </th>
            <td
              className={classNames(
                "py-3 text-right align-top tabular",
                isClosed && "font-normal text-ink-muted",
              )}
            >
              <Hours text={hours} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first day after the week with hours of its own. */
export function NextException({
  day,
  dateText,
  hours,
}: NonNullable<NonNullable<OpeningHoursView["mall"]>["next"]>) {
  const { t } = useTranslation("hours");
  return (
    <section className="break-inside-avoid">
      <h2 className="font-text text-ink-muted text-small tracking-normal">{t("nextException")}</h2>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{`${day} ${dateText}`}</span>
        <span className="-ml-1 font-display text-heading tabular">
          <Hours text={hours} />
        </span>
      </p>
    </section>
  );
}

/** Breaks between intervals only. */
function Hours({ text }: { text: string }) {
  return text.split(/(?<=,) /).map((interval) => (
    <span key={interval} className="ml-1 inline-block whitespace-nowrap">
      {interval}
    </span>
  ));
}

type Bars = NonNullable<OpeningHoursView["bars"]>;

/** Today as bars on one axis: the mall's, and of each zone whether it is open, its hours and its regular week. */
export function DayBars({ bars, zones }: { bars: Bars | null; zones: OpeningHoursView["zones"] }) {
  const now = useNow(bars);
  return (
    <div className="border-ink border-t-2">
      {(bars?.rows ?? []).map((row, at) => (
        <BarRow
          key={row.id}
          row={row}
          length={bars?.length ?? 0}
          now={now}
          isFirst={at === 0}
          isLast={at + 1 === bars?.rows.length}
          zone={zones.find(({ id }) => id === row.id)}
        />
      ))}
      {bars ? (
        <p
          aria-hidden="true"
          className="flex justify-between text-ink-muted text-tiny tabular lg:mx-[16.6667%] lg:w-2/3"
        >
          {bars.marks.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a whole day begins and ends with the same hour
            <span key={at}>{mark}</span>
          ))}
        </p>
      ) : (
        zones.map((zone) => (
          <BarRow key={zone.id} row={{ ...zone, hours: zone.today, parts: [] }} length={0} zone={zone} />
        ))
      )}
    </div>
  );
}

/** Today's hours of the mall as a thin bar. */
export function DayBar({ bar }: { bar: NonNullable<ReturnType<typeof dayBar>> }) {
  const now = useNow(bar);
  return (
    <span aria-hidden="true" className="relative block">
      <BarParts parts={bar.parts} length={bar.length} className="h-3" />
      {now !== null && (
        <span
          style={{ left: `${now}%` }}
          className="-inset-y-1.5 absolute -translate-x-1/2 border-ink border-l-2"
        />
      )}
    </span>
  );
}

function BarParts({
  parts,
  length,
  opacity = 1,
  className,
}: Pick<Bars, "length"> & Pick<Bars["rows"][number], "parts"> & { opacity?: number; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fillOpacity={opacity}
      className={`block w-full fill-accent ${className}`}
    >
      <rect width={length} height="1" fillOpacity=".15" />
      {parts.map(({ x, width }) => (
        <rect key={x} x={x} width={width} height="1" />
      ))}
    </svg>
  );
}

/**
 * Where the present minute is on the bars, in percent, by the visitor's clock: a stored page would have an old one. Null
 * without a script, on another day and beside the axis.
 */
function useNow(bars: Pick<Bars, "date" | "timeZone" | "start" | "length"> | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  const { date, timeZone, start, length } = bars ?? {};
  useEffect(() => {
    if (!date || !timeZone || start === undefined || !length) return;
    const update = () => {
      const { year, month, day, hour, minute } = numericParts(new Date(), timeZone);
      const minutes = Number(hour) * 60 + Number(minute) - start;
      const isOn = date === `${year}-${month}-${day}` && minutes >= 0 && minutes <= length;
      setNow(isOn ? (minutes / length) * 100 : null);
    };
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, [date, timeZone, start, length]);
  return now;
}

function BarRow({
  row: { name, hours, parts },
  length,
  now = null,
  isFirst = false,
  isLast = false,
  zone,
}: {
  row: Bars["rows"][number];
  length: number;
  now?: number | null;
  isFirst?: boolean;
  isLast?: boolean;
  zone: OpeningHoursView["zones"][number] | undefined;
}) {
  const { t } = useTranslation("hours");
  // One row for all days is what those hours are.
  const [all, ...others] = zone?.regular ?? [];
  const isEachDay = all !== undefined && others.length === 0 && all.hours === hours;
  const regular = isEachDay ? [] : (zone?.regular ?? []);
  return (
    <article
      className={classNames(
        "flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 border-line lg:flex-nowrap lg:gap-x-0",
        isFirst ? "gap-y-5 pt-4 lg:pt-7" : "gap-y-2 pt-4 lg:pt-5",
        isLast ? "pb-2" : "border-b pb-4 lg:pb-5",
      )}
    >
      <div className="min-w-0 lg:w-1/6 lg:pr-6">
        <h3 className="text-card">{name}</h3>
        {zone?.status && (
          <OpenStatus {...zone.status} className="mt-1 text-ink-muted text-small max-lg:hidden" />
        )}
      </div>
      <div className="relative max-lg:order-last max-lg:w-full lg:w-2/3 lg:self-center">
        {parts.length > 0 ? (
          <BarParts {...{ parts, length }} opacity={zone ? 0.6 : 1} className="h-4 md:h-7" />
        ) : (
          zone?.text && <p className="text-small">{zone.text}</p>
        )}
        {now !== null && parts.length > 0 && (
          <span
            aria-hidden="true"
            style={{ left: `${now}%` }}
            className="-inset-y-1.5 absolute -translate-x-1/2 border-ink border-l-2 lg:-inset-y-2.5"
          >
            {isFirst && (
              <span className="-translate-x-1/2 absolute bottom-full left-1/2 font-semibold text-bar leading-tight">
                {t("now")}
              </span>
            )}
          </span>
        )}
      </div>
      <div className="text-right tabular lg:w-1/6 lg:pl-6">
        {isEachDay && <p className="text-ink-muted text-small">{all.days}</p>}
        {hours && (
          <p className="font-display text-card font-semibold">
            <Hours text={hours} />
          </p>
        )}
        {regular.length > 0 && (
          <ul aria-label={t("hoursOf", { name })} className="mt-1 text-ink-muted text-small">
            {regular.map(({ days, hours: each }) => (
              <li key={days}>
                {days} <Hours text={each} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** Holidays and other exceptions, a column for each zone concerned; on phones a line. */
export function ExceptionsTable({ zones, rows }: OpeningHoursView["exceptions"]) {
  const { t } = useTranslation("hours");
  const hasLines = zones.length > 1;
  return (
    <table className={classNames("w-full text-left", hasLines && "max-sm:block")}>
      <caption className="sr-only">{t("exceptions")}</caption>
      <thead className={hasLines ? "max-sm:hidden" : "sr-only"}>
        <tr className="border-ink border-b-2 text-ink-muted text-small">
          <th scope="col" className="py-2 pr-4 font-normal">
            {t("day")}
          </th>
          {zones.map(({ id, name }) => (
            <th key={id} scope="col" className="py-2 pl-4 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classNames(hasLines && "max-sm:block")}>
        {rows.map(({ date, isToday, dateText, name, hours }) => (
          <tr
            key={date}
            aria-current={isToday ? "date" : undefined}
            className={classNames(
              "break-inside-avoid border-line border-b",
              hasLines && "max-sm:block max-sm:py-3",
              isToday && "font-semibold",
            )}
          >
            <th
              scope="row"
              className={classNames(
                "font-semibold sm:py-3 sm:pr-4",
                hasLines ? "max-sm:block max-sm:pb-1" : "py-3 pr-4",
              )}
            >
              <span className="block">{name}</span>
              <span className="block font-normal text-ink-muted text-small">
                <time dateTime={date}>{dateText}</time>
              </span>
            </th>
            {hours.map((text, at) => (
              <td
                key={zones[at]?.id}
                className={classNames(
                  "text-right align-top tabular max-sm:text-small sm:whitespace-nowrap sm:py-3 sm:pl-4",
                  hasLines ? "max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-0.5" : "py-3 pl-4",
                  text === t("common:open.closed") && "text-ink-muted",
                )}
              >
                {hasLines && <span className="text-left text-ink-muted sm:hidden">{zones[at]?.name}</span>}
                <Hours text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
