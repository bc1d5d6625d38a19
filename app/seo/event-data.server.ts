import type { Event } from "@contract/event";
import { wholeDaysOf } from "~/mall/views/detail/whole-days";
import type { Site } from "~/site/site.server";
import type { ImageView } from "~/ui/picture";
import { priceData } from "./offer-data.server";
import { pictureData } from "./picture-data.server";
import { addressData, mallReference } from "./place-data.server";
import type { StructuredData } from "./structured-data.server";

export type EventDataView = {
  title: string;
  /** The article's excerpt as plain text. */
  summary: string;
  image: ImageView | null;
  /** The place within the mall in the page's language, if the event names one. */
  where?: string | null;
  /** The shop that invites to it. */
  shop?: { name: string; to: string } | null;
};

/** schema.org's Event for an event's page; `url` is the page's absolute URL. */
export function eventData(event: Event, view: EventDataView, site: Site, url: string): StructuredData {
  const mall = mallReference(site, url);
  const days = wholeDaysOf(event, site);
  // A lowest price is no price of a ticket.
  const price = event.price_is_from ? null : event.price;
  return {
    "@type": "Event",
    "@id": url,
    url,
    name: view.title,
    ...(view.summary && { description: view.summary }),
    ...pictureData(view.image, url),
    ...(event.starts_at && { startDate: days?.first ?? event.starts_at }),
    ...(event.ends_at && { endDate: days?.last ?? event.ends_at }),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: placeOf(event, view, mall, site, url),
    organizer: event.organizer ? { "@type": "Organization", name: event.organizer, url: mall.url } : mall,
    ...(price != null && { isAccessibleForFree: price === 0 }),
    ...(event.capacity && { maximumAttendeeCapacity: event.capacity }),
    ...(price != null && {
      offers: {
        "@type": "Offer",
        url,
        availability: "https://schema.org/InStock",
        ...priceData(price),
      },
    }),
  };
}

/** The shop that the event is in, another place in the mall that it names, or the mall. */
function placeOf(
  event: Event,
  { shop, where }: EventDataView,
  mall: StructuredData,
  site: Site,
  url: string,
): StructuredData {
  const place = { ...addressData(site.mall), containedInPlace: mall };
  if (shop && (!where || event.place === shop.name)) {
    const id = new URL(shop.to, url).href;
    return { "@type": "Store", "@id": id, name: shop.name, url: id, ...place };
  }
  return where ? { "@type": "Place", name: where, ...place } : mall;
}
