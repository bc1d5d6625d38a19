import type { Image } from "@contract/primitives";
import type { HeroBannerItem } from "@contract/settings";
import type { TenantId } from "@contract/tenant-ids";
import { imageFocuses, nearestRatio } from "~/mall/media/image-request.server";
import { signedImage } from "~/mall/media/image-signature.server";
import type { ImageView } from "~/ui/picture";

/** A picture of the mall API for rendering; null for none, and for one whose URL isn't allowed. */
export function imageView(image: Image | null | undefined, tenantId: TenantId): ImageView | null {
  const src = image ? signedImage(image.url, tenantId) : null;
  if (!image || !src) return null;
  const { width = 1600, height = 1200 } = image;
  return { src, width, height, color: "color" in image && image.color ? image.color : "#cccccc" };
}

/** The picture cropped to the ratio that is nearest to a mall's, to its focus or to what draws most attention. */
export function croppedImage(
  image: ImageView,
  ratio: string,
  focus: HeroBannerItem["focus"] | undefined,
): ImageView {
  const third = (percent: number) => Math.min(2, Math.floor(percent / (100 / 3)));
  const at = focus ? `&at=${imageFocuses[third(focus.y) * 3 + third(focus.x)]}` : "";
  return { ...image, src: `${image.src}&r=${nearestRatio(ratio)}${at}` };
}

/** The pictures of a group of settings, `hero` first, the others by name; those that aren't allowed are omitted. */
export function settingsImages(group: Record<string, string>, tenantId: TenantId): ImageView[] {
  return Object.keys(group)
    .sort(
      (one, other) =>
        Number(other === "hero") - Number(one === "hero") ||
        one.localeCompare(other, "en", { numeric: true }),
    )
    .flatMap((name) => imageView({ url: group[name] ?? "" }, tenantId) ?? []);
}
