import { iconBody } from "~/mall/media/icon.server";
import { nameInSprite } from "../icons.server";

/** The plan's own signs, as icons of the site; facilities have theirs as names in icon sets. */
const signs: Record<string, string> = {
  lift: "arrow-up-down",
  escalator: "trending-up",
  stairs: "door-stairwell",
  wc: "toilet",
  amenity: "info",
  entrance: "log-in",
  parking: "car",
  stop: "bus",
  straight: "arrow-up",
  left: "corner-up-left",
  right: "corner-up-right",
  back: "undo-2",
  walk: "footprints",
  arrive: "flag",
};

/** An icon that the site's sprite lacks, to be inlined in the page. */
export type InlinedIcon = { id: string; body: string; width: number; height: number };

const inlinedPrefix = "plan-";

/**
 * How to render a plan's sign or a facility's icon (`lucide:baby`): its name in the site's sprite, which every page has
 * loaded, or else the id that `drawnIcons` gives it in the page. An unknown icon is a plain sign.
 */
export function planIcon(name: string): string {
  const sign = signs[name];
  if (sign) return sign;
  const known = nameInSprite(name);
  if (known) return known;
  return iconBody(name) ? inlinedPrefix + name.replaceAll(/[^a-z0-9]+/gi, "-") : "info";
}

/** Those icons that the page has to inline, without duplicates. */
export function inlinedIcons(names: Iterable<string>): InlinedIcon[] {
  return [...new Set(names)].flatMap((name) => {
    const id = planIcon(name);
    const icon = id.startsWith(inlinedPrefix) ? iconBody(name) : null;
    return icon ? [{ id, ...icon }] : [];
  });
}
