import type { Language } from "@contract/languages";
import { hrefOf } from "~/locale/href";
import { localizedPath, type RouteName, routeTable } from "~/locale/route-table";
import type { LinkItem, Settings } from "~/tenant/settings";
import { translationOf } from "./translation";

/** A link of a menu; its `href` is a path, or the URL of another site. */
export type LinkView = { title: string; href: string };

export const isRouteName = (name: string | undefined): name is RouteName =>
  name !== undefined && name in routeTable;

/** The screens of entities, by their types. */
export const detailScreens = {
  company: "shop-detail",
  product: "offer-detail",
  event: "event-detail",
  news: "news-detail",
  reward: "reward-detail",
  amenity: "amenity-detail",
} as const satisfies Record<string, RouteName>;

/** Other names of screens in a mall's lists of names. */
const otherNames: Record<string, RouteName> = {
  home: "index",
  shops: "shops-services",
  "floor-plan": "floorplan",
};

/** The screen that a name in the mall's settings means, also written with underscores; null for none. */
export function namedScreen(name: string): RouteName | null {
  const written = name.trim().toLowerCase().replaceAll("_", "-");
  const route = otherNames[written] ?? written;
  return isRouteName(route) ? route : null;
}

/** The URL of a route with default parameters: the first page, the mall's own floor plan. */
export function defaultHref(
  name: RouteName,
  language: Language,
  settings: Settings,
  query = {},
): string | null {
  const parameters = { page: 1, id: settings.defaultFloorplanId };
  const needed = [...localizedPath(name, language).matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  const isKnown = needed.every((parameter) => parameter === "page" || (parameter === "id" && parameters.id));
  return isKnown ? hrefOf(name, parameters, language, query) : null;
}

/**
 * A menu entry as a link: a screen (with a query if its `url` is one), a website page, or an external URL. Null for a
 * screen that the site doesn't have.
 */
export function linkView(item: LinkItem, language: Language, settings: Settings): LinkView | null {
  const title = translationOf(item.translations, language)?.title;
  if (!title) return null;
  if (isRouteName(item.name)) {
    const query = item.url?.startsWith("?") ? Object.fromEntries(new URLSearchParams(item.url)) : {};
    const href = defaultHref(item.name, language, settings, query);
    return href ? { title, href } : null;
  }
  const page = item.permalink ?? item.page_id;
  if (page) return { title, href: pageHref(page, language, settings) };
  return item.url && /^https?:\/\//.test(item.url) ? { title, href: item.url } : null;
}

/** Screens that include the website page of their own permalink. */
const pageScreens = [
  "about",
  "blog",
  "cinema",
  "contact",
  "eshops",
  "gift-cards",
  "how-to-get-here",
  "information",
  "map-way",
  "mobile-app",
  "newsletter",
  "parking",
];

/** A website page's own screen, or null if it is rendered as a custom page. */
export function screenOfPermalink(permalink: string): RouteName | null {
  const name = permalink.replaceAll("_", "-");
  return pageScreens.includes(name) && isRouteName(name) ? name : null;
}

/** The URL of a website page: its own screen's if it has one. */
export function pageHref(permalink: string, language: Language, settings: Settings): string {
  const screen = screenOfPermalink(permalink);
  return (
    (screen && defaultHref(screen, language, settings)) || hrefOf("a", { permaLink: permalink }, language)
  );
}
