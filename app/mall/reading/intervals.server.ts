import { timeOfDayOf } from "./moments.server";
import { InvalidValue } from "./reading-context";

export type Interval = { from: string; to: string };

export const wholeDay: Interval = { from: "00:00", to: "24:00" };

const half = /[ap]\.?m\.?$/i;
/** Hours of the morning that are written as in the 24-hour clock: "02:00". */
const paddedHour = /^0\d/;

/**
 * An interval of a day, which may end after midnight. One that could be read in two ways is invalid: "10 - 9pm", "9 - 6",
 * or the same time twice, which is closed to some and open day and night to others.
 */
export function intervalOf(from: unknown, to: unknown, timeZone: string): Interval | InvalidValue {
  const times = { from: timeOfDayOf(from, timeZone), to: timeOfDayOf(to, timeZone) };
  if (times.from instanceof InvalidValue || times.to instanceof InvalidValue)
    return new InvalidValue("is no interval");
  const [opens, closes] = [times.from, times.to];
  if (opens === closes) return new InvalidValue("begins and ends at the same time");
  const hasHalf = [from, to].map((time) => half.test(String(time).trim()));
  const [opensAt, closesAt] = [opens, closes].map((time) => Number(time.slice(0, 2))) as [number, number];
  const isTwelveHours =
    closes < opens &&
    !hasHalf[0] &&
    opensAt <= 12 &&
    closesAt > 0 &&
    closesAt <= 12 &&
    !paddedHour.test(String(to).trim());
  if (hasHalf[0] !== hasHalf[1] || isTwelveHours)
    return new InvalidValue("is an interval with or without am and pm");
  return { from: opens, to: closes };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether any two intervals of a day overlap: then they are two answers to one question. */
export function haveOverlap(intervals: readonly Interval[]): boolean {
  const sorted = intervals
    .map(({ from, to }): [number, number] => {
      const [opens, closes] = [minutesOf(from), minutesOf(to)];
      return [opens, closes <= opens ? closes + 24 * 60 : closes];
    })
    .sort(([one], [other]) => one - other);
  return sorted.some(([from], index) => index > 0 && from < (sorted[index - 1]?.[1] ?? 0));
}
