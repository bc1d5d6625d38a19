import { dayHoursOf, timeUnitIn } from "./day-hours.server";
import { alike, isBlank, isRow, ofName, plainName, type Row } from "./field-names.server";
import { shownText } from "./hours-text.server";
import { dayOf } from "./moments.server";
import { booleanOf } from "./numbers.server";
import { entryOf, InvalidValue, noteDropped, type ReadingContext } from "./reading-context";

const firstDays =
  "date day on datum dates datefrom startdate datestart start since validfrom validsince from von od".split(
    " ",
  );
const lastDays =
  "dateto enddate dateend end until till through validto validuntil validthrough to bis do".split(" ");
const hours = ["intervals", "hours", "openinghours", "times"];
const yearly = /recurr|yearly|annual|everyyear|kazdorocn|jahrlich/;
/** Whatever lasts longer is no exception. */
const maxDays = 366;

/** What places call their exceptions, where these stand beside the week. */
const names =
  /exception|special(?:day|hour|date|open|time|schedule)|holiday|(?:^|hours?|opening|day)overrides?$|extraordinary|irregular(?:day|hour|open)|mimoradn\w*(?:otev|otvar|dn|hodin)|vyjimk|vynimk|svatk|svatecn|sviat|ausnahm|feiertag|sonder(?:off|oeff|tag|zeit)/;
const closedDays = /^(?:closed(?:days|dates|on)|closingdays|dayson?closed|daysoff|zavrenodny|ruhetage)$/;

/** Days with other hours that stand beside a week, under any name; null where some of them can't be read. */
export function exceptionsIn(row: Row, context: ReadingContext): Row[] | null {
  const found = Object.entries(row).filter(
    ([key, value]) => isException(key) && !isBlank(value) && booleanOf(value) !== false,
  );
  const read = found.map(([key, value]) => exceptionsOf(value, context, closedDays.test(alike(key))));
  return read.some((each) => each === null) ? null : read.flatMap((each) => each ?? []);
}

export const isException = ofName((key) => names.test(plainName(key)) || closedDays.test(alike(key)));

/**
 * Days with other hours, from a list or a map by date; hours that can't be read leave the day unknown.
 * @param areClosed the days are those on which it is closed
 * @returns null where it can't be read which days they are: then it may be any day
 */
function exceptionsOf(given: unknown, context: ReadingContext, areClosed: boolean): Row[] | null {
  const entries: unknown[] | null = Array.isArray(given)
    ? given
    : isRow(given)
      ? Object.entries(given).map(([date, hours]) => ({ date, hours }))
      : null;
  if (!entries) {
    noteDropped(context, new InvalidValue("are no days with other hours"));
    return null;
  }
  const read = entries
    .filter((entry) => !isBlank(entry))
    .map((entry) => {
      const row = isRow(entry) ? entry : { date: entry };
      return exceptionOf(areClosed ? { closed: true, ...row } : row, entryOf(context));
    });
  return read.some((each) => each === null) ? null : read.flatMap((each) => each ?? []);
}

function exceptionOf(entry: Row, context: ReadingContext): Row[] | null {
  const { timeZone, now } = context.reading;
  const unread = (reason: string) => {
    noteDropped(context, new InvalidValue(reason));
    return null;
  };
  const keys = new Map(Object.keys(entry).map((key) => [alike(key), key]));
  const isYearly = [...keys].some(([name, key]) => yearly.test(name) && booleanOf(entry[key]) !== false);
  const daysUnder = (known: string[]) => {
    for (const key of known.flatMap((name) => keys.get(name) ?? [])) {
      const days = [entry[key]].flat().map((day) => daysOf(day, { timeZone, now, isYearly }));
      if (days.length > 0 && days.every((each) => each !== null)) return { key, days: days.flat() };
    }
    return null;
  };
  const first = daysUnder(firstDays);
  if (!first) return unread("is no day with other hours");
  const last = daysUnder(lastDays.filter((name) => keys.get(name) !== first.key));
  const { [first.key]: _, [last?.key ?? first.key]: __, ...rest } = entry;
  const isAnotherDay = (value: unknown) =>
    typeof value === "string" && !(dayOf(value, timeZone) instanceof InvalidValue);
  if (Object.entries(rest).some(([key, value]) => !/at$/i.test(key) && isAnotherDay(value)))
    return unread("has another day under an unknown name");
  const days = last ? first.days.flatMap((day, at) => daysFrom(day, last.days[at] ?? day)) : first.days;
  if (days.length === 0 || days.length > 2 * maxDays) return unread("is no span of days");
  const said = hours
    .map((name) => rest[keys.get(name) ?? ""])
    .find((value) => value !== undefined && value !== null);
  const withoutYearly = Object.fromEntries(Object.entries(rest).filter(([key]) => !yearly.test(alike(key))));
  const read = dayHoursOf(said ?? withoutYearly, { timeZone, unit: timeUnitIn(said ?? rest) });
  const isEmptyList = Array.isArray(said) && said.length === 0;
  const intervals = isEmptyList ? [] : read instanceof InvalidValue ? null : read;
  if (read instanceof InvalidValue) noteDropped(context, read);
  const words = [entry.text, intervals === null ? said : null].find((value) => typeof value === "string");
  const others = Object.entries(rest).filter(([key]) => !hours.includes(alike(key)));
  return days.map((date) => ({
    ...Object.fromEntries(others),
    date,
    intervals,
    text: typeof words === "string" ? shownText(words) : null,
  }));
}

type Calendar = { timeZone: string; now: () => number; isYearly: boolean };

const dayAndMonth = /^(?:(?<day>\d{1,2})\. ?(?<month>\d{1,2})\.|-{0,2}(?<isoMonth>\d{2})-(?<isoDay>\d{2}))$/;

/** A day, or that of this year and the next, where it has no year or comes back every year; null if it is none. */
function daysOf(given: unknown, { timeZone, now, isYearly }: Calendar): string[] | null {
  const { day, month, isoMonth, isoDay } =
    (typeof given === "string" && dayAndMonth.exec(given.trim())?.groups) || {};
  const read = dayOf(given, timeZone);
  const yearless = isoMonth
    ? `${isoMonth}-${isoDay}`
    : month
      ? `${month.padStart(2, "0")}-${day?.padStart(2, "0")}`
      : isYearly && typeof read === "string"
        ? read.slice(5)
        : null;
  if (!yearless) return typeof read === "string" ? [read] : null;
  const year = new Date(now()).getUTCFullYear();
  const days = [year, year + 1].map((each) => `${each}-${yearless}`);
  return days.filter((each) => dayOf(each, timeZone) === each);
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += 86_400_000) {
    if (days.length === maxDays) return [];
    days.push(new Date(day).toISOString().slice(0, 10));
  }
  return days;
}
