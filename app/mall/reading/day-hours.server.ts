import { alike, isRow, type Row } from "./field-names.server";
import { dayInText } from "./hours-text.server";
import { haveOverlap, type Interval, intervalOf, wholeDay } from "./intervals.server";
import { timeOfDayOf } from "./moments.server";
import { booleanOf } from "./numbers.server";
import { InvalidValue } from "./reading-context";

/** How the times of a week are written: numbers may be hours, or count from midnight. */
export type TimeUnit = "hours" | "minutes" | "seconds" | "digits" | "unclear";
export type WeekContext = { timeZone: string; unit: TimeUnit };

const names = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const opens = names(
  "from open opens opensat openat openfrom opening openingtime opentime openingat start starts startsat startat starttime od von begin begins timefrom fromtime hourfrom openhour otevrenood",
);
const closes = names(
  "to close closes closesat closeat closing closingtime closetime closingat end ends endsat endat endtime until till do bis finish timeto totime hourto closehour opento openuntil otevrenodo",
);
const closedSwitches = names(
  "closed isclosed closedallday isclosedallday zavreno zatvorene geschlossen dayoff isdayoff off",
);
const openSwitches = names("isopen isopened opened open isworking isworkingday otevreno otvorene geoffnet");
const nonstopSwitches = names(
  "nonstop isnonstop allday isallday open24h open24hours is24h is24hours 247 is247",
);
const states = names("status state type kind mode");
const openWords =
  /^(?:open|opened|otev[rř]eno|otvoren[éeo]|ge[oö]ffnet|normal|regular|standard|active|true)$/i;
const inner = names("intervals hours times ranges periods slots spans openinghours");
const texts = names("value text label range");
const partsOfDay = names(
  "morning forenoon dopoledne dopoludnia vormittag afternoon odpoledne popoludni nachmittag evening vecer abend",
);
const dayKeys = names(
  "day weekday dayofweek dayname date id name title sort order position note translations den tag wochentag days reason description comment holiday occasion event label icon color locale language lang createdat updatedat nextday closesnextday overnight",
);

const closedWords = /^(?:closed|close|off|zav[rř]en[oéý]|zatvoren[éeo]|geschlossen|ruhetag)$/i;
const nonstopWords = /^(?:non[ -]?stop|24\/7|24 ?h)$/i;
/** Signs for nothing, which is closed only in a week whose other days have hours. */
const nothingWords = /^(?:|-|–|—|x|none|null|n\/a)$/i;

/**
 * The intervals of one day, none where it is said to be closed; null where nothing is said of it. A day that can't be
 * read as a whole is invalid: a part of it would be another day.
 */
export function dayHoursOf(given: unknown, context: WeekContext): Interval[] | null | InvalidValue {
  if (given === null || given === undefined || given === false) return null;
  if (Array.isArray(given)) return ofList(given, context);
  if (isRow(given)) return ofRow(given, context);
  if (typeof given !== "string") return new InvalidValue("is no interval");
  const text = given.trim();
  if (nothingWords.test(text)) return null;
  return dayInText(text, context.timeZone) ?? new InvalidValue("is no interval");
}

const isTime = (value: unknown): boolean =>
  typeof value === "number" ||
  (typeof value === "string" && !(timeOfDayOf(value, "UTC") instanceof InvalidValue)) ||
  (typeof value === "string" && /^\d{3,5}$/.test(value.trim()));

function ofList(given: unknown[], context: WeekContext): Interval[] | null | InvalidValue {
  if (given.length === 2 && given.every(isTime)) return single(given[0], given[1], context);
  return together(given.map((entry) => dayHoursOf(entry, context)));
}

/** Several statements of one day. */
export function together(
  read: readonly (Interval[] | null | InvalidValue)[],
): Interval[] | null | InvalidValue {
  const invalid = read.find((each) => each instanceof InvalidValue);
  if (invalid) return invalid;
  const said = read.filter((each): each is Interval[] => Array.isArray(each));
  if (said.length === 0) return null;
  const all = said.flat();
  const isContradiction = said.some(({ length }) => length === 0) && all.length > 0;
  return isContradiction || haveOverlap(all) ? new InvalidValue("has hours that contradict") : all;
}

function ofRow(row: Row, context: WeekContext): Interval[] | null | InvalidValue {
  const entries = Object.entries(row)
    .map(([key, value]): [string, unknown] => [alike(key), value])
    .filter(([, value]) => value !== undefined);
  const under = (known: ReadonlySet<string>) => entries.filter(([key]) => known.has(key));
  const isOn = (known: ReadonlySet<string>, wanted: boolean) =>
    under(known).some(([, value]) => value !== "" && booleanOf(value) === wanted);
  const word = under(states).map(([, value]) =>
    isBlank(value) || isBoolean(value) ? "" : String(value).trim(),
  );

  if (isOn(closedSwitches, true) || word.some((state) => closedWords.test(state))) return [];
  // `open` is a switch as well as a time.
  const isOpenSwitch = entries.some(([key]) => key !== "open" && opens.has(key));
  const switches = under(openSwitches).filter(
    ([key, value]) => value !== "" && (key !== "open" || isOpenSwitch || isBoolean(value)),
  );
  if (switches.some(([, value]) => booleanOf(value) === false)) return [];
  const unsure = unsureIn(entries, word);
  if (unsure) return new InvalidValue(`may be changed by ${unsure}`);
  if (isOn(nonstopSwitches, true) || word.some((state) => nonstopWords.test(state))) return [wholeDay];

  const parts = [...under(inner), ...under(partsOfDay)]
    .map(([, value]) => (isBoolean(value) ? null : dayHoursOf(value, context)))
    .filter((part) => part !== null);
  if (parts.length > 0) return together(parts);

  const pairs = pairsIn(isOpenSwitch ? entries.filter(([key]) => key !== "open") : entries);
  if (pairs instanceof InvalidValue) return pairs;
  const said = pairs.filter(([from, to]) => !(isBlank(from) && isBlank(to)));
  if (said.length > 0) return together(said.map(([from, to]) => single(from, to, context)));
  const text = under(texts).map(([, value]) =>
    typeof value === "string" ? dayHoursOf(value, context) : null,
  );
  if (text.some((each) => each !== null)) return together(text);
  const isSaidOpen = switches.some(([, value]) => booleanOf(value) === true) || isOn(closedSwitches, false);
  const isKnown = pairs.length > 0 || entries.every(([key, value]) => dayKeys.has(key) || isEmpty(value));
  return isSaidOpen || !isKnown ? new InvalidValue("has no hours under a known name") : null;
}

const all = [
  opens,
  closes,
  closedSwitches,
  openSwitches,
  nonstopSwitches,
  states,
  inner,
  texts,
  partsOfDay,
  dayKeys,
];

/** What stands beside hours and may mean that they don't hold: a break, a season, a switch of another name. */
function unsureIn(entries: readonly [string, unknown][], words: readonly string[]): string | undefined {
  const word = words.find((each) => each && !openWords.test(each) && !nonstopWords.test(each));
  if (word) return word;
  const isKnown = (key: string) => all.some((known) => known.has(key) || known.has(key.replace(/\d$/, "")));
  return entries.find(
    ([key, value]) =>
      !isEmpty(value) &&
      !isKnown(key) &&
      !key.endsWith("id") &&
      !(isBoolean(value) && /^(?:is|has)?(?:active|enabled)$/.test(key) && value),
  )?.[0];
}

const isBoolean = (value: unknown): boolean => typeof value === "boolean";

/** Beginnings and ends, numbered where there are several: `from_1`, `to_1`. Other times would be left out: invalid. */
function pairsIn(entries: [string, unknown][]): [unknown, unknown][] | InvalidValue {
  const pairs = new Map<string, [unknown, unknown]>();
  for (const [key, value] of entries) {
    if (isBoolean(value)) continue;
    const [, name = key, number = ""] = /^(\D+)(\d?)$/.exec(key) ?? [];
    const side = opens.has(name) ? 0 : closes.has(name) ? 1 : null;
    if (side === null) {
      const isOther = typeof value === "string" && /^\d{1,2}[:.]\d{2}/.test(value.trim());
      if (isOther && !dayKeys.has(key)) return new InvalidValue(`has a time under an unknown name, ${key}`);
      continue;
    }
    const pair = pairs.get(number) ?? [undefined, undefined];
    pair[side] = value;
    pairs.set(number, pair);
  }
  return [...pairs.values()];
}

const isEmpty = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);
const isBlank = (value: unknown): boolean => value === null || value === undefined || value === "";

function single(from: unknown, to: unknown, { timeZone, unit }: WeekContext): Interval[] | InvalidValue {
  const [opening, closing] = [timeIn(from, unit), timeIn(to, unit)];
  const interval = intervalOf(opening, closing, timeZone);
  return interval instanceof InvalidValue ? interval : [interval];
}

/** A time from `{hour, minute}`, `{time}`, or a number in the week's unit. */
function timeIn(given: unknown, unit: TimeUnit): unknown {
  if (isRow(given)) {
    const hour = given.hour ?? given.hours;
    if (typeof hour === "number") return clock(hour, Number(given.minute ?? given.minutes ?? 0));
    return timeIn(given.time ?? given.value, unit);
  }
  const number = numberIn(given);
  if (number === null) return given;
  if (unit === "digits") return clock(Math.floor(number / 100), number % 100);
  if (unit === "minutes") return clock(Math.floor(number / 60), number % 60);
  if (unit === "seconds") return clock(Math.floor(number / 3600), (number % 3600) / 60);
  return unit === "hours" && Number.isInteger(number) ? given : null;
}

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

const numberIn = (given: unknown): number | null =>
  typeof given === "number"
    ? given
    : typeof given === "string" && /^\d{3,5}$/.test(given.trim())
      ? Number(given)
      : null;

/** The one unit that all numbers of a week can have. */
export function timeUnitIn(given: unknown): TimeUnit {
  if (hasDigits(given)) return "digits";
  const numbers = numbersIn(given);
  if (numbers.every((number) => number <= 24)) return "hours";
  const fits: [TimeUnit, boolean][] = [
    ["digits", numbers.every((number) => number <= 2400 && number % 100 < 60)],
    ["minutes", numbers.every((number) => number <= 24 * 60)],
    [
      "seconds",
      numbers.every((number) => number <= 24 * 3600 && number % 60 === 0 && (number === 0 || number >= 3600)),
    ],
  ];
  const [only, ...others] = fits.filter(([, isFit]) => isFit);
  return only && others.length === 0 ? only[0] : "unclear";
}

/** Four digits with a leading zero can be nothing but hours and minutes. */
const hasDigits = (given: unknown): boolean =>
  typeof given === "string"
    ? /^0\d{3}$/.test(given.trim())
    : typeof given === "object" && given !== null && Object.values(given).some(hasDigits);

/** The numbers that are times: small ones beside `day` are days. */
function numbersIn(given: unknown): number[] {
  const number = numberIn(given);
  if (number !== null) return [number];
  if (Array.isArray(given)) return given.flatMap(numbersIn);
  if (!isRow(given)) return [];
  return Object.entries(given).flatMap(([key, value]) => (dayKeys.has(alike(key)) ? [] : numbersIn(value)));
}
