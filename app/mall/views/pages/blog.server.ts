import type { Category } from "@contract/category";
import type { NewsArticle } from "@contract/news";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { wholeList } from "~/mall/client/every-page.server";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import type { Site } from "~/site/site.server";
import { categoryName, type NewsCardView } from "../cards/cards.server";
import { newsOfShops } from "../cards/news-of-shops.server";
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
  // Pages are made of posts alone: the API's have all news, and some APIs don't filter.
  const posts = (await wholeList("news", (query) => api.news(query))).filter((article) =>
    article.categories.some((id) => asked.some((entry) => entry.id === id)),
  );
  const shown = posts.slice((page - 1) * postsOnPage, page * postsOnPage);
  if (shown.length === 0) return null;
  const cards = await newsOfShops(shown, site);
  return {
    page,
    lastPage: Math.ceil(posts.length / postsOnPage),
    category: chosen
      ? { name: categoryName(chosen, site), slug: slugOf(chosen.translations, language) }
      : null,
    posts: cards.map((card, at): NewsCardView => {
      const rubric = shown[at] && rubricOf(shown[at], categories, site);
      return { ...card, rubric: (categories.length === 1 && card.rubric) || rubric };
    }),
    // A single one would divide nothing.
    chips: (categories.length > 1 ? categories : []).map((entry) => ({
      name: categoryName(entry, site),
      icon: categoryIcon(entry, site),
      to: hrefOf("blog", {}, language, { category: slugOf(entry.translations, language) }),
      isCurrent: entry === chosen,
    })),
    ratio: site.settings.aspectRatios.news.card,
  };
}

/** A post's category; where there is only one, whose news it is, if no shop is named. */
function rubricOf(article: NewsArticle, categories: Category[], site: Site): string {
  const own = categories.find(({ id }) => article.categories.includes(id));
  if (own && categories.length > 1) return categoryName(own, site);
  const t = translatorOf(site.language);
  return t(article.type === "stores" ? "lists:kinds.news.ofStores" : "lists:kinds.news.ofMall");
}
