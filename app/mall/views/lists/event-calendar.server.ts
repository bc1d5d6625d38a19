import { dateStyle, formatDay, formatDayInWords, formatTime } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { eventCard, eventCards } from "../cards/cards.server";
import { addDays, weekdayOf } from "../opening/opening-status";
import { comingEvents, isWithin, todayIn } from "./event-days.server";

const month = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** How many months ahead the calendar goes. */
const ahead = 12;

/** So many of the events have their pictures below the days. */
const nextOnes = 3;

/** This month goes on into the next one until it has so many days: its last week alone would be a hole. */
const fewestDays = 5 * 7;

/** The month that the URL asks for, by default this one; null for one that has passed, or is too far ahead. */
export function calendarMonth(asked: string | null, site: Site): string | null {
  const current = todayIn(site).slice(0, 7);
  if (!asked) return current;
  return month.test(asked) && asked >= current && asked <= monthAfter(current, ahead) ? asked : null;
}

export type EventCalendarView = Awaited<ReturnType<typeof eventCalendar>>;

/**
 * The days of a month with their events, weeks that have passed left out; of this month the weeks that come, also those
 * of the next one.
 * @param hrefOfMonth the address of another month
 */
export async function eventCalendar(
  site: Site,
  { shown, type, hrefOfMonth }: { shown: string; type?: string; hrefOfMonth: (month: string) => string },
) {
  const { language } = site;
  const t = translatorOf(language);
  const today = todayIn(site);
  const monday = addDays(today, -daysSinceMonday(today));
  const isNow = shown === today.slice(0, 7);
  const days = daysBetween(
    latest(`${shown}-01`, isNow ? monday : ""),
    latest(addDays(`${monthAfter(shown, 1)}-01`, -1), isNow ? addDays(monday, fewestDays - 1) : ""),
  );
  const period = { first: days[0] ?? today, last: days.at(-1) ?? today };
  const events = (await comingEvents(site, type)).filter((event) => isWithin(event, period));
  const nameOf = (value: string) => formatDay(`${value}-15`, "MMMM YYYY", language);
  // Weeks of two months: "November – December 2026", each with its year where that changes.
  const [from, to] = [period.first, period.last];
  const months =
    from.slice(0, 7) === to.slice(0, 7)
      ? nameOf(shown)
      : `${from.slice(0, 4) === to.slice(0, 4) ? formatDay(from, "MMMM", language) : nameOf(from.slice(0, 7))} – ${nameOf(to.slice(0, 7))}`;
  const linkTo = (value: string) => ({ to: hrefOfMonth(value), name: nameOf(value) });
  return {
    name: nameOf(shown),
    months,
    title: isNow ? t("lists:show.month.titleNow") : t("lists:show.month.title", { month: nameOf(shown) }),
    count: events.length,
    /** Whose the entries are. */
    legend: (["mall", "stores"] as const)
      .filter((kind) => events.some(({ event }) => event.type === kind))
      .map((kind) => ({
        isOfMall: kind === "mall",
        name: t(kind === "mall" ? "lists:kinds.events.ofMall" : "lists:kinds.events.ofStores"),
      })),
    shown: t("lists:kinds.events.count", { count: events.length }),
    /** With their pictures: those on several days are one. */
    next: {
      title: t("lists:newsEvents.events"),
      cards: eventCards(
        events.map(({ event }) => event),
        site,
      ).slice(0, nextOnes),
    },
    before: shown > today.slice(0, 7) ? linkTo(monthAfter(shown, -1)) : null,
    after: calendarMonth(monthAfter(shown, 1), site) ? linkTo(monthAfter(shown, 1)) : null,
    /** Days before the first one in its week, which begins on Monday. */
    skipped: daysSinceMonday(period.first),
    weekdays: Array.from({ length: 7 }, (_, at) => formatDay(addDays("2024-01-01", at), "ddd", language)),
    days: days.map((date) => ({
      date,
      number: Number(date.slice(8)),
      month: formatDay(date, "MMM", language),
      /** Where a month begins. */
      isFirst: date === period.first || date.endsWith("-01"),
      text: formatDayInWords(`${date}T12:00:00Z`, { language, timeZone: "UTC" }),
      isToday: date === today,
      isPast: date < today,
      isWeekend: ["saturday", "sunday"].includes(weekdayOf(date)),
      events:
        date < today
          ? []
          : events
              .filter((event) => isWithin(event, { first: date, last: date }))
              .map(({ event, first }) => {
                const { id, title, to } = eventCard(event, site);
                const time = event.starts_at && first === date ? timeOf(event.starts_at, site) : null;
                return { id, title, to, time, isOfMall: event.type === "mall" };
              }),
    })),
  };
}

const daysSinceMonday = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Midnight is sent for a whole day. */
function timeOf(instant: string, site: Site): string | null {
  const style = dateStyle(site);
  return formatTime(instant, "HH:mm", style) === "00:00"
    ? null
    : formatTime(instant, site.mall?.time_format ?? "HH:mm", style);
}

const latest = (one: string, other: string): string => (one > other ? one : other);

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(date);
  return days;
}

function monthAfter(from: string, months: number): string {
  const [year = 0, number = 1] = from.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 15)).toISOString().slice(0, 7);
}
