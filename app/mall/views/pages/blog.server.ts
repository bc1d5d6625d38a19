import { hrefOf } from "~/locale/href";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import type { Site } from "~/site/site.server";
import { categoryName, newsCard } from "../cards/cards.server";
import { categoryIcon } from "../icons.server";
import { slugOf } from "../translation";

const postsOnPage = 12;

/**
 * Blog posts: news in the mall's post categories. Null if it has no such categories or posts, or no such page or
 * category.
 */
export async function blogView(site: Site, { category, page }: { category: string; page: number }) {
  const { api, language } = site;
  const categories = (await nullIfNotFound(api.postCategories({ per_page: 48 })))?.data ?? [];
  if (categories.length === 0) return null;
  const chosen = categories.find(
    ({ id, translations }) => id === category || translations.some(({ slug }) => slug === category),
  );
  if (category && !chosen) return null;
  const asked = chosen ? [chosen] : categories;
  const posts = await api.news({
    ...(asked.length === 1 && asked[0] ? { category: asked[0].id } : {}),
    page,
    per_page: postsOnPage,
  });
  const filed = posts.data.filter((article) =>
    article.categories.some((id) => asked.some((entry) => entry.id === id)),
  );
  if (filed.length === 0 || page > posts.last_page) return null;
  return {
    page: posts.current_page,
    lastPage: posts.last_page,
    category: chosen
      ? { name: categoryName(chosen, site), slug: slugOf(chosen.translations, language) }
      : null,
    posts: filed.map((article) => newsCard(article, site)),
    chips: categories.map((entry) => ({
      name: categoryName(entry, site),
      icon: categoryIcon(entry, site),
      to: hrefOf("blog", {}, language, { category: slugOf(entry.translations, language) }),
      isCurrent: entry === chosen,
    })),
    ratio: site.settings.aspectRatios.news.card,
  };
}
