import type { BookingOrder } from "@contract/booking";
import type { Event } from "@contract/event";
import { languageTag } from "@contract/languages";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { plainText } from "~/mall/rich-text.server";
import { eventCard } from "~/mall/views/cards.server";
import { shellName } from "~/mall/views/shell.server";
import { translated } from "~/mall/views/translation";
import type { Site } from "~/tenant/site.server";
import { entityHref } from "./entity-address.server";

/**
 * An event as an iCalendar file (RFC 5545) in the site's language. It is stamped with its last change, so that the same
 * event is the same file.
 */
export function calendarEntry(event: Event, site: Site, origin: string): string {
  const { now, language, tenant } = site;
  const { title, where } = eventCard(event, site);
  const path = entityHref({ ...event, type: "event" }, language);
  return calendarFile(
    {
      uid: `event-${event.id}@${tenant.tenantId}`,
      stamp: event.updated_at ?? now.toISOString(),
      startsAt: event.starts_at,
      endsAt: event.ends_at ?? null,
      title,
      about: plainText(translated(event.translations, "article", language), 1_000),
      where,
      address: path ? origin + path : null,
    },
    site,
  );
}

/** A member's booking as an iCalendar file; the address leads to where it can be cancelled. */
export function bookingCalendarEntry(order: BookingOrder, site: Site, origin: string): string {
  const { language, tenant } = site;
  const missing = translatorOf(language)("common:missing.title");
  return calendarFile(
    {
      uid: `booking-${order.id}@${tenant.tenantId}`,
      stamp: order.created_at,
      startsAt: order.starts_at,
      endsAt: order.ends_at,
      title: translated(order.translations, "title", language, missing),
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
  title: string;
  about: string;
  /** The place within the mall. */
  where: string | null;
  address: string | null;
};

/** Its times are instants in UTC, which every calendar shows in its owner's time zone. */
function calendarFile(entry: Entry, site: Site): string {
  const { mall, language } = site;
  const stamp = utc(entry.stamp);
  const place = [entry.where, shellName(site), mall?.address?.street, mall?.address?.city]
    .filter(Boolean)
    .join(", ");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(shellName(site))}//Promenade//${languageTag(language).toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    `UID:${text(entry.uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART:${utc(entry.startsAt)}`,
    ...(entry.endsAt ? [`DTEND:${utc(entry.endsAt)}`] : []),
    `SUMMARY;LANGUAGE=${languageTag(language)}:${text(entry.title)}`,
    ...(entry.about ? [`DESCRIPTION;LANGUAGE=${languageTag(language)}:${text(entry.about)}`] : []),
    `LOCATION:${text(place)}`,
    ...(mall?.geo ? [`GEO:${mall.geo.lat};${mall.geo.lng}`] : []),
    ...(entry.address ? [`URL:${entry.address}`] : []),
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A text value: the signs that structure a line are escaped, control characters left out. */
function text(value: string): string {
  return value
    .replace(/\r\n?|\n/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** 20261121T070000Z */
const utc = (instant: string): string =>
  new Date(instant).toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");

/** A line of at most 75 octets each; the rest goes on in lines that begin with a blank. No character is torn. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > 75) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join("\r\n");
}
