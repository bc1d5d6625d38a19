import { type OpeningHoursZone, weekdays } from "@contract/opening-hours";
import { addDays, intervalsOf } from "~/mall/views/opening/opening-status";

/** How far ahead a visit is planned by what a search engine says. */
const days = 120;

/**
 * The `openingHoursSpecification` of a zone: the regular week with equal days in one entry, then each exception in the
 * next four months from `today` (YYYY-MM-DD) on, as far as they are known. A closed day opens and closes at 00:00, as search
 * engines expect.
 */
export function openingHoursData(zone: OpeningHoursZone | undefined, today: string) {
  if (zone?.status !== "open") return {};
  const daysByHours = new Map<string, string[]>();
  for (const day of weekdays) {
    for (const { from, to } of zone.days[day] ?? []) {
      const hours = `${from} ${to}`;
      daysByHours.set(hours, [...(daysByHours.get(hours) ?? []), schemaDay(day)]);
    }
  }
  const usual = [...daysByHours].map(([hours, dayOfWeek]) => {
    const [from = "", to = ""] = hours.split(" ");
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek,
      ...times({ from, to }),
      ...(zone.opens_on && zone.opens_on > today && { validFrom: zone.opens_on }),
    };
  });
  const special = zone.exceptions
    .filter(({ date }) => date >= today && date < addDays(today, days))
    .flatMap(({ date }) => {
      const intervals = intervalsOf(zone, date);
      if (!intervals) return [];
      return (intervals.length > 0 ? intervals : [{ from: "00:00", to: "00:00" }]).map((interval) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: date,
        validThrough: date,
        ...times(interval),
      }));
    });
  const openingHoursSpecification = [...usual, ...special];
  return openingHoursSpecification.length > 0 ? { openingHoursSpecification } : {};
}

const schemaDay = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** 24:00 is not a valid time in schema.org. */
const times = ({ from, to }: { from: string; to: string }) => ({
  opens: from === "24:00" ? "00:00" : from,
  closes: to === "24:00" ? "23:59" : to,
});
