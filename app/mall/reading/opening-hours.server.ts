import { type Weekday, weekdays } from "@contract/opening-hours";
import { fieldsOf, isRow, type Row } from "./field-names.server";
import { timeOfDayOf } from "./moments.server";
import { entryOf, InvalidValue, inside, noteDropped, type ReadingContext } from "./reading-context";
import { wordOf } from "./scalars.server";
import { weekdaysOf } from "./weekdays.server";

const mainZones =
  /^(?:default|main|mall|general|base|center|centre|centrum|obchody|shops|stores|passage|pas[áa][žz])$/i;

/** Opening hours as the contract's list of zones: from a list, one zone, a map of zones, a bare week or its text. */
export function openingHoursOf(given: unknown, context: ReadingContext): Row[] | InvalidValue {
  const whole = typeof given === "string" ? parsed(given) : given;
  const text = typeof whole === "string" ? weekIn(whole) : whole;
  if (Array.isArray(text)) {
    const isDays = text.length > 0 && text.every((entry) => isRow(entry) && dayNamed(entry) !== undefined);
    if (isDays || (text.length === 7 && text.every(isHours)))
      return zoneOf("default", { days: text }, context);
    return text.flatMap((entry) => {
      const zone = isRow(entry) ? zoneOf(null, entry, entryOf(context)) : new InvalidValue("is no zone");
      if (!(zone instanceof InvalidValue)) return zone;
      noteDropped(entryOf(context), zone);
      return [];
    });
  }
  if (!isRow(text)) return new InvalidValue("are no opening hours");
  if (isWeek(text) || "days" in text || "zone" in text) return zoneOf(null, text, context);
  return Object.entries(text).flatMap(([name, entry]) => {
    const zone = isRow(entry) ? zoneOf(name, entry, inside(context, name)) : new InvalidValue("is no zone");
    if (!(zone instanceof InvalidValue)) return zone;
    noteDropped(inside(context, name), zone);
    return [];
  });
}

/** Whether a row's keys name days; zones may be numbered. */
const isWeek = (row: Row): boolean =>
  Object.entries(row).some(
    ([key, entry]) =>
      columnOf(key) !== null || ((/\D/.test(key) || isHours(entry)) && weekdaysOf(key).length > 0),
  );

/** Hours without a name. */
const isHours = (entry: unknown): boolean =>
  !isRow(entry) || !["zone", "name", "title", "days", "week"].some((field) => field in entry);

/** The day and the field of a time in a column of its own: `monday_open`, `mondayTo`. */
function columnOf(key: string): { day: string; field: string } | null {
  const [, day = "", field = ""] =
    /^([a-z]+?)_?(open|opens|from|start|close|closes|to|end)$/i.exec(key) ?? [];
  return weekdaysOf(day).length > 0 ? { day, field: field.toLowerCase() } : null;
}

const dayNamed = (row: Row): unknown =>
  row.day ?? row.weekday ?? row.day_of_week ?? row.dayOfWeek ?? row.day_name;

/** The longest text of one day and its hours. */
const maxDayText = 200;

/** Parts without the spaces around them: a separator's pattern that includes them takes quadratic time. */
const trimmed = (parts: string[]): string[] => parts.map((part) => part.trim());

/** Days and their hours from text: `Po–Pá 9–21, So 10–20`. */
function weekIn(text: string): Row | string {
  const parts = trimmed(text.split(/[;|\n]|(?<=\d\s*),(?=\s*\p{L})/u)).filter(Boolean);
  const days = parts.map((part) =>
    part.length > maxDayText ? null : /^(?:(\D+?)[:\s]+)?(\d.*|\p{L}+)$/u.exec(part),
  );
  return days.every((day) => day && (day[1] ? weekdaysOf(day[1]).length > 0 : parts.length === 1))
    ? Object.fromEntries(days.map((day) => [day?.[1] ?? "daily", day?.[2]]))
    : text;
}

function zoneOf(named: string | null, row: Row, context: ReadingContext): Row[] | InvalidValue {
  const fields = fieldsOf(row);
  const { zone, name, title, days, week, exceptions, status, translations, ...rest } = row;
  const said = [named, zone, name, title].find((value) => typeof value === "string" && value.trim());
  const given = days ?? week ?? row.hours ?? row.opening_hours ?? (isWeek(rest) ? rest : undefined);
  if (given === undefined && said === undefined) return new InvalidValue("has neither name nor days");
  const read = status === undefined || status === null ? "open" : wordOf(["open", "closed"], status);
  if (read instanceof InvalidValue) noteDropped(inside(context, "status"), read);
  return [
    {
      zone: typeof said !== "string" || mainZones.test(said.trim()) ? "default" : said.trim(),
      status: read instanceof InvalidValue ? "open" : read,
      days: daysOf(given, inside(context, "days")),
      exceptions: exceptionsOf(fields.take(["exceptions"]).get("exceptions"), inside(context, "exceptions")),
      ...(translations !== undefined && translations !== null && { translations }),
    },
  ];
}

function daysOf(given: unknown, context: ReadingContext): Row {
  const week = typeof given === "string" ? parsed(given) : given;
  if (week === undefined || week === null) return {};
  const entries: [unknown, unknown, string][] = Array.isArray(week)
    ? week.map((entry, index) => {
        const day = isRow(entry) ? dayNamed(entry) : undefined;
        return [day ?? (week.length === 7 ? weekdays[index] : undefined), entry, String(index)];
      })
    : isRow(week)
      ? Object.entries(columnsJoined(week)).map(([key, entry]) => [key, entry, key])
      : [];
  const days: Partial<Record<Weekday, unknown[]>> = {};
  for (const [name, entry, key] of entries) {
    const named = weekdaysOf(name);
    if (named.length === 0) noteDropped(inside(context, key), new InvalidValue("is no weekday"));
    for (const day of named) days[day] = [...(days[day] ?? []), ...intervalsOf(entry, inside(context, day))];
  }
  return days;
}

function columnsJoined(week: Row): Row {
  const days: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(week)) {
    const column = columnOf(key);
    if (!column) days[key] = value;
    else days[column.day] = { ...(days[column.day] as object), [column.field]: value };
  }
  return days;
}

const closedWords = /^(?:closed|zav[rř]eno|zatvoren[éeo]|geschlossen|none|-|–|—|x)$/i;

/** The intervals of one day; those that can't be read are dropped one by one. */
export function intervalsOf(given: unknown, context: ReadingContext): Row[] {
  if (given === null || given === undefined || given === "" || given === false) return [];
  if (Array.isArray(given)) {
    const [from, to] = given;
    const isPair =
      given.length === 2 && given.every((time) => typeof time === "string" && !/[-–—]/.test(time));
    return isPair
      ? interval(from, to, context)
      : given.flatMap((entry) => intervalsOf(entry, entryOf(context)));
  }
  if (isRow(given)) {
    const inner = given.intervals ?? given.hours ?? given.times ?? given.ranges;
    if (inner !== undefined && inner !== null) return intervalsOf(inner, context);
    if (isTrue(given.closed ?? given.is_closed ?? given.isClosed)) return [];
    if (isTrue(given.nonstop ?? given.is_nonstop)) return interval("00:00", "24:00", context);
    const found = fieldsOf(given).take(["from", "to"]);
    const [from, to] = [found.get("from"), found.get("to")];
    return isNothing(from) && isNothing(to) ? [] : interval(from, to, context);
  }
  if (typeof given !== "string") {
    noteDropped(context, new InvalidValue("is no interval"));
    return [];
  }
  const text = given.trim();
  if (closedWords.test(text)) return [];
  if (/^(?:nonstop|non-stop|24\/7|24 ?h)$/i.test(text)) return interval("00:00", "24:00", context);
  return trimmed(text.split(/[,;|&\n]|\s(?:a|and|und)\s/)).flatMap((part) => {
    const [from, to] = trimmed(part.split(/[-–—]|\bdo\b|\bto\b|\bbis\b/i));
    return interval(from, to, context);
  });
}

function interval(from: unknown, to: unknown, context: ReadingContext): Row[] {
  const times = { from: timeOfDayOf(from), to: timeOfDayOf(to) };
  if (!(times.from instanceof InvalidValue) && !(times.to instanceof InvalidValue)) return [times];
  noteDropped(context, new InvalidValue("is no interval"));
  return [];
}

function exceptionsOf(given: unknown, context: ReadingContext): Row[] {
  const entries = Array.isArray(given)
    ? given
    : isRow(given)
      ? Object.entries(given).map(([date, hours]) => ({ date, hours }))
      : [];
  return entries.filter(isRow).map((entry) => ({
    ...entry,
    date: entry.date ?? entry.day ?? entry.on,
    intervals: intervalsOf(entry.intervals ?? entry.hours ?? entry.opening_hours ?? entry, entryOf(context)),
  }));
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "";
const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === "1" || value === "true";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
