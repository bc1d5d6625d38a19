import { easterSunday } from "@contract/easter-sunday";
import { demoContent } from "../demo-content";

const { holidays } = demoContent["opening-hours"];

/** A year's public holidays in order, with what the malls of the country do on them. */
export function holidaysOf(country: "cz" | "sk", year: number) {
  return holidays
    .flatMap(({ on, name, ...openings }) => {
      const opening = openings[country];
      return opening ? [{ date: dateOf(on, year), opening, name }] : [];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Whether the law has the malls of the country closed, or closing at noon. */
export function isHoliday(country: "cz" | "sk", date: Date): boolean {
  const day = date.toISOString().slice(0, 10);
  return holidaysOf(country, date.getUTCFullYear()).some(
    (each) => each.date === day && each.opening !== "usual",
  );
}

function dateOf(on: string | number, year: number): string {
  if (typeof on === "string") return `${year}-${on}`;
  return new Date(easterSunday(year) + on * 86_400_000).toISOString().slice(0, 10);
}
