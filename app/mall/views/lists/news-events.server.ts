import type { NewsArticle } from "@contract/news";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { throwIfMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { eventCards } from "../cards/cards.server";
import { newsOfShops } from "../cards/news-of-shops.server";
import type { Cards } from "./list-families.server";

/** Upcoming events and latest news on one screen; each section links to its whole list. */
export async function newsEventsView(site: Site) {
  const { language, settings } = site;
  const t = translatorOf(language);
  const [events, news] = await Promise.all([
    sidePart(site.api.upcomingEvents({ per_page: 8 }), "Events could not be read"),
    sidePart(site.api.news({ per_page: 12 }), "News could not be read"),
  ]);
  if (!events && !news) throwIfMissing("upcomingEvents", "news");
  return {
    title: t("lists:newsEvents.title"),
    lead: t("lists:newsEvents.lead"),
    parts: [
      events && {
        title: t("lists:newsEvents.events"),
        more: { to: href("events", { page: 1 }, language), label: t("lists:newsEvents.allEvents") },
        cards: { family: "events", items: eventCards(events.data, site).slice(0, 6) } satisfies Cards,
        ratio: settings.aspectRatios.events.card,
        empty: t("lists:kinds.events.empty"),
      },
      news && { ...(await newsPart(news.data, 6, site)), empty: t("lists:kinds.news.empty") },
    ].filter((part) => part !== null),
  };
}

/** The newest news as a section; null where there are none. */
export async function newestNews(site: Site) {
  const news = await sidePart(site.api.news({ per_page: 12 }), "News could not be read");
  return news && news.data.length > 0 ? newsPart(news.data, 6, site) : null;
}

async function newsPart(articles: readonly NewsArticle[], most: number, site: Site) {
  const { language, settings } = site;
  const t = translatorOf(language);
  return {
    title: t("lists:newsEvents.news"),
    more: { to: href("news", { page: 1 }, language), label: t("lists:newsEvents.allNews") },
    cards: { family: "news", items: (await newsOfShops(articles, site)).slice(0, most) } satisfies Cards,
    ratio: settings.aspectRatios.news.card,
  };
}
