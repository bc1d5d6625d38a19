import type { Event } from "@contract/event";
import { everyPage } from "~/mall/client/every-page.server";
import { report } from "~/process/request-context.server";
import type { Site } from "~/site/site.server";
import { endOfEvent, wholeDaysOf } from "../detail/whole-days";
import { addDays, localTime, weekdayOf } from "../opening/opening-status";

/** An event with its first and last day in the mall's time zone. */
export type DatedEvent = { event: Event; first: string; last: string };

type Days = { first: string; last: string };

/** Every event that has not ended, soonest first, of the mall or of its shops alone if `type` says so. */
export async function comingEvents(site: Site, type?: string): Promise<DatedEvent[]> {
  const pages = await everyPage("events", (query) =>
    site.api.upcomingEvents({ ...query, sort: "starts_at", ...(type && { type }) }),
  );
  // An API may ignore the page, the type and what is over.
  const byId = new Map(pages.flat().map((event) => [event.id, event]));
  return [...byId.values()]
    .filter((event) => !type || event.type === type)
    .flatMap((event) => {
      const { starts_at: start, ends_at: end } = event;
      if (!start) return [];
      const over = endOfEvent(event, site) ?? new Date(Date.parse(start) + 86_400_000);
      if (over < site.now) return [];
      const last = end ? new Date(Math.max(Date.parse(end) - 1, Date.parse(start))) : new Date(start);
      const days = wholeDaysOf(event, site);
      return [{ event, ...(days ?? { first: dayOf(new Date(start), site), last: dayOf(last, site) }) }];
    })
    .sort((a, b) => Date.parse(a.event.starts_at ?? "") - Date.parse(b.event.starts_at ?? ""));
}

const dayOf = (instant: Date, { mall }: Site): string =>
  localTime(instant, mall?.time_zone ?? "Europe/Prague").date;

/** Today in the mall's time zone; a page that depends on it is cached until midnight at most. */
export function todayIn(site: Site): string {
  const { date, minutes } = localTime(site.now, site.mall?.time_zone ?? "Europe/Prague");
  report({ changesIn: (24 * 60 - minutes) * 60 - site.now.getUTCSeconds() });
  return date;
}

/** This weekend, or the next one during the week. */
export function weekendOf(today: string): Days {
  const weekday = weekdayOf(today);
  if (weekday === "sunday") return { first: today, last: today };
  let saturday = today;
  while (weekdayOf(saturday) !== "saturday") saturday = addDays(saturday, 1);
  return { first: saturday, last: addDays(saturday, 1) };
}

export const isWithin = ({ first, last }: DatedEvent, days: Days): boolean =>
  first <= days.last && last >= days.first;

/** What an event for families says about itself; the mall API has no field for it. */
const familyWords =
  /\b(?:family|families|kids?|child|children)\b|\b(?:rodin|rodič|dět(?:i|í|em|mi|sk)|det(?:i|í|sk|mi)|deťo|kinder|familie)/iu;

export const isForFamilies = ({ event: { translations } }: DatedEvent): boolean =>
  translations.some(({ title, article }) => familyWords.test(`${title} ${article}`));
