import type { Category } from "@contract/category";
import { iconBody } from "~/mall/media/icon.server";
import type { Site } from "~/site/site.server";
import type { IconView } from "~/ui/content-icon";
import sprite from "~/ui/icons.svg?raw";
import { imageView } from "./image.server";

const inSprite = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

/** An icon's name in the site's sprite, which every page has loaded: `shirt` for `lucide:shirt`; null for others. */
export function nameInSprite(icon: string): string | null {
  const [, name] = /^lucide:(.+)$/.exec(icon) ?? [];
  return name && inSprite.has(name) ? name : null;
}

/**
 * The icon of a thing by its names: the one that the mall's settings have for the first of them, else `own`. Both are a
 * name in an icon set, `lucide:shirt`, or a picture's URL.
 */
export function iconView(
  names: readonly string[],
  own: string | null | undefined,
  site: Site,
): IconView | null {
  const chosen = new Map(Object.entries(site.settings.icons).map(([name, icon]) => [keyOf(name), icon]));
  const icons = [...names.map((name) => chosen.get(keyOf(name))), own];
  for (const icon of icons) {
    const view = icon ? drawn(icon.trim(), site) : null;
    if (view) return view;
  }
  return null;
}

/** A category's icon; the settings name it by its id or its slug in any language. */
export const categoryIcon = ({ id, icon, translations }: Category, site: Site): IconView | null =>
  iconView([id, ...translations.flatMap(({ slug }) => slug ?? [])], icon, site);

function drawn(icon: string, { tenant }: Site): IconView | null {
  if (/^[a-z0-9-]+:[a-z0-9-]+$/.test(icon)) {
    const name = nameInSprite(icon);
    return name ? { name } : iconBody(icon);
  }
  // A picture has a path or a type; anything else is a name of an icon set that the site doesn't have.
  return /[/.]/.test(icon) ? imageView({ url: icon }, tenant.tenantId) : null;
}

/** Settings write names with underscores or hyphens. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll("_", "-");
