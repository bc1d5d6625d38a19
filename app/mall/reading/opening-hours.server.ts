import { type Weekday, weekdays } from "@contract/opening-hours";
import { dayHoursOf, timeUnitIn, together, type WeekContext } from "./day-hours.server";
import { wordOf } from "./enum-words.server";
import { alike, isBlank, isRow, type Row } from "./field-names.server";
import { exceptionsIn, isException } from "./hours-exceptions.server";
import { nonstopWeek, saidOfPlace } from "./hours-of-place.server";
import { linesOf, shownText, weekInText } from "./hours-text.server";
import { isLocaleKey } from "./locales.server";
import { dayOf, instantOf } from "./moments.server";
import { booleanOf } from "./numbers.server";
import { entryOf, InvalidValue, inside, noteDropped, type ReadingContext } from "./reading-context";
import { weekdayReader } from "./weekdays.server";

const mainZones =
  /^(?:default|main|mall|general|base|center|centre|centrum|obchody|shops|stores|passage|pas[áa][žz])$/i;

/** A place's opening hours, with the exceptions that stand beside them. */
export function hoursOfPlace(given: unknown, context: ReadingContext, place: Row): Row[] {
  const zones = openingHoursOf(given, context);
  const exceptions = exceptionsIn(place, inside(context, "exceptions"));
  if (!exceptions) return unknownZone;
  return zones.map((zone) => {
    const own = Array.isArray(zone.exceptions) ? zone.exceptions : [];
    return zone.zone === "default" ? { ...zone, exceptions: [...own, ...exceptions] } : zone;
  });
}

/**
 * Opening hours as the contract's list of zones: from a list, one zone, a map of zones, a bare week or its text. Hours
 * that can't be read are unknown, and the operator's own text where they are one: never closed.
 */
function openingHoursOf(given: unknown, context: ReadingContext): Row[] {
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
    if (whole.some((entry) => !isRow(entry))) noteDropped(entryOf(context), new InvalidValue("is no zone"));
    return zones.length > 0 ? zones : unknownZone;
  }
  if (!isRow(whole)) {
    noteDropped(context, new InvalidValue("are no opening hours"));
    return unknownZone;
  }
  const { status: _, ...switches } = whole;
  const saysAll = saidOfPlace(switches, context.reading) !== null;
  if (saysAll || isWeek(whole) || "days" in whole || "zone" in whole || "week" in whole) {
    const zone = zoneOf(null, whole, context);
    return zone.length > 0 ? zone : unknownZone;
  }
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
  const { zone, name, title, days, week, status, opens_on, translations, hours_text, texts, ...others } = row;
  const rest = Object.fromEntries(Object.entries(others).filter(([key]) => !isException(key)));
  const said = [named, zone, name, title].find((value) => typeof value === "string" && value.trim());
  const { timeZone, now } = context.reading;
  const beside = saidOfPlace(rest, { timeZone, now });
  const given = days ?? week ?? row.hours ?? row.opening_hours ?? (isWeek(rest) ? rest : undefined);
  if (given === undefined && said === undefined && beside === null) {
    noteDropped(context, new InvalidValue("has neither name nor days"));
    return [];
  }
  if (!isInSeason(rest, context)) return [];
  const text = typeof given === "string" ? parsed(given) : given;
  const read =
    typeof text === "string"
      ? (zoneOfText(text, inside(context, "days"))[0] ?? {})
      : weekOf(text === rest ? withoutSwitches(rest) : text, inside(context, "days"));
  const exceptions = exceptionsIn(row, inside(context, "exceptions"));
  const isUnsure = beside === "unknown" || exceptions === null || hasUnknown(rest, given, context);
  return [
    {
      ...(hours_text !== undefined && { hours_text }),
      ...read,
      opens_on,
      ...(isRow(texts) && { texts: { ...texts, ...(isRow(read.texts) && read.texts) } }),
      ...(beside === "nonstop" && { days: nonstopWeek }),
      zone: typeof said !== "string" || mainZones.test(said.trim()) ? "default" : said.trim(),
      status: beside === "closed" ? "closed" : statusOf(status, inside(context, "status")),
      exceptions: exceptions ?? [],
      ...(isUnsure && { status: "unknown", days: {}, texts: {} }),
      ...(translations !== undefined && translations !== null && { translations }),
    },
  ];
}

/** What says something of a week as a whole, or nothing of it at all. */
const besideWeek =
  /^(?:\w*id|type|kind|slug|code|order|sort\w*|position|priority|label|note|notes|description|comment|info|icon|colou?r|image|phone|email|locale|lang(?:uage)?|periods|hours|openinghours|intervals|\w*(?:created|updated|modified)\w*|validfrom|validto|validuntil|validthrough|datefrom|dateto|startdate|enddate|from|to|since|until|season|is24h|is24hours|nonstop|isnonstop|247|is247|open24h|open24hours|alwaysopen|isalwaysopen|(?:is)?temporar(?:il)?yclosed|(?:is)?closed|closedtemporarily|isopen|isopennow|opennow|(?:is)?(?:active|enabled)|text|texts|hourstext)$/;

/** A part that is neither known nor off may mean that the week isn't meant as it stands. */
function hasUnknown(rest: Row, week: unknown, context: ReadingContext): boolean {
  const weekdaysOf = weekdayReader(wordsOf(rest));
  const unknown = Object.entries(rest).find(
    ([key, value]) =>
      value !== week &&
      !isBlank(value) &&
      booleanOf(value) !== false &&
      !besideWeek.test(alike(key)) &&
      !(week === rest && (columnOf(key, weekdaysOf) !== null || weekdaysOf(key).length > 0)),
  );
  if (unknown) noteDropped(inside(context, unknown[0]), new InvalidValue("may change the hours beside it"));
  return unknown !== undefined;
}

/** What stands beside the days of a week is none of them. */
const withoutSwitches = (rest: Row): Row =>
  Object.fromEntries(Object.entries(rest).filter(([key]) => !besideWeek.test(alike(key))));

/** Whether a week is valid today, as far as it says so. */
function isInSeason(row: Row, { reading: { timeZone, now } }: ReadingContext): boolean {
  const values = new Map(Object.entries(row).map(([key, value]) => [alike(key), value]));
  const instants = (keys: string, isEnd: boolean) =>
    keys
      .split(" ")
      .map((key) => (dayOf(values.get(key), timeZone) instanceof InvalidValue ? null : values.get(key)))
      .map((value) => instantOf(value, timeZone, isEnd))
      .filter((instant): instant is string => typeof instant === "string")
      .map((instant) => Date.parse(instant));
  return (
    instants("validfrom datefrom startdate from since", false).every((from) => from <= now()) &&
    instants("validto validuntil validthrough dateto enddate to until", true).every((to) => to >= now())
  );
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
  const areUnsure = isBegunAnywhere(given, entries);
  for (const { name, entry, key } of entries) {
    const named = areUnsure ? [] : weekdaysOf(name);
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

/**
 * Whether a week may begin with Sunday as well as with Monday, and would be another one then: numbers from 0 on as `weekday`,
 * which is 0 for Monday in Python.
 */
function isBegunAnywhere(week: unknown, entries: readonly WeekEntry[]): boolean {
  if (!Array.isArray(week)) return false;
  const rows = week.filter(isRow);
  const isNumbered = rows.some((row) => Object.keys(row).some((key) => alike(key) === "weekday"));
  const isFromZero = isNumbered && entries.some(({ name }) => String(name) === "0");
  if (!isFromZero) return false;
  const hours = entries.map(({ entry }) =>
    JSON.stringify(isRow(entry) ? { ...entry, weekday: 0, id: 0 } : entry),
  );
  return new Set(hours).size > 1;
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
