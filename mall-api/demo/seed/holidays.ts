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

/** Oudin's rule for the Gregorian calendar. */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full =
    moon -
    Math.floor(moon / 28) *
      (1 - Math.floor(moon / 28) * Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const after = full - weekday;
  const month = 3 + Math.floor((after + 40) / 44);
  const day = after + 28 - 31 * Math.floor(month / 4);
  return Date.UTC(year, month - 1, day);
}
