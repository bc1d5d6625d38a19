import type { CinemaProgramme } from "@contract/cinema";
import { intlLocale } from "@contract/languages";
import { formatDate, formatTime, shortDay } from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { Translate } from "~/locale/translate";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { titleOf } from "../entity-title.server";
import { imageView } from "../image.server";
import { localTime, weekdayOf } from "../opening/opening-status";
import { weekdayName } from "../opening/opening-text.server";
import { translated } from "../translation";

type Film = CinemaProgramme["films"][number];
type Screening = Film["screenings"][number];
/** The parts of the site that the programme depends on. */
type Here = Pick<Site, "mall" | "language" | "now"> & { tenant: Pick<Site["tenant"], "tenantId"> };

export type ProgrammeView = NonNullable<ReturnType<typeof programmeView>>;
export type FilmView = ReturnType<typeof filmView>;
export type ShowtimeView = ReturnType<typeof showtime>;

const daysAtMost = 14;

/** The cinema's programme; null if the upstream has none. */
export async function cinemaProgramme({ api }: Pick<Site, "api">): Promise<CinemaProgramme | null> {
  return sidePart(api.cinemaProgramme(), "The cinema's programme could not be read");
}

/**
 * The programme of one day, given as in the URL: without one the first day with a screening still to come. Null for an
 * invalid day; a day without screenings is an empty list.
 */
export function programmeView({ films }: CinemaProgramme, asked: string | null, site: Here) {
  if (asked !== null && !isDay(asked)) return null;
  const today = localTime(site.now, timeZoneOf(site)).date;
  const days = [...new Set(films.flatMap(({ screenings }) => screenings.map((one) => dayOf(one, site))))]
    .filter((day) => day >= today)
    .sort()
    .slice(0, daysAtMost);
  const firstOpen = days.find((day) =>
    films.some(({ screenings }) => screenings.some((one) => dayOf(one, site) === day && !isPast(one, site))),
  );
  const coming = films.filter(({ screenings }) => screenings.some((one) => days.includes(dayOf(one, site))));
  const day = asked ?? firstOpen ?? days[0] ?? today;
  const listed = days.includes(day) || !asked ? days : [...days, day].sort();
  const halls = new Set(films.flatMap(({ screenings }) => screenings.flatMap(({ hall }) => hall ?? [])));
  const t = translatorOf(site.language);
  return {
    /** What there is in all: coming films, and the halls where they are shown, if they are named. */
    facts: [
      t("cinema:films", { count: coming.length }),
      ...(halls.size > 0 ? [t("cinema:halls", { count: halls.size })] : []),
    ],
    hasComing: coming.length > 0,
    days: listed.map((date) => ({
      date,
      title: dayTitle(date, today, site),
      dateText: shortDay(date, site.language),
      to: href("cinema", null, site.language, { date }),
      isCurrent: date === day,
    })),
    films: films
      .flatMap((film) => {
        const screenings = inOrder(film).filter((one) => dayOf(one, site) === day);
        return screenings.length > 0 ? [{ film, screenings, first: screenings[0]?.starts_at ?? "" }] : [];
      })
      .toSorted((one, other) => one.first.localeCompare(other.first))
      .map(({ film, screenings }) => ({
        ...filmCard(film, site),
        to: href("cinema", null, site.language, { film: film.id }),
        showtimes: screenings.map((one) => showtime(one, site)),
        next: screenings.every((one) => isPast(one, site)) ? nextScreening(film, today, site) : null,
      })),
  };
}

/** When a film is shown again whose times of the day have all begun. */
function nextScreening(film: Film, today: string, site: Here) {
  const screening = inOrder(film).find((one) => !isPast(one, site));
  if (!screening) return null;
  const date = dayOf(screening, site);
  const day = date === today ? dayTitle(date, today, site) : shortDay(date, site.language);
  return {
    when: `${day} ${showtime(screening, site).time}`,
    to: href("cinema", null, site.language, { date }),
  };
}

/** One film with its screenings on all coming days. */
export function filmView(film: Film, site: Here) {
  const today = localTime(site.now, timeZoneOf(site)).date;
  const screenings = inOrder(film).filter((one) => dayOf(one, site) >= today);
  const days = [...new Set(screenings.map((one) => dayOf(one, site)))].slice(0, daysAtMost);
  return {
    ...filmCard(film, site),
    days: days.map((date) => ({
      date,
      title: dayTitle(date, today, site),
      dateText: shortDay(date, site.language),
      showtimes: screenings.filter((one) => dayOf(one, site) === date).map((one) => showtime(one, site)),
    })),
  };
}

function filmCard(film: Film, site: Here) {
  const { language, tenant } = site;
  const t = translatorOf(language);
  const genre = translated(film.translations, "genre", language);
  return {
    id: film.id,
    title: titleOf(film.translations, language),
    description: plainText(translated(film.translations, "description", language)),
    facts: [
      genre,
      film.length_minutes ? t("cinema:length", { minutes: film.length_minutes }) : "",
      ageText(film.age_rating, t),
    ].filter(Boolean),
    versions: [...new Set(film.screenings.flatMap(({ version }) => version ?? []))].map((version) =>
      versionText(version, site),
    ),
    image: imageView(film.image, tenant.tenantId),
  };
}

/** From the lowest age, of which 0 is for everyone; another rating, such as PG, as it is, and nothing where none is known. */
function ageText(rating: string | null | undefined, t: Translate): string {
  if (!rating || !/^\d+$/.test(rating)) return rating ?? "";
  return Number(rating) === 0 ? t("cinema:everyone") : t("cinema:age", { age: rating });
}

function showtime(screening: Screening, site: Here) {
  const { mall, language } = site;
  const timeZone = timeZoneOf(site);
  const past = isPast(screening, site);
  return {
    id: screening.id,
    startsAt: screening.starts_at,
    time: formatTime(screening.starts_at, mall?.time_format ?? "HH:mm", { timeZone }),
    version: screening.version,
    hall: screening.hall ? translatorOf(language)("cinema:hall", { hall: screening.hall }) : null,
    isPast: past,
    bookingHref: !past && /^https:\/\//.test(screening.booking_url ?? "") ? screening.booking_url : null,
  };
}

const languageCodes: Record<string, string> = { CZ: "cs", SK: "sk", EN: "en", DE: "de", PL: "pl", UA: "uk" };

/** A screening's version as text, for known codes: OV, CZ, EN. */
function versionText(version: string, { language }: Here) {
  const t = translatorOf(language);
  const code = languageCodes[version.toUpperCase()];
  const names = new Intl.DisplayNames(intlLocale(language), { type: "language" });
  const texts =
    version.toUpperCase() === "OV"
      ? t("cinema:original")
      : code
        ? t("cinema:spoken", { language: names.of(code) ?? version })
        : null;
  return { version, texts };
}

const inOrder = ({ screenings }: Film) =>
  screenings.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

const timeZoneOf = ({ mall }: Here) => mall?.time_zone ?? "Europe/Prague";
const isPast = ({ starts_at }: Screening, { now }: Here) => Date.parse(starts_at) <= now.getTime();
const dayOf = ({ starts_at }: Screening, site: Here) =>
  formatDate(starts_at, "YYYY-MM-DD", { language: site.language, timeZone: timeZoneOf(site) });

/** Whether a calendar day exists: the 30th of February doesn't. */
const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function dayTitle(date: string, today: string, { language }: Here): string {
  if (date === today) return translatorOf(language)("common:day.today");
  const name = weekdayName(weekdayOf(date), language);
  return name.charAt(0).toLocaleUpperCase(intlLocale(language)) + name.slice(1);
}
