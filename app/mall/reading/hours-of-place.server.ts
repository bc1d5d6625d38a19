import { weekdays } from "@contract/opening-hours";
import { alike, isRow, ofName, plainName, type Row } from "./field-names.server";
import { wholeDay } from "./intervals.server";
import { dayOf, instantOf } from "./moments.server";
import { booleanOf } from "./numbers.server";
import type { Reading } from "./reading-context";

/** What a place says of its hours beside its week: it counts more than the week. */
export type Said = "closed" | "nonstop" | "unknown" | null;

const names = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const nonstopSwitches = names(
  "nonstop isnonstop opennonstop 247 is247 open247 open24h open24hours is24h is24hours alwaysopen isalwaysopen openallday",
);
const closureSwitches = names(
  "temporaryclosed temporarilyclosed istemporaryclosed istemporarilyclosed closedtemporarily isclosedtemporarily tempclosed docasnezavreno docasnezatvorene voruebergehendgeschlossen closed isclosed",
);
/** Whoever says that it is not open may mean now, today, or not yet. */
const openSwitches = names("isopen isopened opennow isopennow enabled isenabled active isactive");
/** Whatever else speaks of a closure, of a break or of a later opening. */
const closures =
  /closed|closure|shut|reopen|renovat|refurbish|comingsoon|open(?:s|ing)?soon|openingdate|dateofopening|opensondate|openson$|lunch|break(?!fast)|pause|zavren|zatvoren|uzavr|rekonstr|prestavk|geschlossen|schliess|umbau|wiedereroff/;
/** Whatever names the first day of a place that is new. */
const firstDays = names(
  "openson opensondate openingdate dateofopening datumotevreni datumotvorenia eroffnungsdatum",
);
const ends = /until|till|to$|through|end|open|wieder|konec/;
const states = ["status", "businessstatus", "operationalstatus", "openingstatus"];
const openStates =
  /^(?:|ok|open|opened|operational|active|live|online|current|normal|regular|standard|visible|public|publish(?:ed)?|approved|enabled|available|new|featured|zverejneno|publikovano|otevreno|aktivni|aktivny|geoffnet|aktiv|veroffentlicht)$/;
const closedStates =
  /^(?:business)?(?:temporar(?:il)?yclosed|closedtemporarily|docasnezavreno|docasnezatvorene|closed)$/;

/** What the fields of a place, or of a zone of it, say of all of its hours; `unknown` where they may change them. */
export function saidOfPlace(row: Row, { timeZone, now }: Pick<Reading, "timeZone" | "now">): Said {
  const said = Object.entries(row)
    .map(([key, value]): [string, unknown] => [plainName(key), value])
    .filter(([, value]) => !isNothing(value));
  const words = said
    .filter(([key, value]) => states.includes(key) && typeof value === "string")
    .map(([, word]) => plainName(String(word)).replace(/^httpsschemaorg/, ""));
  const switches = said.filter(([key]) => closureSwitches.has(key)).map(([, value]) => booleanOf(value));
  if (switches.includes(true) || words.some((word) => closedStates.test(word))) return "closed";
  const isUnsure =
    switches.some((value) => typeof value !== "boolean") ||
    said.some(([key, value]) => openSwitches.has(key) && booleanOf(value) === false) ||
    words.some((word) => !openStates.test(word));
  if (isUnsure || hasClosure(said, (value) => instantOf(value, timeZone, true), now())) return "unknown";
  return said.some(([key, value]) => nonstopSwitches.has(key) && booleanOf(value) === true)
    ? "nonstop"
    : null;
}

/** The first day of a place that is still to open; null where it says none. */
function firstDayOf(row: Row, { timeZone }: Pick<Reading, "timeZone">): string | null {
  const days = Object.entries(row)
    .filter(([key]) => firstDays.has(plainName(key)))
    .map(([, value]) => dayOf(value, timeZone));
  return days.find((day) => typeof day === "string") ?? null;
}

/** One that is over is none. */
function hasClosure(
  said: readonly [string, unknown][],
  instantIn: (value: unknown) => unknown,
  now: number,
): boolean {
  const found = said
    .filter(([key]) => isClosure(key))
    .filter(([, value]) => booleanOf(value) !== false)
    .flatMap(([key, value]) => (isRow(value) ? Object.entries(value) : [[key, value] as const]))
    .filter(([, value]) => !isNothing(value));
  const over = found.filter(([key]) => ends.test(alike(key)));
  const isOver = over.every(([, value]) => {
    const end = instantIn(value);
    return typeof end === "string" && Date.parse(end) < now;
  });
  return found.length > 0 && !(over.length > 0 && isOver);
}

const isClosure = ofName(
  (name) => closures.test(name) && !closureSwitches.has(name) && !/days|dates/.test(name),
);

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** A place's hours by what it says beside its week. */
export function withHoursOfPlace(row: Row, reading: Pick<Reading, "timeZone" | "now">): Row {
  const said = saidOfPlace(row, reading);
  if (said === "closed" || said === "unknown")
    return { ...row, opening_hours: [{ zone: "default", status: said, opens_on: firstDayOf(row, reading) }] };
  return said === "nonstop" ? { ...row, opening_hours: [{ zone: "default", days: nonstopWeek }] } : row;
}

export const nonstopWeek = Object.fromEntries(weekdays.map((day) => [day, [wholeDay]]));
