/** All malls are in the same time zone: Bratislava's equals Prague's. */
const zone = "Europe/Prague";
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: zone,
  dateStyle: "short",
  timeStyle: "medium",
  hourCycle: "h23",
});

/** An instant in the mall's local time, `YYYY-MM-DDTHH:MM:SS`. */
function wallClock(at: number): string {
  return parts.format(at).replace(", ", "T");
}

/** The mall's local date of an instant, `YYYY-MM-DD`. */
export const mallDay = (at: number): string => wallClock(at).slice(0, 10);

/** The instant of a local date and time (`HH:MM`), in milliseconds. */
export function mallInstant(day: string, time: string): number {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const first = asIfUtc - offsetAt(asIfUtc);
  // The second offset is right if the clocks change between the two.
  return asIfUtc - offsetAt(first);
}

export const mallYear = (at: number): number => Number(mallDay(at).slice(0, 4));

/** When a calendar year starts in the mall. */
export const yearStart = (year: number): number => mallInstant(`${year}-01-01`, "00:00");

/** The date a number of days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function offsetAt(at: number): number {
  return Date.parse(`${wallClock(at)}Z`) - Math.floor(at / 1000) * 1000;
}
