import type { Image } from "@contract/primitives";
import type { TenantId } from "@contract/tenant-ids";
import { signedImage } from "~/mall/media/image-signature.server";
import type { ImageView } from "~/ui/picture";

/** A picture of the mall API for rendering; null for none, and for one whose URL isn't allowed. */
export function imageView(image: Image | null | undefined, tenantId: TenantId): ImageView | null {
  const src = image ? signedImage(image.url, tenantId) : null;
  if (!image || !src) return null;
  const { width = 1600, height = 1200 } = image;
  return { src, width, height, color: "color" in image && image.color ? image.color : "#cccccc" };
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
