import type { Site } from "~/site/site.server";
import type { Settings } from "~/tenant/settings";
import type { ImageView } from "~/ui/picture";
import { settingsImages } from "../image.server";
import { screenOfPermalink } from "../links.server";

/** The group of settings that has the pictures of a website page, by permalink. */
const groupOfPage: Record<string, keyof Settings["images"]> = {
  "gift-cards": "giftCards",
  "mobile-app": "mobileApp",
  parking: "parking",
  "loyalty-program": "loyaltyProgram",
  "space-lease": "spaceLease",
  "christmass-stall": "christmasStall",
  "christmas-stall": "christmasStall",
};

/** The pictures that the mall's settings have for a website page. */
export function pagePictures(permalink: string, { settings, tenant }: Site): ImageView[] {
  const group = groupOfPage[nameOf(permalink)];
  return settingsImages(
    group ? settings.images[group] : landingPictures(settings.images.landings, permalink),
    tenant.tenantId,
  );
}

/** The picture of landing pages that have none: pages without a screen of their own. */
export function landingPicture(permalink: string, { settings, tenant }: Site): ImageView | null {
  const { hero = "" } = settings.images.landings;
  return screenOfPermalink(permalink) ? null : (settingsImages({ hero }, tenant.tenantId)[0] ?? null);
}

/** Landing pages share a group, in which each picture has its page's permalink, or that and a number. */
function landingPictures(landings: Record<string, string>, permalink: string): Record<string, string> {
  const page = nameOf(permalink);
  const own = Object.entries(landings).filter(([key]) => nameOf(key).replace(/-\d+$/, "") === page);
  return Object.fromEntries(own);
}

/** Permalinks and keys are written with hyphens, underscores, dots and slashes. */
const nameOf = (permalink: string): string => permalink.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
