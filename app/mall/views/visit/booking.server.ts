import type { Amenity } from "@contract/amenity";
import type { BookingOptions, BookingService } from "@contract/booking";
import { dateStyle, formatDay, formatDayInWords, formatTime, shortDay } from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import type { MallApi } from "~/mall/client/client.server";
import { sidePart } from "~/mall/client/side-part.server";
import { formKey } from "~/process/request-context.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { titleOf } from "../entity-title.server";
import { defaultHref, isRouteName } from "../links.server";
import { timeInWords } from "../time-in-words.server";
import { slugOf, translated } from "../translation";
import { lengthText } from "./parking.server";

/** The booking's anchor on its page. */
export const bookingAnchor = "#booking";

/** Why a slot could not be booked, as in the URL. */
const problems = ["taken", "limit", "past", "choose"] as const;
export type BookingProblem = (typeof problems)[number];

export type BookingView = NonNullable<Awaited<ReturnType<typeof bookingView>>>;

/**
 * An amenity's booking: its services, the days of the next two weeks, the slots of one of them. The URL chooses:
 * `service`, `day`, and `slot` for a preselected one. Null if nothing can be booked.
 */
export async function bookingView(amenity: Amenity, visit: BookingVisit, site: Site) {
  if (!site.settings.authenticationEnabled) return null;
  return sidePart(readBooking(amenity, visit, site), notRead);
}

const notRead = "Booking could not be read";

type BookingVisit = { member: () => MallApi | null; search: URLSearchParams };

async function readBooking(amenity: Amenity, { member: readMember, search }: BookingVisit, site: Site) {
  const services = await servicesOf(amenity, site);
  const service = services.find(({ id }) => id === search.get("service")) ?? services[0];
  // Members share the page of an amenity that can't be booked.
  if (!service) return null;
  // A member's read is never cached: it shows what they have just booked or lost.
  const member = readMember();
  const options = await optionsOf(member ?? site.api, service, search.get("day"));
  if (!options) return null;
  return {
    ...viewOf(amenity, services, { ...options, service: options.service ?? service }, search, site),
    // An idempotency key, so that a resubmitted form books once. An anonymous visitor's page is cached, and its form
    // only leads to the log-in.
    key: member && formKey(),
    mine: await mineOf(member, services, site),
  };
}

async function servicesOf(amenity: Amenity, { api }: Site): Promise<BookingService[]> {
  const services = await sidePart(api.bookingServices({ per_page: 48 }), notRead);
  return (services?.data ?? []).filter(
    ({ id, amenity_id }) => amenity_id === amenity.id || id === amenity.service_id,
  );
}

/** The requested day if it can be booked, otherwise the first with a free slot. */
async function optionsOf(
  api: MallApi,
  { id }: BookingService,
  asked: string | null,
): Promise<BookingOptions | null> {
  const first = await sidePart(api.bookingOptions({ service: id }), notRead);
  if (!first) return null;
  const day =
    first.days.find(({ date }) => date === asked) ?? first.days.find(({ free }) => free > 0) ?? first.days[0];
  return !day || day.date === first.date
    ? first
    : sidePart(api.bookingOptions({ service: id, date: day.date }), notRead);
}

function viewOf(
  amenity: Amenity,
  services: BookingService[],
  options: BookingOptions & { service: BookingService },
  search: URLSearchParams,
  site: Site,
) {
  const { language, mall } = site;
  const t = translatorOf(language);
  const style = dateStyle(site);
  const { service, date, days, slots } = options;
  const address = (query: Record<string, string>) =>
    href(
      "amenity-detail",
      { id: amenity.id, title: slugOf(amenity.translations, language) },
      language,
      query,
    ) + bookingAnchor;
  const problem = problems.find((each) => each === search.get("problem"));
  const time = (instant: string) => formatTime(instant, mall?.time_format ?? "HH:mm", style);
  return {
    language,
    place: address({}).split("#")[0] ?? "",
    services: services.map(({ id, translations }) => ({
      to: address({ service: id }),
      title: titleOf(translations, language),
      isCurrent: id === service.id,
    })),
    service: {
      id: service.id,
      title: titleOf(service.translations, language),
      description: translated(service.translations, "description", language),
      facts: [
        lengthText(service.minutes, language),
        service.price === 0 ? t("booking:free") : service.price && formatMoney(service.price, language),
      ].join(dot),
    },
    day: { date, title: formatDayInWords(`${date}T12:00:00Z`, { language, timeZone: "UTC" }) },
    days: days.map(({ date: each, free }) => ({
      date: each,
      to: address({ service: service.id, day: each }),
      weekday: formatDay(each, "ddd", language),
      number: shortDay(each, language),
      name: formatDayInWords(`${each}T12:00:00Z`, { language, timeZone: "UTC" }),
      free: free > 0 ? t("booking:freeSlots", { count: free }) : t("booking:full"),
      isFull: free === 0,
      isCurrent: each === date,
    })),
    slots: slots.map(({ id, starts_at, ends_at, is_free }) => ({
      id,
      time: time(starts_at),
      until: t("booking:until", { time: time(ends_at) }),
      isFree: is_free,
      isChosen: is_free && id === search.get("slot"),
    })),
    hasFree: slots.some(({ is_free }) => is_free),
    problem: problem ? problemText(problem, site) : null,
    texts: {
      title: t("booking:title"),
      services: t("booking:services"),
      days: t("booking:days"),
      slots: t("booking:slots"),
      sold: t("booking:sold"),
      nothing: t("booking:nothing"),
      submit: t("booking:submit"),
      mine: t("booking:mine"),
      all: t("booking:all"),
    },
  };
}

function problemText(problem: BookingProblem, { language }: Site): string {
  const t = translatorOf(language);
  const texts: Record<BookingProblem, string> = {
    taken: t("booking:problem.taken"),
    limit: t("booking:problem.limit"),
    past: t("booking:problem.past"),
    choose: t("booking:problem.choose"),
  };
  return texts[problem];
}

/** The member's own bookings here, and a link to all of them. */
async function mineOf(member: MallApi | null, services: BookingService[], site: Site) {
  const orders =
    member && (await sidePart(member.bookingOrders({ status: "booked", per_page: 12 }), notRead));
  const ids = new Set(services.map(({ id }) => id));
  const all = "dashboard-purchases";
  return {
    bookings: (orders?.data ?? [])
      .filter(({ service_id }) => ids.has(service_id))
      .map(({ id, starts_at }) => ({ id, when: slotText(starts_at, site) })),
    to: isRouteName(all) ? defaultHref(all, site.language, site.settings) : null,
  };
}

/** "Sat 22 November, 14:00" */
export function slotText(startsAt: string, site: Site): string {
  const style = dateStyle(site);
  const time = formatTime(startsAt, site.mall?.time_format ?? "HH:mm", style);
  return `${formatDayInWords(startsAt, style)}, ${timeInWords(time, site.language)}`;
}
