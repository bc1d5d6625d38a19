import { type ImageView, imageHref } from "~/ui/picture";

/** Search engines show a picture in the shape that fits the place, so each shape is offered. */
const shapes = ["16/9", "4/3", "1/1"];

/** The `image` property: whole addresses of a picture in three shapes. Nothing where there is no picture. */
export function pictureData(picture: ImageView | null | undefined, url: string): { image?: string[] } {
  if (!picture) return {};
  return { image: shapes.map((shape) => new URL(`${imageHref(picture.src, 1200)}&r=${shape}`, url).href) };
}

/** A logo as it is, in one address. */
export function logoData(logo: ImageView | null | undefined, url: string): { logo?: string } {
  return logo ? { logo: new URL(imageHref(logo.src, 640), url).href } : {};
}
