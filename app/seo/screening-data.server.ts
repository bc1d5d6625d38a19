import type { FilmView, ProgrammeView } from "~/mall/views/visit/cinema.server";
import type { Site } from "~/site/site.server";
import { pictureData } from "./picture-data.server";
import { addressData, mallReference } from "./place-data.server";
import type { StructuredData } from "./structured-data.server";

type ShownFilm = Pick<FilmView, "title" | "description" | "image"> &
  Pick<ProgrammeView["films"][number], "showtimes"> & { to: string };

/** schema.org's ScreeningEvents of films, those still to come; `url` is the page's absolute URL. */
export function screeningData(
  films: readonly ShownFilm[],
  cinema: string,
  site: Site,
  url: string,
): StructuredData[] {
  const theater = {
    "@type": "MovieTheater",
    "@id": new URL("/#cinema", url).href,
    name: cinema,
    ...addressData(site.mall),
    containedInPlace: mallReference(site, url),
  };
  let place: StructuredData | { "@id": string } = theater;
  return films.flatMap(({ title, description, image, showtimes, to }) => {
    const page = new URL(to, url).href;
    const movie = {
      "@type": "Movie",
      "@id": `${page}#film`,
      name: title,
      url: page,
      ...(description && { description }),
      ...pictureData(image, url),
    };
    return showtimes
      .filter(({ isPast }) => !isPast)
      .map(({ startsAt, bookingHref }, at) => {
        const location = place;
        // What was said once is referred to.
        place = { "@id": theater["@id"] };
        return {
          "@type": "ScreeningEvent",
          name: title,
          url: page,
          startDate: startsAt,
          eventStatus: "https://schema.org/EventScheduled",
          eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
          location,
          workPresented: at === 0 ? movie : { "@id": movie["@id"] },
          ...(bookingHref && { offers: { "@type": "Offer", url: bookingHref } }),
        };
      });
  });
}
