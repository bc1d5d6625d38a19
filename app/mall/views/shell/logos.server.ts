import { imageView } from "~/mall/views/image.server";
import type { Site } from "~/site/site.server";
import { type Color, luminance } from "~/tenant/color";
import type { LogoType } from "~/tenant/settings";
import { type ImageView, imageHref } from "~/ui/picture";

/** A logo of the mall in both colour schemes; in the dark one only where that scheme's ground is dark. */
export function logosOn(darkGround: Color, type: LogoType, site: Site) {
  return {
    logo: logoOf(site, type),
    darkLogo: luminance(darkGround) < 0.2 ? logoOf(site, invertedType(type)) : null,
  };
}

/** The mall's logo of a type; the base one if it doesn't have that. */
export function logoOf({ mall, tenant }: Site, type: LogoType): ImageView | null {
  const images = {
    base: mall?.image,
    inverted: mall?.image_inverted,
    wide: mall?.image_wide,
    wide_inverted: mall?.image_wide_inverted,
    icon: mall?.image_icon,
  };
  return imageView(images[type] ?? mall?.image, tenant.tenantId);
}

/** The same logo for a dark background. */
const invertedType = (type: LogoType): LogoType =>
  type === "wide" || type === "wide_inverted" ? "wide_inverted" : type === "icon" ? "icon" : "inverted";

/** The site's picture in tabs and on home screens. */
export const siteIcon = (site: Site): ImageView | null => logoOf(site, site.settings.logoTypes.favicon);

/** A square icon of exactly this size; JPEG and maskable ones have a white background. */
export const squareIconHref = (
  src: string,
  size: 48 | 180 | 192 | 512,
  format: "png" | "jpeg" | "maskable",
): string => `${imageHref(src, size)}&r=1/1&as=${format}`;
