import type { Product } from "@contract/product";
import { localTime } from "~/mall/views/opening/opening-status";
import type { Site } from "~/site/site.server";
import type { ImageView } from "~/ui/picture";
import { pictureData } from "./picture-data.server";
import { mallReference } from "./place-data.server";
import type { StructuredData } from "./structured-data.server";

export type OfferView = {
  title: string;
  /** The description as plain text. */
  summary: string;
  image: ImageView | null;
  /** The shop of the offer, with its path on the site. */
  shop: { name: string; to: string } | null;
};

/**
 * An offer's structured data: a Product with its Offer if it has a price, otherwise the Offer alone, because search
 * engines reject a product without a price. `url` is the page's absolute URL.
 */
export function offerData(product: Product, view: OfferView, site: Site, url: string): StructuredData {
  const about = {
    name: view.title,
    ...(view.summary && { description: view.summary }),
    ...pictureData(view.image, url),
  };
  const terms = {
    "@type": "Offer",
    url,
    availability: "https://schema.org/InStoreOnly",
    ...(product.valid_from && { validFrom: product.valid_from }),
    ...(product.valid_to && { validThrough: product.valid_to }),
    seller: view.shop
      ? { "@type": "Organization", name: view.shop.name, url: new URL(view.shop.to, url).href }
      : mallReference(site, url),
    availableAtOrFrom: { "@id": mallReference(site, url)["@id"] },
  };
  if (product.price == null || product.price_is_from) return { ...terms, "@id": url, ...about };
  return {
    "@type": "Product",
    "@id": url,
    url,
    ...about,
    ...(product.code && { sku: product.code }),
    offers: {
      ...terms,
      ...priceData(product.price),
      ...untilData(product, site),
      ...oldPrice(product),
    },
  };
}

/** Haléř as a decimal price in crowns. */
export function priceData(haler: number) {
  return { price: haler / 100, priceCurrency: "CZK" };
}

/** The last day of the price, in the mall's time zone. */
function untilData({ valid_to }: Product, { mall }: Site) {
  if (!valid_to) return {};
  return { priceValidUntil: localTime(new Date(valid_to), mall?.time_zone ?? "Europe/Prague").date };
}

function oldPrice({ price, price_before }: Product) {
  if (price == null || price_before == null || price_before <= price) return {};
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      ...priceData(price_before),
    },
  };
}
