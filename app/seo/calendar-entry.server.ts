import type { BookingOrder } from "@contract/booking";
import type { Event } from "@contract/event";
import { languageTag } from "@contract/languages";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { href } from "~/locale/href";
import { plainText } from "~/mall/content/rich-text.server";
import { eventCard } from "~/mall/views/cards/cards.server";
import { wholeDaysOf } from "~/mall/views/detail/whole-days";
import { titleOf } from "~/mall/views/entity-title.server";
import { addDays } from "~/mall/views/opening/opening-status";
import { shellName } from "~/mall/views/shell/shell.server";
import { translated } from "~/mall/views/translation";
import type { Site } from "~/site/site.server";
import { entityHref } from "./entity-address.server";

/**
 * An event as an iCalendar file (RFC 5545) in the site's language. Its timestamp is its last change, so that an
 * unchanged event is an unchanged file. Null for one without a date.
 */
export function calendarEntry(event: Event, site: Site, origin: string): string | null {
  if (!event.starts_at) return null;
  const { now, language, tenant } = site;
  const { title, where } = eventCard(event, site);
  const path = entityHref({ ...event, type: "event" }, language);
  return calendarFile(
    {
      uid: `event-${encodeURIComponent(event.id)}@${tenant.tenantId}`,
      stamp: event.updated_at ?? now.toISOString(),
      startsAt: event.starts_at,
      endsAt: event.ends_at ?? null,
      days: wholeDaysOf(event, site),
      title,
      about: plainText(translated(event.translations, "article", language), 1_000),
      where,
      address: path ? origin + path : null,
    },
    site,
  );
}

/** A member's booking as an iCalendar file; its URL is where it can be cancelled. */
export function bookingCalendarEntry(order: BookingOrder, site: Site, origin: string): string {
  const { language, tenant } = site;
  return calendarFile(
    {
      uid: `booking-${encodeURIComponent(order.id)}@${tenant.tenantId}`,
      stamp: order.created_at,
      startsAt: order.starts_at,
      endsAt: order.ends_at,
      days: null,
      title: titleOf(order.translations, language),
      about: plainText(translated(order.translations, "description", language), 1_000),
      where: null,
      address: origin + href("dashboard-purchases", null, language),
    },
    site,
  );
}

type Entry = {
  uid: string;
  stamp: string;
  startsAt: string;
  endsAt: string | null;
  /** Of an entry without times. */
  days: { first: string; last: string } | null;
  title: string;
  about: string;
  /** The place within the mall. */
  where: string | null;
  address: string | null;
};

/** The end of days is the day after the last. */
const timesOf = ({ startsAt, endsAt, days }: Entry) =>
  days
    ? { allDay: true, start: utcDay(days.first), end: utcDay(addDays(days.last, 1)) }
    : { start: new Date(startsAt), end: endAfter(startsAt, endsAt) };

/** Calendars refuse an end that is not after the beginning (RFC 5545, 3.8.2.2). */
const endAfter = (start: string, end: string | null): Date | null =>
  end !== null && Date.parse(end) > Date.parse(start) ? new Date(end) : null;

const utcDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** Its times are in UTC, which every calendar shows in its owner's time zone. */
function calendarFile(entry: Entry, site: Site): string {
  const { mall, language } = site;
  const place = [entry.where, shellName(site), mall?.address?.street, mall?.address?.city]
    .filter(Boolean)
    .join(", ");
  const calendar = ical({
    prodId: { company: "Promenade", product: "Promenade", language: languageTag(language).toUpperCase() },
    scale: "GREGORIAN",
    // Outlook opens a file without one as an invitation.
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: entry.uid,
    stamp: new Date(entry.stamp),
    lastModified: new Date(entry.stamp),
    ...timesOf(entry),
    summary: withoutControls(entry.title),
    description: withoutControls(entry.about) || null,
    location: {
      title: withoutControls(place),
      ...(mall?.geo && { geo: { lat: mall.geo.lat, lon: mall.geo.lng } }),
    },
    url: entry.address,
    status: ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}

/** The library escapes structural characters but leaves control characters in, which a calendar file must not hold. */
const withoutControls = (value: string): string => value.replace(/(?![\r\n])\p{Cc}/gu, "");
