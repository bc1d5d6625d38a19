import { languageTag } from "~/locale/languages";
import type { Event } from "~/mall/contract/event";
import { plainText } from "~/mall/rich-text.server";
import { eventCard } from "~/mall/views/cards.server";
import { shellName } from "~/mall/views/shell.server";
import { translated } from "~/mall/views/translation";
import type { Site } from "~/tenant/site.server";
import { entityHref } from "./entity-address.server";

/**
 * An event as an iCalendar file (RFC 5545) in the site's language. Its times are instants in UTC, which every calendar
 * shows in its owner's time zone. It is stamped with its last change, so that the same event is the same file.
 */
export function calendarEntry(event: Event, site: Site, origin: string): string {
  const { mall, now, language, tenant } = site;
  const { title, where } = eventCard(event, site);
  const path = entityHref({ ...event, type: "event" }, language);
  const address = path ? origin + path : null;
  const about = plainText(translated(event.translations, "article", language), 1_000);
  const stamp = utc(event.updated_at ?? now.toISOString());
  const place = [where, shellName(site), mall?.address?.street, mall?.address?.city]
    .filter(Boolean)
    .join(", ");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(shellName(site))}//Promenade//${languageTag(language).toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    `UID:${text(`event-${event.id}@${tenant.tenantId}`)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART:${utc(event.starts_at)}`,
    ...(event.ends_at ? [`DTEND:${utc(event.ends_at)}`] : []),
    `SUMMARY;LANGUAGE=${languageTag(language)}:${text(title)}`,
    ...(about ? [`DESCRIPTION;LANGUAGE=${languageTag(language)}:${text(about)}`] : []),
    `LOCATION:${text(place)}`,
    ...(mall?.geo ? [`GEO:${mall.geo.lat};${mall.geo.lng}`] : []),
    ...(address ? [`URL:${address}`] : []),
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
