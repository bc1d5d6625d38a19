import type { Site } from "~/site/site.server";
import { settingsImages } from "../image.server";

export type AccountFrameView = ReturnType<typeof accountFrame>;

/** What surrounds the account forms: the mall's log-in pictures. */
export function accountFrame(site: Site) {
  return { pictures: settingsImages(site.settings.images.loginSlider, site.tenant.tenantId) };
}
