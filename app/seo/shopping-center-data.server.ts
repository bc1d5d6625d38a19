import { plainText } from "~/mall/content/rich-text.server";
import { imageView } from "~/mall/views/image.server";
import { localTime } from "~/mall/views/opening/opening-status";
import { translated } from "~/mall/views/translation";
import type { Site } from "~/site/site.server";
import { openingHoursData } from "./opening-hours-data.server";
import { logoData } from "./picture-data.server";
import { mallReference } from "./place-data.server";
import type { StructuredData } from "./structured-data.server";

/**
 * schema.org's ShoppingCenter: the mall with its address, opening hours and exceptions, for home, contact and
 * opening-hours. `url` is any absolute URL of the site. Null if the mall could not be loaded.
 */
export function shoppingCenterData(site: Site, url: string): StructuredData | null {
  const { mall, tenant, language, now } = site;
  if (!mall) return null;
  const description = plainText(translated(mall.translations, "description", language));
  const picture = imageView(mall.image_wide ?? mall.image, tenant.tenantId);
  const { logo } = logoData(picture, url);
  const sameAs = Object.values(mall.social_links).filter((address) => address.startsWith("https://"));
  return {
    ...mallReference(site, url),
    ...(description && { description }),
    ...(logo && { logo, image: logo }),
    ...(mall.phone && { telephone: mall.phone }),
    ...(mall.email && { email: mall.email }),
    ...(mall.billing?.legal_name && {
      parentOrganization: { "@type": "Organization", name: mall.billing.legal_name },
    }),
    ...(sameAs.length > 0 && { sameAs }),
    currenciesAccepted: mall.currency,
    ...openingHoursData(
      mall.opening_hours.find(({ zone }) => zone === "default"),
      localTime(now, mall.time_zone).date,
    ),
  };
}
