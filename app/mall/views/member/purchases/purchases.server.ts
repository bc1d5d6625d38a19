import type { Amenity } from "@contract/amenity";
import { type BookingOrder, bookingRules } from "@contract/booking";
import { dateStyle, formatDayInWords, formatTime } from "~/locale/dates";
import { href, hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import { relativeTime } from "~/locale/relative-time";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { MemberSite } from "~/site/member-site.server";
import type { Site } from "~/site/site.server";
import { amenityCards, detailHref, floorText } from "../../cards/cards.server";
import { titleOf } from "../../entity-title.server";
import { imageView } from "../../image.server";
import { bookableAmenities } from "../../lists/narrowed.server";
import { timeInWords } from "../../time-in-words.server";
import { dashboardFrame } from "../dashboard/dashboard-frame.server";
import { dayIn } from "../receipts/receipts.server";
import { passLinks } from "../wallet/pass-links.server";

const pageSize = 12;
const mostSuggestions = 6;

export type OrderView = ReturnType<typeof orderView>;

const notRead = "A member's bookings could not be read";

/** The upcoming bookings, and a page of past or cancelled ones. */
export async function purchasesView(
  site: MemberSite,
  { isCancelled, page }: { isCancelled: boolean; page: number },
) {
  const { language, member } = site;
  const t = translatorOf(language);
  const [profile, upcoming, past, all] = await Promise.all([
    member.profile(),
    isCancelled ? null : sidePart(member.bookingOrders({ status: "booked", per_page: 48 }), notRead),
    sidePart(
      member.bookingOrders({ status: isCancelled ? "cancelled" : "done", page, per_page: pageSize }),
      notRead,
    ),
    isCancelled ? null : sidePart(member.bookingOrders({ page: 1, per_page: 48 }), notRead),
  ]);
  const bookable = isCancelled
    ? null
    : await sidePart(
        bookableAmenities(site, { page: 1, per_page: 48, sort: "" }),
        "The amenities that can be booked could not be read",
      );
  const unclear = all?.data.filter(({ status }) => status === "unknown") ?? [];
  const amenities = await amenitiesOf(site, [...(upcoming?.data ?? []), ...(past?.data ?? []), ...unclear]);
  const views = (orders: readonly BookingOrder[] = []) =>
    orders.map((order) => orderView(order, site, amenities));
  return {
    frame: dashboardFrame(site, "dashboard-purchases", profile),
    title: t("purchases:title"),
    lead: t("purchases:lead"),
    isCancelled,
    isKnown: !isMissing("bookingOrders"),
    parts: [
      { title: t("purchases:parts.all"), isCurrent: !isCancelled, show: null },
      { title: t("purchases:parts.cancelled"), isCurrent: isCancelled, show: "cancelled" },
    ].map(({ show, ...part }) => ({ ...part, to: href("dashboard-purchases", null, language, { show }) })),
    // Soonest first: the API sorts by latest first.
    upcoming: views(upcoming?.data).toReversed(),
    /** Those of unknown state first: they may be ahead. */
    past: [...views(unclear), ...views(past?.data)],
    page: past?.current_page ?? 1,
    lastPage: past?.last_page ?? 1,
    /** What else can be booked, without what is booked already. */
    suggestions: amenityCards(bookable?.data ?? [], site)
      .filter(({ id }) => !upcoming?.data.some(({ amenity_id }) => amenity_id === id))
      .slice(0, mostSuggestions),
    amenities: {
      to: hrefOf("amenities", { page: 1 }, language, { show: "bookable" }),
      label: t("purchases:browse"),
    },
    texts: {
      parts: t("purchases:parts.label"),
      upcoming: t("purchases:upcoming"),
      past: t(isCancelled ? "purchases:parts.cancelled" : "purchases:past"),
      none: t("purchases:none"),
      noneHelp: t("purchases:noneHelp"),
      noPast: t(isCancelled ? "purchases:noCancelled" : "purchases:noPast"),
      calendar: t("detail:calendar"),
      again: t("purchases:again"),
      book: t("booking:title"),
      cancel: t("purchases:cancel"),
      question: t("purchases:question"),
      confirm: t("purchases:confirm"),
      cancelling: t("purchases:cancelling"),
    },
  };
}

/** A booking, with the amenity that was booked. */
export function orderView(order: BookingOrder, site: Site, amenities: ReadonlyMap<string, Amenity>) {
  const { language, tenant, mall } = site;
  const t = translatorOf(language);
  const style = dateStyle(site);
  const amenity = order.amenity_id ? amenities.get(order.amenity_id) : undefined;
  const time = (instant: string) => formatTime(instant, mall?.time_format ?? "HH:mm", style);
  const place = amenity && [titleOf(amenity.translations, language), floorText(amenity.floor, site)];
  const statuses = {
    booked: t("purchases:status.booked"),
    done: t("purchases:status.done"),
    cancelled: t("purchases:status.cancelled"),
    unknown: t("common:unknownState"),
  };
  return {
    id: order.id,
    title: titleOf(order.translations, language),
    startsAt: order.starts_at,
    day: formatDayInWords(order.starts_at, style),
    hours: timeInWords(`${time(order.starts_at)}–${time(order.ends_at)}`, language),
    when: whenInDays(site, order.starts_at),
    price: order.price === 0 ? t("purchases:free") : order.price && formatMoney(order.price, language),
    status: order.status,
    statusText: statuses[order.status],
    place: place?.filter(Boolean).join(" · ") ?? null,
    to: amenity ? detailHref("amenity-detail", amenity, site) : null,
    image: imageView(amenity?.image, tenant.tenantId),
    calendar: `/booking/${order.id}.ics?language=${language}`,
    passes: order.status === "booked" ? passLinks(site, "booking", order.id) : [],
    canCancel: order.can_cancel && order.status === "booked",
    until: t("purchases:until", { count: bookingRules.cancelMinutesBefore }),
  };
}

/** "Tomorrow", "in 3 days". */
function whenInDays(site: Site, instant: string): string {
  const { timeZone } = dateStyle(site);
  const dayAfter = new Date(site.now.getTime() + 24 * 60 * 60 * 1000);
  return dayIn(timeZone, new Date(instant)) === dayIn(timeZone, dayAfter)
    ? translatorOf(site.language)("purchases:tomorrow")
    : relativeTime(site.now, new Date(instant), site.language, timeZone);
}

/** The amenities of the bookings; one that no longer exists is shown by its title alone. */
export async function amenitiesOf({ api }: Site, orders: BookingOrder[]): Promise<Map<string, Amenity>> {
  const ids = [...new Set(orders.flatMap(({ amenity_id }) => amenity_id ?? []))];
  const found = await Promise.all(
    ids.map((id) => sidePart(api.amenity(id), "The amenities of bookings could not be read")),
  );
  return new Map(found.flatMap((amenity) => (amenity ? [[amenity.id, amenity]] : [])));
}
