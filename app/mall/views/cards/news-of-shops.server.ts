import type { NewsArticle } from "@contract/news";
import type { Site } from "~/site/site.server";
import { type NewsCardView, newsCards, shopName } from "./cards.server";
import { shopsById } from "./companies.server";

/** The cards of news: those of a shop begin with its name. */
export async function newsOfShops(articles: readonly NewsArticle[], site: Site): Promise<NewsCardView[]> {
  const shops = await shopsById(
    site,
    articles.map(({ company_id }) => company_id ?? null),
  );
  return newsCards(articles, site).map((card, at) => {
    const shop = shops.get(articles[at]?.company_id ?? "");
    return shop ? { ...card, rubric: shopName(shop, site) } : card;
  });
}
