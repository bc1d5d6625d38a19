import type { DetailName, DetailView } from "~/mall/views/detail/details.server";
import type { Site } from "~/site/site.server";
import { eventData } from "./event-data.server";
import { newsArticleData } from "./news-article-data.server";
import { offerData } from "./offer-data.server";
import type { StructuredData } from "./structured-data.server";

type DetailSummary = {
  title: string;
  summary: string;
  image: DetailView["image"];
  shop: { name: string; to: string } | null;
  where: string | null;
};

/** By the kind of detail screen; each function only gets entities of its own kind. */
const dataOf: Partial<
  Record<DetailName, (entity: never, view: DetailSummary, site: Site, url: string) => StructuredData>
> = { "offer-detail": offerData, "event-detail": eventData, "news-detail": newsArticleData };

/** The schema.org data of a detail screen; `url` is the page's absolute URL. */
export function detailData(
  name: DetailName,
  entity: unknown,
  view: DetailView & { summary: string },
  site: Site,
  url: string,
): StructuredData[] {
  const { title, summary, image, shop, where } = view;
  const detail = { title, summary, image, shop: shop?.tile ?? null, where };
  const data = dataOf[name]?.(entity as never, detail, site, url);
  return data ? [data] : [];
}
