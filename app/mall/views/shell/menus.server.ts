import { translatorOf } from "~/locale/i18n.server";
import type { RouteName } from "~/locale/route-table";
import type { Site } from "~/site/site.server";
import { inWords } from "../in-words";
import { defaultHref, type LinkView, linkView, namedScreen } from "../links.server";

const usualScreens: RouteName[] = ["shops-services", "offers", "events", "news", "rewards"];

/** The main menu: the mall's own entries, else the screens that its settings name, else the usual ones. */
export function menuOf(site: Site): LinkView[] {
  const { language, settings } = site;
  const own = settings.headerNavbarItems.flatMap((item) => linkView(item, language, settings) ?? []);
  if (own.length > 0) return own;
  const named = settings.navbarItems.flatMap((name) => screenLink(namedScreen(name), site) ?? []);
  return named.length > 0 ? named : usualScreens.flatMap((name) => screenLink(name, site) ?? []);
}

/** The footer's columns: those that the settings name, in that order; all if they name none that has a link. */
export function footerSections(site: Site): { section: string; title: string; links: LinkView[] }[] {
  const { language, settings } = site;
  const t = translatorOf(language);
  const sectionsOf = (names: readonly string[]) =>
    names.flatMap((section) => {
      const items = settings.footerItems[section] ?? [];
      const links = items.flatMap((item) => linkView(item, language, settings) ?? []);
      const title = t(`common:footer.sections.${section}`, { defaultValue: inWords(section) });
      return links.length > 0 ? [{ section, title, links }] : [];
    });
  const named = sectionsOf(settings.footerSections);
  return named.length > 0 ? named : sectionsOf(Object.keys(settings.footerItems));
}

/** Every link within the menus, each with its permalink if it is a page of the mall. */
export function linksOfMenus({ language, settings }: Site): (LinkView & { permalink: string | null })[] {
  const items = [...settings.headerNavbarItems, ...Object.values(settings.footerItems).flat()];
  return items.flatMap((item) => {
    const link = linkView(item, language, settings);
    return link ? [{ ...link, permalink: item.permalink ?? null }] : [];
  });
}

function screenLink(name: RouteName | null, site: Site): LinkView | null {
  const href = name && defaultHref(name, site.language, site.settings);
  const title = name && menuTitle(name, site);
  return href && title ? { title, href } : null;
}

/** Texts of screens whose title in a menu is found under no common name. */
const ownTitles: Partial<Record<RouteName, string>> = {
  index: "common:bar.home",
  "shops-services": "common:bar.shops",
  "news-events": "lists:newsEvents.title",
  blog: "content:blog",
  information: "content:information.title",
  cookies: "cookies:title",
};

function menuTitle(name: RouteName, { language }: Site): string | null {
  const t = translatorOf(language);
  const keys = [
    ownTitles[name],
    `lists:kinds.${name}.title`,
    `content:information.${name}.title`,
    `content:legal.${name}`,
  ];
  for (const key of keys) {
    const title = key && t(key, { defaultValue: "" });
    if (title) return title;
  }
  return null;
}
