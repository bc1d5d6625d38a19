import type { Moment } from "./content/model";

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Prague",
  dateStyle: "short",
  timeStyle: "medium",
});

/** A moment as local time in Prague: `2026-11-22 10:00:00`. */
export const pragueText = (moment: Date): string => clock.format(moment);

/** The moment of the local time `time` in Prague, that many days after `now`. */
export function momentAt(now: Date, { days, time }: Moment): Date {
  const noon = Date.parse(`${pragueText(now).slice(0, 10)}T12:00:00Z`) + days * 86_400_000;
  const wanted = Date.parse(`${new Date(noon).toISOString().slice(0, 10)}T${time}:00Z`);
  const shown = Date.parse(`${pragueText(new Date(wanted)).replace(" ", "T")}Z`);
  return new Date(wanted - (shown - wanted));
}
