import type { Site } from "~/tenant/site.server";
import { imageView } from "../image.server";

/** The picture beside the account forms: the first of the mall's log-in pictures. */
export function accountPicture({ settings, tenant }: Site) {
  const [url] = Object.values(settings.images.loginSlider);
  return url ? imageView({ url, width: 1200, height: 1500 }, tenant.tenantId) : null;
}
