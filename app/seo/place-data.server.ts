import { intlLocale, languages } from "@contract/languages";
import type { Mall } from "@contract/mall";
import { shellName } from "~/mall/views/shell/shell.server";
import type { Site } from "~/tenant/site.server";
import type { StructuredData } from "./structured-data.server";

/** The codes of the countries around by their names in our languages: readers of the data want the code. */
const countryCodes = new Map(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames(intlLocale(language), { type: "region" });
    return ["CZ", "SK", "DE", "AT", "PL", "HU"].map((code) => [names.of(code) ?? code, code] as const);
  }),
);

/** The name under which every page's data speaks of the mall itself; `url` is any whole address of the site. */
export const mallId = (url: string): string => new URL("/#mall", url).href;

/** The mall in short, as the place or organization of something else; its own page tells the rest under the same `@id`. */
export function mallReference(site: Site, url: string): StructuredData {
  return {
    "@type": "ShoppingCenter",
    "@id": mallId(url),
    name: shellName(site),
    url: new URL(`/${site.language}`, url).href,
    ...addressData(site.mall),
  };
}

/** The mall's postal address and position: what is known of them, as properties of a place. */
export function addressData(mall: Pick<Mall, "address" | "geo"> | null) {
  const { address, geo } = mall ?? {};
  return {
    ...(address && {
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        postalCode: address.zip_code,
        addressLocality: address.city,
        addressCountry: countryCodes.get(address.country ?? "") ?? address.country,
      },
    }),
    ...(geo && { geo: { "@type": "GeoCoordinates", latitude: geo.lat, longitude: geo.lng } }),
  };
}
