import type { Weekday } from "@contract/opening-hours";
import { plainText } from "~/mall/content/rich-text.server";
import { haveOverlap, type Interval, intervalOf, wholeDay } from "./intervals.server";
import { InvalidValue } from "./reading-context";
import { weekdayReader, weekdaySpan } from "./weekdays.server";

/** Longer texts are no hours alone. */
const maxLength = 500;

const maxShownText = 300;
/** The operator's words as one line of plain text. */
export const shownText = (text: string): string => plainText(text.slice(0, 10 * maxShownText), maxShownText);

/** The lines of text with or without markup. */
export const linesOf = (text: string): string =>
  text.length > 2_000 || !/[<&]/.test(text)
    ? text
    : text
        .split(/<br\s?\/?>|<\/(?:p|li|div|tr)>|\n/i)
        .map((line) => plainText(line))
        .filter(Boolean)
        .join("\n");

type Token =
  | { kind: "time"; text: string }
  | { kind: "days"; days: Weekday[]; isOne: boolean }
  | { kind: "closed" | "nonstop" | "range" | "colon" | "end" }
  | { kind: "separator"; sign: string };

/** The hours of a text: of the days that it names, or without a name. */
type Rule = { days: Weekday[] | null; intervals: Interval[]; sign: string };

const closed = /^(?:closed|off|zav[rř]en[oéý]|zatvoren[éeo]|geschlossen|ruhetag)$/;
const range = /^(?:až|az|to|do|bis|till|til|until|through|thru)$/;
const and = /^(?:a|and|und|i)$/;
const ignored = /^(?:od|from|von|open|otevřeno|otvorené|geöffnet|hod|hodin|uhr|h)$/;
const phrases: [RegExp, string][] = [
  [/[\u2010-\u2015\u2212\ufe58\uff0d]/g, "-"],
  [/[\u00a0\u2000-\u200a\u202f\t\r]/g, " "],
  [/non[ -]?stop|24 ?\/ ?7|rund um die uhr|around the clock/g, "nonstop"],
  [
    /(?<![-\d:.] ?)24 ?(?:hours|hodin|hod|h)(?: denně| denne| a day| daily| täglich)?(?![\p{L}\d])/gu,
    "nonstop",
  ],
  [/každ[ýy] de[nň]|every ?day|all week|cel[ýy] t[ýy][žz]de[nň]/g, "daily"],
  [/(?:pracovní|všední) dny|pracovné dni|working days/g, "weekdays"],
];
const token =
  /(?<space> +)|(?<time>\d{1,2}(?:[:.h]\d{2}){0,2}(?: ?(?:hod(?:in)?\.?|h\.?|uhr)(?![\p{L}\d]))?(?: ?[ap]\.?m\.?)?)(?![\p{L}\d])|(?<word>\p{L}+)\.?|(?<sign>[-,;:|/&+\n])/uy;

/** The intervals by day of a text with days: `Po–Pá 9–21, So 10–20`. Null where any part of it is something else. */
export function weekInText(text: string, timeZone: string): Map<Weekday, Interval[]> | null {
  const rules = rulesIn(text, timeZone);
  if (!rules) return null;
  const week = new Map<Weekday, Interval[]>();
  const [first] = rules;
  const isDaily = rules.length === 1 && first?.days === null;
  for (const { days, intervals, sign } of rules) {
    const named = days ?? (isDaily ? weekdaySpan("monday", "sunday") : null);
    if (!named) return null;
    for (const day of named) {
      const before = week.get(day);
      // As in OpenStreetMap's syntax, a later rule replaces an earlier one after `;`, and adds to it after `,`.
      if (!before || sign === ";") week.set(day, intervals);
      else if (sign === "," && before.length > 0 && intervals.length > 0)
        week.set(day, [...before, ...intervals]);
      else return null;
    }
  }
  return [...week.values()].some(haveOverlap) ? null : week;
}

/** The intervals of a text without days; null where it is anything else. */
export function dayInText(text: string, timeZone: string): Interval[] | null {
  const rules = rulesIn(text, timeZone);
  const [only, ...others] = rules ?? [];
  return only && only.days === null && others.length === 0 && !haveOverlap(only.intervals)
    ? only.intervals
    : null;
}

function rulesIn(text: string, timeZone: string): Rule[] | null {
  const tokens = tokensIn(text);
  if (!tokens || tokens.length === 1) return null;
  return parsed(tokens, timeZone, false) ?? parsed(tokens, timeZone, true);
}

function tokensIn(text: string): Token[] | null {
  if (text.length > maxLength) return null;
  const plain = phrases.reduce(
    (changed, [phrase, word]) => changed.replaceAll(phrase, word),
    text.trim().toLowerCase(),
  );
  const weekdaysOf = weekdayReader(plain);
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < plain.length) {
    const { time, word, sign } = token.exec(plain)?.groups ?? {};
    if (token.lastIndex === 0) return null;
    if (time !== undefined) tokens.push({ kind: "time", text: time });
    else if (word !== undefined) {
      const isAfterTime = tokens.at(-1)?.kind === "time";
      const days = word === "do" && isAfterTime ? [] : weekdaysOf(word);
      if (closed.test(word)) tokens.push({ kind: "closed" });
      else if (word === "nonstop") tokens.push({ kind: "nonstop" });
      else if (days.length > 0) tokens.push({ kind: "days", days, isOne: days.length === 1 });
      else if (range.test(word)) tokens.push({ kind: "range" });
      else if (and.test(word)) tokens.push({ kind: "separator", sign: "&" });
      else if (!ignored.test(word)) return null;
    } else if (sign === "-") tokens.push({ kind: "range" });
    else if (sign === ":") tokens.push({ kind: "colon" });
    else if (sign !== undefined) tokens.push({ kind: "separator", sign });
  }
  return [...tokens, { kind: "end" }];
}

/**
 * @param areHoursFirst the hours stand before their days: `9–21 Po–Pá`
 */
function parsed(tokens: Token[], timeZone: string, areHoursFirst: boolean): Rule[] | null {
  let at = 0;
  const kind = (ahead = 0) => tokens[at + ahead]?.kind;
  const hasDays = tokens.some((each) => each.kind === "days");
  const separator = () => {
    const next = tokens[at];
    return next?.kind === "separator" ? next.sign : null;
  };

  function days(): Weekday[] | null {
    const found: Weekday[] = [];
    for (;;) {
      const [first, last] = [tokens[at], tokens[at + 2]];
      if (first?.kind !== "days") return null;
      at += 1;
      if (kind() === "range" && last?.kind === "days") {
        const [from] = first.days;
        const [to] = last.days;
        if (!first.isOne || !last.isOne || !from || !to) return null;
        found.push(...weekdaySpan(from, to));
        at += 2;
      } else found.push(...first.days);
      if (!/^[,&/+]$/.test(separator() ?? "") || kind(1) !== "days") break;
      at += 1;
    }
    if (kind() === "colon") at += 1;
    return new Set(found).size === found.length ? found : null;
  }

  function hours(): Interval[] | null {
    if (kind() === "closed") {
      at += 1;
      return [];
    }
    if (kind() === "nonstop") {
      at += 1;
      return [wholeDay];
    }
    const intervals: Interval[] = [];
    for (;;) {
      const [from, to] = [tokens[at], tokens[at + 2]];
      if (from?.kind !== "time" || kind(1) !== "range" || to?.kind !== "time") return null;
      const interval = intervalOf(from.text, to.text, timeZone);
      if (interval instanceof InvalidValue) return null;
      intervals.push(interval);
      at += 3;
      const sign = separator();
      const continues = sign !== null && (/^[,&/+]$/.test(sign) || !hasDays) && kind(1) === "time";
      if (continues && !(areHoursFirst && hasDays)) at += 1;
      else if (kind() !== "time" || areHoursFirst) return intervals;
    }
  }

  const rules: Rule[] = [];
  let sign = ";";
  while (kind() !== "end") {
    let named: Weekday[] | null = null;
    if (!areHoursFirst && kind() === "days") {
      named = days();
      if (!named) return null;
    }
    const intervals = hours();
    if (!intervals) return null;
    if (areHoursFirst) {
      named = days();
      if (!named) return null;
    }
    rules.push({ days: named, intervals, sign });
    sign = separator() ?? "";
    if (sign) at += 1;
    else if (kind() !== "end" && kind() !== "days") return null;
  }
  return rules;
}
