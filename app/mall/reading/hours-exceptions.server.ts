import { dayHoursOf, timeUnitIn } from "./day-hours.server";
import { alike, isRow, type Row } from "./field-names.server";
import { shownText } from "./hours-text.server";
import { dayOf } from "./moments.server";
import { entryOf, InvalidValue, noteDropped, type ReadingContext } from "./reading-context";

const firstDays = ["date", "day", "on", "datum", "datefrom", "startdate", "validfrom", "from", "od"];
const lastDays = ["dateto", "enddate", "validto", "to", "do"];
const hours = ["intervals", "hours", "openinghours", "times"];
/** An exception for longer than a season is a week. */
const maxDays = 31;

/** Days with other hours, from a list or a map by date; hours that can't be read leave the day unknown. */
export function exceptionsOf(given: unknown, context: ReadingContext): Row[] {
  const entries: unknown[] = Array.isArray(given)
    ? given
    : isRow(given)
      ? Object.entries(given).map(([date, hours]) => ({ date, hours }))
      : [];
  return entries.filter(isRow).flatMap((entry) => exceptionOf(entry, entryOf(context)));
}

function exceptionOf(entry: Row, context: ReadingContext): Row[] {
  const { timeZone } = context.reading;
  const keys = new Map(Object.keys(entry).map((key) => [alike(key), key]));
  const dayUnder = (names: string[]) => {
    for (const name of names) {
      const key = keys.get(name);
      const day = key === undefined ? null : dayOf(entry[key], timeZone);
      if (key !== undefined && day !== null && !(day instanceof InvalidValue)) return { key, day };
    }
    return null;
  };
  const first = dayUnder(firstDays);
  if (!first) {
    noteDropped(context, new InvalidValue("is no day with other hours"));
    return [];
  }
  const last = dayUnder(lastDays);
  const { [first.key]: _, [last?.key ?? first.key]: __, ...rest } = entry;
  const said = hours
    .map((name) => rest[keys.get(name) ?? ""])
    .find((value) => value !== undefined && value !== null);
  const read = dayHoursOf(said ?? rest, { timeZone, unit: timeUnitIn(said ?? rest) });
  const isEmptyList = Array.isArray(said) && said.length === 0;
  const intervals = isEmptyList ? [] : read instanceof InvalidValue ? null : read;
  if (read instanceof InvalidValue) noteDropped(context, read);
  const words = [entry.text, intervals === null ? said : null].find((value) => typeof value === "string");
  const others = Object.entries(rest).filter(([key]) => !hours.includes(alike(key)));
  return daysFrom(first.day, last?.day ?? first.day).map((date) => ({
    ...Object.fromEntries(others),
    date,
    intervals,
    text: typeof words === "string" ? shownText(words) : null,
  }));
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last) && days.length < maxDays; day += 86_400_000)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}
