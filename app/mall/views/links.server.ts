import type { Language } from "@contract/languages";
import { hrefOf } from "~/locale/href";
import { localizedPath, type RouteName, routeTable } from "~/locale/route-table";
import type { LinkItem, Settings } from "~/tenant/settings";
import { translationOf } from "./translation";

export type LinkView = { title: string; href: string; isExternal: boolean };

export const isRouteName = (name: string | undefined): name is RouteName =>
  name !== undefined && name in routeTable;

/** The address of a route that needs no more than its usual start: the first page, the mall's own floor plan. */
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

/** A menu entry as a link: a screen (with a query where its `url` is one), a website page, or an address elsewhere. Null for what the site hasn't. */
export function linkView(item: LinkItem, language: Language, settings: Settings): LinkView | null {
  const title = translationOf(item.translations, language)?.title;
  if (!title) return null;
  if (isRouteName(item.name)) {
    const query = item.url?.startsWith("?") ? Object.fromEntries(new URLSearchParams(item.url)) : {};
    const href = defaultHref(item.name, language, settings, query);
    return href ? { title, href, isExternal: false } : null;
  }
  if (item.permalink) return { title, href: pageHref(item.permalink, language, settings), isExternal: false };
  return item.url && /^https?:\/\//.test(item.url) ? { title, href: item.url, isExternal: true } : null;
}

/** The screens that draw the website page of a permalink of their own name, and more with it. */
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

/** The screen that a website page has of its own, or null for one that is drawn as a custom page alone. */
export function screenOfPermalink(permalink: string): RouteName | null {
  const name = permalink.replaceAll("_", "-");
  return pageScreens.includes(name) && isRouteName(name) ? name : null;
}

/** Where a website page is read: at its own screen where it has one. */
export function pageHref(permalink: string, language: Language, settings: Settings): string {
  const screen = screenOfPermalink(permalink);
  return (
    (screen && defaultHref(screen, language, settings)) || hrefOf("a", { permaLink: permalink }, language)
  );
}
