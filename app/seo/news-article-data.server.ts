import { languageTag } from "@contract/languages";
import type { NewsArticle } from "@contract/news";
import { imageView } from "~/mall/views/image.server";
import type { Site } from "~/site/site.server";
import type { ImageView } from "~/ui/picture";
import { logoData, pictureData } from "./picture-data.server";
import { mallReference } from "./place-data.server";
import type { StructuredData } from "./structured-data.server";

export type NewsDataView = {
  title: string;
  /** The perex as plain text. */
  summary: string;
  image: ImageView | null;
};

/** schema.org's NewsArticle for an article's page; `url` is the page's absolute URL. The mall is the publisher. */
export function newsArticleData(
  article: NewsArticle,
  view: NewsDataView,
  site: Site,
  url: string,
): StructuredData {
  const mall = mallReference(site, url);
  const publisher = {
    "@type": "Organization",
    name: mall.name,
    url: mall.url,
    ...logoData(imageView(site.mall?.image_wide ?? site.mall?.image, site.tenant.tenantId), url),
  };
  return {
    "@type": "NewsArticle",
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline: shortened(view.title),
    ...(view.summary && { description: view.summary }),
    ...pictureData(view.image, url),
    ...(article.published_at && {
      datePublished: article.published_at,
      dateModified: latestOf(article.published_at, article.updated_at),
    }),
    author:
      article.author && article.author !== mall.name
        ? { "@type": "Person", name: article.author }
        : publisher,
    publisher,
    inLanguage: languageTag(site.language),
    isAccessibleForFree: true,
  };
}

/** Search engines truncate longer headlines anyway. */
const shortened = (headline: string) => (headline.length <= 110 ? headline : `${headline.slice(0, 109)}…`);

function latestOf(published: string, updated: string | null): string {
  return updated && Date.parse(updated) > Date.parse(published) ? updated : published;
}
