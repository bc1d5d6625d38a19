import type { TenantId } from "@contract/tenant-ids";
import { artImage, cardImage } from "../../art/art-image";
import type { Scene } from "../../art/scenes-in-turn";

/** What is on cards, and more pictures of the subject itself, from other sides. */
export function picturesOf(tenant: TenantId, scene: Scene | undefined) {
  if (!scene) return { images: [] };
  const { motif, take, view, further } = scene;
  return {
    image: cardImage(tenant, motif, take, view),
    images: further.map((each) => artImage({ tenant, motif, take, view: each, ratio: "4/3" })),
  };
}
