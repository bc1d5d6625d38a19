import type { Company } from "@contract/company";
import { localTime } from "~/mall/views/opening/opening-status";
import type { Site } from "~/site/site.server";
import type { ImageView } from "~/ui/picture";
import { openingHoursData } from "./opening-hours-data.server";
import { logoData, pictureData } from "./picture-data.server";
import { addressData, mallReference } from "./place-data.server";
import type { StructuredData } from "./structured-data.server";

type ShopView = {
  name: string;
  summary: string;
  category: string;
  logo: ImageView | null;
  image: ImageView | null;
};

/** schema.org's Store or Restaurant for a shop's page; `url` is the page's absolute URL. */
export function storeData(company: Company, view: ShopView, site: Site, url: string): StructuredData {
  const isRestaurant = company.kind === "dine";
  const zones = company.opening_hours.length > 0 ? company.opening_hours : (site.mall?.opening_hours ?? []);
  const sameAs = [company.website, ...Object.values(company.social_links)].filter((address) =>
    address?.startsWith("https://"),
  );
  return {
    "@type": isRestaurant ? "Restaurant" : "Store",
    "@id": url,
    url,
    name: view.name,
    ...(view.summary && { description: view.summary }),
    ...pictureData(view.image ?? view.logo, url),
    ...logoData(view.logo, url),
    ...(company.phone && { telephone: company.phone }),
    ...(company.email && { email: company.email }),
    ...(isRestaurant && view.category && { servesCuisine: view.category }),
    ...(sameAs.length > 0 && { sameAs }),
    ...addressData(site.mall),
    ...(site.mall && { containedInPlace: mallReference(site, url) }),
    ...openingHoursData(
      zones.find(({ zone }) => zone === "default"),
      localTime(site.now, site.mall?.time_zone ?? "Europe/Prague").date,
    ),
  };
}
