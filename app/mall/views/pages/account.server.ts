import type { Site } from "~/site/site.server";
import { themeOf } from "~/tenant/theme";
import { settingsImages } from "../image.server";
import { logosOn } from "../shell/logos.server";
import { shellName } from "../shell/shell.server";

export type AccountFrameView = ReturnType<typeof accountFrame>;

/** What surrounds the account forms: the mall's logo for these screens, and its log-in pictures. */
export function accountFrame(site: Site) {
  const { settings, tenant } = site;
  return {
    ...logosOn(themeOf(settings).dark.surface, settings.logoTypes.auth, site),
    name: shellName(site),
    pictures: settingsImages(settings.images.loginSlider, tenant.tenantId),
  };
}
