import { type ImageView, imageHref } from "~/ui/picture";

/** Search engines choose among ratios, so each is offered. */
const shapes = ["16/9", "4/3", "1/1"];

/** The `image` property: absolute URLs of a picture in three ratios. Empty without a picture. */
export function pictureData(picture: ImageView | null | undefined, url: string): { image?: string[] } {
  if (!picture) return {};
  return { image: shapes.map((shape) => new URL(`${imageHref(picture.src, 1200)}&r=${shape}`, url).href) };
}

/** The `logo` property: one URL, uncropped. */
export function logoData(logo: ImageView | null | undefined, url: string): { logo?: string } {
  return logo ? { logo: new URL(imageHref(logo.src, 640), url).href } : {};
}
