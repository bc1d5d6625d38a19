import type { Company } from "~/mall/contract/company";
import { type ImageView, imageHref } from "~/ui/picture";
import type { StructuredData } from "./structured-data.server";

/** schema.org's Store for a shop's page; `url` is the page's whole address. */
export function storeData(
  company: Company,
  view: { name: string; summary: string; logo: ImageView | null; image: ImageView | null },
  url: string,
): StructuredData {
  const picture = view.image ?? view.logo;
  const zone = company.opening_hours.find((candidate) => candidate.zone === "default");
  return {
    "@type": company.kind === "dine" ? "Restaurant" : "Store",
    "@id": url,
    url,
    name: view.name,
    description: view.summary,
    ...(picture && { image: new URL(imageHref(picture.src, 1200), url).href }),
    ...(company.phone && { telephone: company.phone }),
    ...(company.email && { email: company.email }),
    ...(zone && {
      openingHoursSpecification: Object.entries(zone.days).flatMap(([day, intervals]) =>
        (intervals ?? []).map(({ from, to }) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
          opens: from,
          closes: to === "24:00" ? "23:59" : to,
        })),
      ),
    }),
  };
}
