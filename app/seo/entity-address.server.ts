import type { Language } from "@contract/languages";
import type { SitemapEntry } from "@contract/sitemap";
import { hrefOf } from "~/locale/href";
import type { RouteEntry } from "~/locale/route-entry";
import { routeTable } from "~/locale/route-table";
import { detailScreens, isRouteName, screenOfPermalink } from "~/mall/views/links.server";
import { slugOf } from "~/mall/views/translation";

type Entity = Pick<SitemapEntry, "type" | "id" | "translations"> &
  Partial<Pick<SitemapEntry, "permalink" | "category_kind">>;

const detailRoutes: Partial<Record<SitemapEntry["type"], string>> = detailScreens;

const categoryRoutes: Record<string, string> = {
  company: "shops-category",
  product: "offers-category",
  reward: "rewards-category",
  amenity: "amenities-category",
};

/**
 * The route that shows an entity, or null if the site has no screen for it. A website page may have a screen of its
 * own; that counts as the entity's only if it can't exist without the page.
 */
export function entityRoute({ type, permalink, category_kind }: Entity) {
  if (type === "page") return permalink ? pageRoute(permalink) : null;
  const name = type === "category" ? categoryRoutes[category_kind ?? ""] : detailRoutes[type];
  return isRouteName(name) ? name : null;
}

function pageRoute(permalink: string) {
  const screen = screenOfPermalink(permalink);
  if (!screen) return "a";
  const { sitemap }: RouteEntry = routeTable[screen];
  return sitemap === "entity" ? screen : null;
}

/** The path of an entity's own page, a category's first page; null if there is none. */
export function entityHref(entity: Entity, language: Language): string | null {
  const name = entityRoute(entity);
  if (!name) return null;
  const slug = slugOf(entity.translations, language);
  return hrefOf(
    name,
    { id: entity.id, title: slug, category: slug, page: 1, permaLink: entity.permalink ?? undefined },
    language,
  );
}
