import { useTranslation } from "~/locale/use-translation";
import type { OpeningHoursView } from "~/mall/views/visit/opening-hours.server";
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
              <span className={classNames(isToday && "border-accent border-b-2 pb-0.5")}>{day}</span>
              <span className="font-normal text-ink-muted text-small max-xs:block xs:ml-3">{dateText}</span>
              {note && <span className="block font-normal text-ink-muted text-small">{note}</span>}
            </th>
            <td
              className={classNames(
                "py-3 text-right align-top tabular-nums",
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
        <span className="-ml-1 font-display text-heading tabular-nums">
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
  return (
    <div className="border-ink border-t-2">
      {(bars?.rows ?? []).map((row) => (
        <BarRow
          key={row.id}
          row={row}
          length={bars?.length ?? 0}
          zone={zones.find(({ id }) => id === row.id)}
        />
      ))}
      {bars ? (
        <p
          aria-hidden="true"
          className="flex justify-between pt-2 text-ink-muted text-tiny tabular-nums sm:mx-[25%] sm:w-1/2"
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

function BarRow({
  row: { name, hours, parts },
  length,
  zone,
}: {
  row: Bars["rows"][number];
  length: number;
  zone: OpeningHoursView["zones"][number] | undefined;
}) {
  const { t } = useTranslation("hours");
  const regular = zone?.today ? zone.regular : [];
  return (
    <article className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 gap-y-2 border-line border-b py-4 sm:flex-nowrap sm:gap-x-0 sm:py-5">
      <div className="min-w-0 sm:w-1/4 sm:pr-6">
        <h3 className="text-card">{name}</h3>
        {zone?.status && (
          <OpenStatus {...zone.status} className="mt-1 text-ink-muted text-small max-sm:hidden" />
        )}
      </div>
      <div className="max-sm:order-last max-sm:w-full sm:w-1/2 sm:self-center">
        {parts.length > 0 ? (
          <svg
            viewBox={`0 0 ${length} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block h-4 w-full sm:h-6"
          >
            <rect width={length} height="1" className="fill-surface-sunken" />
            {parts.map(({ x, width }) => (
              <rect
                key={x}
                x={x}
                width={width}
                height="1"
                className={zone ? "fill-accent/60" : "fill-accent"}
              />
            ))}
          </svg>
        ) : (
          zone?.text && <p className="text-small">{zone.text}</p>
        )}
      </div>
      <div className="text-right tabular-nums sm:w-1/4 sm:pl-6">
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
                  "text-right align-top tabular-nums max-sm:text-small sm:whitespace-nowrap sm:py-3 sm:pl-4",
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
