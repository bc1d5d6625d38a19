import type { Event } from "@contract/event";
import type { Language } from "@contract/languages";
import { dateStyle, dateText, formatDayInWords, formatTime } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import type { Site } from "~/site/site.server";
import { floorWithin, whenText } from "../cards/cards.server";
import { priceText } from "../cards/price-text.server";
import { timeInWords } from "../time-in-words.server";
import { endOfEvent, endsWithDay, hasEnded, wholeDaysOf } from "./whole-days";

export type Fact = { label: string; text: string; to?: string | null };

/** One line of the facts, or none if the text is missing. */
export const factOf = (label: string, text: string | null, to?: string | null): Fact[] =>
  text ? [{ label, text, ...(to && { to }) }] : [];

/** A place and its floor; the floor is omitted if the place's text contains it. */
export function placeText(
  place: string | null,
  floor: string | null,
  site: Pick<Site, "language">,
): string | null {
  if (!place || !floor) return place || floor;
  return place.toLowerCase().includes(floor.toLowerCase()) ? place : `${place}, ${floorWithin(floor, site)}`;
}

/** The price of admission; null if the API doesn't say. */
export function admissionText(
  { price, price_is_from: isFrom }: Pick<Event, "price"> & Partial<Pick<Event, "price_is_from">>,
  language: Language,
): string | null {
  if (price === 0 && !isFrom) return translatorOf(language)("detail:free");
  return price ? priceText(price, isFrom, language) : null;
}

type Instant = string | null | undefined;

export function spanText(from: Instant, to: Instant, site: Site): string | null {
  const t = translatorOf(site.language);
  const date = (instant: string) => dateText(instant, site);
  if (from && to) return t("detail:validFromTo", { from: date(from), to: date(to) });
  if (from) return t("detail:validFrom", { from: date(from) });
  return to ? t("detail:validTo", { to: date(to) }) : null;
}

/** When a period begins, ends or ended, relative to now. */
export function spanNote(from: Instant, to: Instant, site: Site): string | null {
  const { now, language } = site;
  const t = translatorOf(language);
  const { timeZone } = dateStyle(site);
  const when = (instant: string) => relativeTime(now, new Date(instant), language, timeZone);
  if (from && Date.parse(from) > now.getTime()) return t("detail:starts", { when: when(from) });
  if (!to) return null;
  return Date.parse(to) > now.getTime()
    ? t("detail:ends", { when: when(to) })
    : t("detail:ended", { when: when(to) });
}

export function eventNote(
  { starts_at, ends_at }: Pick<Event, "starts_at" | "ends_at">,
  site: Site,
): string | null {
  const { now, language } = site;
  const t = translatorOf(language);
  const style = dateStyle(site);
  const day = (instant: string) => formatDayInWords(instant, style);
  if (starts_at && Date.parse(starts_at) > now.getTime() && day(starts_at) === day(now.toISOString()))
    return t("detail:startsToday", { time: formatTime(starts_at, site.mall?.time_format ?? "HH:mm", style) });
  const end = endOfEvent({ starts_at, ends_at }, site);
  const isOn = starts_at && Date.parse(starts_at) <= now.getTime() && end && end > now;
  return isOn
    ? t("detail:onNow", { when: relativeTime(now, end, language, style.timeZone) })
    : spanNote(
        starts_at,
        end?.toISOString() ?? (hasEnded({ starts_at, ends_at }, site) ? starts_at : null),
        site,
      );
}

export function eventSpan({ starts_at, ends_at }: Event, site: Site): string | null {
  if (!starts_at) return null;
  const style = dateStyle(site);
  const day = (instant: string) => formatDayInWords(instant, style);
  const time = (instant: string) => formatTime(instant, site.mall?.time_format ?? "HH:mm", style);
  const inWords = (text: string) => timeInWords(text, site.language);
  const days = wholeDaysOf({ starts_at, ends_at }, site);
  if (days) {
    // Noon is on the same day in every time zone of a mall.
    const [first, last] = [day(`${days.first}T12:00:00Z`), day(`${days.last}T12:00:00Z`)];
    return first === last ? first : `${first} – ${last}`;
  }
  if (!ends_at) return whenText(starts_at, site);
  // The last minute is that of a day without a time.
  if (endsWithDay(ends_at, site))
    return day(starts_at) === day(ends_at)
      ? whenText(starts_at, site)
      : `${whenText(starts_at, site)} – ${day(ends_at)}`;
  return day(starts_at) === day(ends_at)
    ? `${day(starts_at)}, ${inWords(`${time(starts_at)}–${time(ends_at)}`)}`
    : `${day(starts_at)}, ${inWords(time(starts_at))} – ${day(ends_at)}, ${inWords(time(ends_at))}`;
}

/** Minutes in the largest unit that divides them: 20160 are 14 days. */
export function durationText(minutes: number, { language }: Site): string {
  const t = translatorOf(language);
  if (minutes % 1440 === 0) return t("detail:days", { count: minutes / 1440 });
  if (minutes % 60 === 0) return t("detail:hours", { count: minutes / 60 });
  return t("detail:minutes", { count: minutes });
}
