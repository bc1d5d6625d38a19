import type { Mall } from "@contract/mall";
import { countryCode } from "~/locale/country";
import { shellName } from "~/mall/views/shell/shell.server";
import type { Site } from "~/site/site.server";
import type { StructuredData } from "./structured-data.server";

/** The `@id` of the mall in every page's data; `url` is any absolute URL of the site. */
const mallId = (url: string): string => new URL("/#mall", url).href;

/** The mall as the place or organization of something else; its own page has the rest under the same `@id`. */
export function mallReference(site: Site, url: string): StructuredData {
  return {
    "@type": "ShoppingCenter",
    "@id": mallId(url),
    name: shellName(site),
    url: new URL(`/${site.language}`, url).href,
    ...addressData(site.mall),
  };
}

/** The mall's postal address and position, if known, as properties of a place. */
export function addressData(mall: Pick<Mall, "address" | "geo"> | null) {
  const { address, geo } = mall ?? {};
  return {
    ...(address && {
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        postalCode: address.zip_code,
        addressLocality: address.city,
        addressCountry: address.country && countryCode(address.country),
      },
    }),
    ...(geo && { geo: { "@type": "GeoCoordinates", latitude: geo.lat, longitude: geo.lng } }),
  };
}
