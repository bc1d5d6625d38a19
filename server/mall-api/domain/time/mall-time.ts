/** All malls keep the same time: Prague's, which is Bratislava's too. */
const zone = "Europe/Prague";
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: zone,
  dateStyle: "short",
  timeStyle: "medium",
  hourCycle: "h23",
});

/** `YYYY-MM-DDTHH:MM:SS` as the mall's clocks show an instant. */
function wallClock(at: number): string {
  return parts.format(at).replace(", ", "T");
}

/** The day that an instant falls on in the mall, `YYYY-MM-DD`. */
export const mallDay = (at: number): string => wallClock(at).slice(0, 10);

/** The instant at which the mall's clocks show a day's time (`HH:MM`), in milliseconds. */
export function mallInstant(day: string, time: string): number {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const first = asIfUtc - offsetAt(asIfUtc);
  // Where the clocks change between the two, the second look is right.
  return asIfUtc - offsetAt(first);
}

export const mallYear = (at: number): number => Number(mallDay(at).slice(0, 4));

/** When a calendar year begins in the mall. */
export const yearStart = (year: number): number => mallInstant(`${year}-01-01`, "00:00");

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function offsetAt(at: number): number {
  return Date.parse(`${wallClock(at)}Z`) - Math.floor(at / 1000) * 1000;
}
