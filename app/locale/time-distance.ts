/** The limit of each unit; from there on the next larger one is used. */
const thresholds = [
  { unit: "second", below: 45, milliseconds: 1000 },
  { unit: "minute", below: 45, milliseconds: 60_000 },
  { unit: "hour", below: 22, milliseconds: 3_600_000 },
  { unit: "day", below: 26, milliseconds: 86_400_000 },
  // An average month and year of the Gregorian calendar: 400 years are 146,097 days.
  { unit: "month", below: 11, milliseconds: (146_097 / 4800) * 86_400_000 },
  { unit: "year", below: Number.POSITIVE_INFINITY, milliseconds: (146_097 / 400) * 86_400_000 },
] as const;

/**
 * The distance between two instants, negative for the past, in the unit that people would name: below 45 seconds, 45
 * minutes, 22 hours, 26 days and 11 months, each rounded. It imports nothing: the service worker needs it too.
 */
export function timeDistance(from: number, to: number): { count: number; unit: Intl.RelativeTimeFormatUnit } {
  const distance = to - from;
  for (const { unit, below, milliseconds } of thresholds) {
    const count = Math.round(Math.abs(distance) / milliseconds);
    if (count < below) return { count: distance < 0 ? -count : count, unit };
  }
  throw new RangeError(`No relative time from ${from} to ${to}`);
}
