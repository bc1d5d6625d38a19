import { isTimeZone } from "@contract/mall";
import { dateFormat } from "~/locale/formatters";
import { isRow, type Row } from "./field-names.server";
import { InvalidValue } from "./reading-context";

/** A local date and time. */
type Clock = { year: number; month: number; day: number; hour: number; minute: number; second: number };

const yearFirst =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2}|[+-]\d{2}|UTC)?$/i;
const dayFirst = /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})(?:,?\s+(\d{1,2})[:.](\d{2})(?::(\d{2}))?)?$/;
const inWords = /^(?:[a-z]{3},? )?\d{1,2} [a-z]{3,9} \d{4} .*(?:GMT|UTC|[+-]\d{4})$/i;

/** Timestamps in seconds stay below this until the year 5138; those in milliseconds were below it until 1973. */
const maxEpochSeconds = 100_000_000_000;
/** Below it (March 1973) numbers are something else, such as a switch or a year. */
const minEpochSeconds = 100_000_000;

/**
 * An instant as ISO 8601 in UTC, from any notation; without an offset it is local to `timeZone`.
 * @param isEnd a date alone means its last second
 */
export function instantOf(given: unknown, timeZone: string, isEnd = false): string | InvalidValue {
  if (typeof given === "number" || (typeof given === "string" && /^\d{9,13}$/.test(given.trim())))
    return Number(given) < minEpochSeconds
      ? new InvalidValue("is no date")
      : iso(Number(given) * (Number(given) < maxEpochSeconds ? 1000 : 1));
  if (Array.isArray(given)) return instantOf(ofParts(given), timeZone, isEnd);
  if (isRow(given) && !("date" in given)) return ofOneField(given, timeZone, isEnd);
  if (isRow(given)) {
    if (given.time !== undefined) return instantOf(withTime(given.date, given.time), timeZone, isEnd);
    const zone = "timezone" in given && typeof given.timezone === "string" ? given.timezone : timeZone;
    return instantOf(given.date, isTimeZone(zone) ? zone : timeZone, isEnd);
  }
  if (typeof given !== "string") return new InvalidValue("is no date");
  const text = given.trim();
  if (inWords.test(text)) return iso(Date.parse(text));
  const [, inJson] = jsonDate.exec(text) ?? [];
  if (inJson) return iso(Number(inJson));
  const read = clockOf(text);
  if (!read) return new InvalidValue("is no date");
  const { clock, offset, hasTime } = read;
  if (offset) return iso(utcOf(clock) - minutesOfOffset(offset) * 60_000);
  const time = hasTime || !isEnd ? clock : { ...clock, hour: 23, minute: 59, second: 59 };
  return iso(inZone(time, timeZone));
}

/** How .NET wrote dates in JSON: milliseconds, and an offset that does not change them. */
const jsonDate = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;

/** How Java writes local dates in JSON: `[2026, 12, 24, 18, 0]`. */
const ofParts = (parts: readonly unknown[]): string | null => {
  if (parts.length < 3 || !parts.every((part) => Number.isInteger(part))) return null;
  const [year, month, day, hour, minute, second = "00"] = parts.map((part) => String(part).padStart(2, "0"));
  const time = hour === undefined ? "" : ` ${hour}:${minute ?? "00"}:${second}`;
  return `${year}-${month}-${day}${time}`;
};

/** `{"$date": …}`, `{"dateTime": …, "timeZone": …}`, `{"seconds": …}` of databases and calendars. */
function ofOneField(given: Row, timeZone: string, isEnd: boolean): string | InvalidValue {
  const { $date, dateTime, date_time, seconds, _seconds, timeZone: named } = given;
  const zone = typeof named === "string" && isTimeZone(named) ? named : timeZone;
  const found = $date ?? dateTime ?? date_time ?? seconds ?? _seconds;
  return isRow(found) || Array.isArray(found)
    ? new InvalidValue("is no date")
    : instantOf(found, zone, isEnd);
}

/** A day with a time beside it; nothing where either can't be read, as it would be another moment. */
function withTime(day: unknown, time: unknown): string | null {
  const clock = timeOfDayOf(time, "UTC");
  const date = typeof day === "string" ? day.trim().replace(/[T ]00:00(?::00)?$/, "") : null;
  if (time === null || time === "") return date;
  return date === null || clock instanceof InvalidValue || /\d:\d/.test(date) ? null : `${date} ${clock}`;
}

/** A calendar day, `YYYY-MM-DD`; of an instant, its day in the time zone. */
export function dayOf(given: unknown, timeZone: string): string | InvalidValue {
  const read = typeof given === "string" ? clockOf(given.trim()) : null;
  // Midnight with an offset is most likely a bare date: the written day is meant.
  const isMidnight = read && read.clock.hour === 0 && read.clock.minute === 0;
  if (read && (!read.offset || isMidnight)) return dayText(read.clock);
  const instant = instantOf(given, timeZone);
  return instant instanceof InvalidValue ? instant : dayText(shownAt(Date.parse(instant), timeZone));
}

function clockOf(text: string): { clock: Clock; offset: string | undefined; hasTime: boolean } | null {
  const first = yearFirst.exec(text);
  const last = first ? null : dayFirst.exec(text);
  const parts = first ?? last;
  if (!parts || (last && isAmbiguous(text))) return null;
  const [year, month, day] = first ? [parts[1], parts[2], parts[3]] : [parts[3], parts[2], parts[1]];
  const clock = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(parts[4] ?? 0),
    minute: Number(parts[5] ?? 0),
    second: Number(parts[6] ?? 0),
  };
  const isDay = dayText(shown(new Date(utcOf({ ...clock, hour: 12 })))) === dayText(clock);
  if (!isDay || clock.year < 1900 || clock.hour > 24 || clock.minute > 59 || clock.second > 59) return null;
  return { clock, offset: parts[7], hasTime: parts[4] !== undefined };
}

/** "5/6/2026" is the 5th of June to some and the 6th of May to others. */
function isAmbiguous(text: string): boolean {
  const [, one, other] = /^(\d{1,2})\/\s*(\d{1,2})\//.exec(text) ?? [];
  return one !== undefined && Number(one) !== Number(other) && Number(one) <= 12 && Number(other) <= 12;
}

const utcOf = ({ year, month, day, hour, minute, second }: Clock): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const shown = (date: Date): Clock => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
  hour: date.getUTCHours(),
  minute: date.getUTCMinutes(),
  second: date.getUTCSeconds(),
});

const two = (value: number): string => String(value).padStart(2, "0");
const dayText = ({ year, month, day }: Clock): string => `${year}-${two(month)}-${two(day)}`;

function minutesOfOffset(offset: string): number {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

/** The instant of a local time in the zone; a time that the clock change skips is an hour later. */
function inZone(clock: Clock, timeZone: string): number {
  const wanted = utcOf(clock);
  const offsetAt = (instant: number) => utcOf(shownAt(instant, timeZone)) - instant;
  const guess = wanted - offsetAt(wanted);
  return wanted - offsetAt(guess);
}

function shownAt(instant: number, timeZone: string): Clock {
  const parts = Object.fromEntries(
    dateFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "medium", hourCycle: "h23" })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}

function iso(instant: number): string | InvalidValue {
  const date = new Date(instant);
  const year = date.getUTCFullYear();
  return year >= 1900 && year <= 9999
    ? date.toISOString().replace(".000Z", "Z")
    : new InvalidValue("is no date");
}

const timeNotation =
  /^(\d{1,2})(?:[:.h]\s?(\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)?\s*(?:h(?:od(?:in)?)?\.?|Uhr)?\s*([ap]\.?m\.?)?$/i;
const dated = /^\d{4}-\d{2}-\d{2}[T ]/;

/**
 * A time of day as `HH:MM`: of "9", "9.30", "9:00:00", "9 h", "9 PM", or an instant's local time. An instant in UTC is
 * local in the time zone, but on the first day of a calendar it stands for a time alone, in a zone that is unknown.
 */
export function timeOfDayOf(given: unknown, timeZone: string): string | InvalidValue {
  const text = typeof given === "number" ? String(given) : given;
  if (typeof text !== "string") return new InvalidValue("is no time of day");
  if (dated.test(text.trim())) return timeOfInstant(text.trim(), timeZone);
  const [, hours, minutes = "0", half] = timeNotation.exec(text.trim()) ?? [];
  const hour = (Number(hours) % (half ? 12 : 25)) + (half?.toLowerCase().startsWith("p") ? 12 : 0);
  const isTime = hours !== undefined && Number(hours) <= (half ? 12 : 24) && Number(minutes) <= 59;
  if (!isTime || (hour === 24 && Number(minutes) > 0)) return new InvalidValue("is no time of day");
  return `${two(hour)}:${two(Number(minutes))}`;
}

function timeOfInstant(text: string, timeZone: string): string | InvalidValue {
  const { clock, offset } = clockOf(text) ?? {};
  if (!clock) return new InvalidValue("is no time of day");
  const isInUtc = offset && minutesOfOffset(offset) === 0;
  if (isInUtc && clock.year < 2000) return new InvalidValue("is a time without a day in UTC");
  const { hour, minute } = isInUtc ? shownAt(utcOf(clock), timeZone) : clock;
  return `${two(hour)}:${two(minute)}`;
}
