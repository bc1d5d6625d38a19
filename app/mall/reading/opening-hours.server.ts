import { type Weekday, weekdays } from "@contract/opening-hours";
import { dayHoursOf, timeUnitIn, together, type WeekContext } from "./day-hours.server";
import { wordOf } from "./enum-words.server";
import { alike, fieldsOf, isRow, type Row } from "./field-names.server";
import { exceptionsOf } from "./hours-exceptions.server";
import { linesOf, shownText, weekInText } from "./hours-text.server";
import { isLocaleKey } from "./locales.server";
import { entryOf, InvalidValue, inside, noteDropped, type ReadingContext } from "./reading-context";
import { weekdayReader } from "./weekdays.server";

const mainZones =
  /^(?:default|main|mall|general|base|center|centre|centrum|obchody|shops|stores|passage|pas[áa][žz])$/i;

/**
 * Opening hours as the contract's list of zones: from a list, one zone, a map of zones, a bare week or its text. Hours
 * that can't be read are unknown, and the operator's own text where they are one: never closed.
 */
export function openingHoursOf(given: unknown, context: ReadingContext): Row[] {
  const whole = typeof given === "string" ? parsed(given) : given;
  if (typeof whole === "string" || isTextByLanguage(whole)) return zoneOfText(whole, context);
  if (Array.isArray(whole)) {
    if (whole.length === 0) return [];
    const isDays = whole.every((entry) => isRow(entry) && dayNamed(entry) !== undefined);
    if (isDays || (whole.length === 7 && whole.every(isHours)))
      return zoneOf("default", { days: whole }, context);
    const [only, ...others] = whole;
    if (typeof only === "string" && others.length === 0) return openingHoursOf(only, context);
    if (whole.every((entry) => typeof entry === "string")) return zoneOfText(whole.join("\n"), context);
    const zones = whole.flatMap((entry) => (isRow(entry) ? zoneOf(null, entry, entryOf(context)) : []));
    if (zones.length < whole.length) noteDropped(entryOf(context), new InvalidValue("is no zone"));
    return zones.length > 0 ? zones : unknownZone;
  }
  if (!isRow(whole)) {
    noteDropped(context, new InvalidValue("are no opening hours"));
    return unknownZone;
  }
  if (isWeek(whole) || "days" in whole || "zone" in whole || "week" in whole)
    return zoneOf(null, whole, context);
  const zones = Object.entries(whole).flatMap(([name, entry]) => {
    if (isRow(entry) || Array.isArray(entry))
      return zoneOf(name, isRow(entry) ? entry : { days: entry }, inside(context, name));
    noteDropped(inside(context, name), new InvalidValue("is no zone"));
    return [];
  });
  return zones.length > 0 || Object.keys(whole).length === 0 ? zones : unknownZone;
}

/** Not the hours of the mall, which a shop without any of its own has. */
const unknownZone: Row[] = [{ zone: "default", status: "unknown", days: {} }];

const isTextByLanguage = (given: unknown): given is Record<string, string> =>
  isRow(given) &&
  Object.keys(given).length > 0 &&
  Object.entries(given).every(([key, text]) => isLocaleKey(key) && typeof text === "string") &&
  // `so`, `po`, `do` … are days as well as languages of no mall.
  !isWeek(given);

/** Hours from text, in one language or several; each of them says the same. */
function zoneOfText(given: string | Record<string, string>, context: ReadingContext): Row[] {
  const texts = typeof given === "string" ? [given] : Object.values(given);
  const days = texts
    .map((text) => weekInText(linesOf(text), context.reading.timeZone))
    .find((week) => week !== null);
  if (days) return [{ zone: "default", status: "open", days: Object.fromEntries(days) }];
  noteDropped(context, new InvalidValue("are text without a known meaning"));
  const shown =
    typeof given === "string"
      ? shownText(given)
      : Object.fromEntries(Object.entries(given).map(([locale, text]) => [locale, shownText(text)]));
  return [{ zone: "default", status: "open", days: {}, hours_text: shown }];
}

const wordsOf = (row: Row): string => Object.keys(row).join(" ");

/** Whether a row's keys name days; zones may be numbered. */
function isWeek(row: Row): boolean {
  const weekdaysOf = weekdayReader(wordsOf(row));
  return Object.entries(row).some(
    ([key, entry]) =>
      columnOf(key, weekdaysOf) !== null ||
      ((/\D/.test(key) || isHours(entry)) && weekdaysOf(key).length > 0),
  );
}

/** Hours without a name. */
const isHours = (entry: unknown): boolean =>
  !isRow(entry) || !["zone", "name", "title", "days", "week"].some((field) => field in entry);

/** The day and the field of a time in a column of its own: `monday_open`, `mondayTo`, `po_od`. */
function columnOf(
  key: string,
  weekdaysOf: (named: unknown) => Weekday[],
): { day: string; field: string } | null {
  const [, day = "", field = ""] =
    /^(\p{L}+?)_?((?:open|clos|from|start|to$|until$|end|od$|do$|von$|bis$|is_?open|is_?closed|closed)\w*)$/iu.exec(
      key,
    ) ?? [];
  return weekdaysOf(day).length > 0 ? { day, field: field.toLowerCase() } : null;
}

const dayNames = new Set(["day", "weekday", "dayofweek", "dayname", "den", "tag", "wochentag", "days"]);

const dayNamed = (row: Row): unknown => {
  const named = Object.entries(row).find(([key]) => dayNames.has(alike(key)))?.[1];
  const of = named ?? (isRow(row.open) ? row.open.day : undefined);
  return isRow(of) && !Array.isArray(of) ? (of.name ?? of.id) : of;
};

function zoneOf(named: string | null, row: Row, context: ReadingContext): Row[] {
  const fields = fieldsOf(row);
  const { zone, name, title, days, week, exceptions, status, translations, hours_text, texts, ...rest } = row;
  const said = [named, zone, name, title].find((value) => typeof value === "string" && value.trim());
  const given = days ?? week ?? row.hours ?? row.opening_hours ?? (isWeek(rest) ? rest : undefined);
  if (given === undefined && said === undefined) {
    noteDropped(context, new InvalidValue("has neither name nor days"));
    return [];
  }
  const text = typeof given === "string" ? parsed(given) : given;
  const read =
    typeof text === "string"
      ? (zoneOfText(text, inside(context, "days"))[0] ?? {})
      : weekOf(text, inside(context, "days"));
  return [
    {
      ...(hours_text !== undefined && { hours_text }),
      ...read,
      ...(isRow(texts) && { texts: { ...texts, ...(isRow(read.texts) && read.texts) } }),
      zone: typeof said !== "string" || mainZones.test(said.trim()) ? "default" : said.trim(),
      status: statusOf(status, inside(context, "status")),
      exceptions: exceptionsOf(fields.take(["exceptions"]).get("exceptions"), inside(context, "exceptions")),
      ...(translations !== undefined && translations !== null && { translations }),
    },
  ];
}

function statusOf(given: unknown, context: ReadingContext): string {
  if (given === undefined || given === null || given === "") return "open";
  const read = wordOf(["open", "closed", "unknown"], given);
  if (!(read instanceof InvalidValue)) return String(read);
  noteDropped(context, read);
  return "unknown";
}

/** The days of a week that could be read; days without hours are closed if others have some. */
function weekOf(given: unknown, context: ReadingContext): Row {
  const entries = entriesOf(given);
  if (entries.length === 0) return { days: {} };
  const week: WeekContext = { timeZone: context.reading.timeZone, unit: timeUnitIn(given) };
  const weekdaysOf = weekdayReader(
    entries.map(({ name }) => (Array.isArray(name) ? name.join(" ") : String(name ?? ""))).join(" "),
  );
  const byDay = new Map<Weekday, unknown[]>();
  for (const { name, entry, key } of entries) {
    const named = weekdaysOf(name);
    if (named.length === 0) noteDropped(inside(context, key), new InvalidValue("is no weekday"));
    for (const day of named) byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  const days: Record<string, unknown> = {};
  const texts: Record<string, string> = {};
  const unsaid: Weekday[] = [];
  for (const [day, said] of byDay) {
    const read = together(said.map((entry) => dayHoursOf(entry, week)));
    if (read === null) unsaid.push(day);
    else if (!(read instanceof InvalidValue)) days[day] = read;
    else {
      noteDropped(inside(context, day), read);
      const words = said.map(wordsIn).filter(Boolean).join(", ");
      if (words) texts[day] = shownText(words);
    }
  }
  const hasHours = Object.values(days).some((intervals) => Array.isArray(intervals) && intervals.length > 0);
  if (hasHours) for (const day of unsaid) days[day] = [];
  return { days, texts };
}

/** The operator's words for a day. */
function wordsIn(entry: unknown): string {
  if (typeof entry === "string") return entry;
  if (!isRow(entry)) return "";
  const words = [entry.text, entry.label, entry.note, entry.value, entry.hours];
  return words.find((text): text is string => typeof text === "string" && text !== "") ?? "";
}

type WeekEntry = { name: unknown; entry: unknown; key: string };

function entriesOf(week: unknown): WeekEntry[] {
  if (Array.isArray(week))
    return week.map((entry, index) => {
      const day = isRow(entry) ? dayNamed(entry) : undefined;
      const name = day ?? (week.length === 7 ? weekdays[index] : undefined);
      return { name, entry, key: String(index) };
    });
  if (!isRow(week)) return [];
  return Object.entries(columnsJoined(week)).map(([key, entry]) => ({ name: key, entry, key }));
}

function columnsJoined(week: Row): Row {
  const weekdaysOf = weekdayReader(wordsOf(week).replaceAll("_", " "));
  const days: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(week)) {
    const column = columnOf(key, weekdaysOf);
    if (!column) days[key] = value;
    else days[column.day] = { ...(days[column.day] as object), [column.field]: value };
  }
  return days;
}

function parsed(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
