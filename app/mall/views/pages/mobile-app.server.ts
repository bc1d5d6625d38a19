import type { Site } from "~/tenant/site.server";
import { settingsImages } from "../image.server";
import type { BlockView } from "./blocks.server";

/** The mall's app: its pictures and store links. */
export function mobileAppView({ settings, tenant }: Site) {
  const [image, ...more] = settingsImages(settings.images.mobileApp, tenant.tenantId);
  const gallery: BlockView[] =
    more.length > 0 ? [{ kind: "gallery", title: null, text: null, images: more }] : [];
  return { image: image ?? null, gallery, stores: settings.appStores };
}
