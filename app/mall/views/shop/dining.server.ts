import type { Company } from "@contract/company";
import type { NewsArticle } from "@contract/news";
import type { Product } from "@contract/product";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { floorText, newsCard, offerCard, shopHref, shopStatus, shopTile } from "../cards/cards.server";
import { allCompanies } from "../cards/companies.server";
import { imageView } from "../image.server";
import { localTime } from "../opening/opening-status";
import { hoursToday } from "../opening/opening-table.server";
import { translated } from "../translation";
import { firstSentences, isCurrent } from "./shop-category.server";

export type DiningView = Awaited<ReturnType<typeof diningView>>;

/**
 * The restaurants of a directory as places to choose from: those that are open first, each with its picture, kitchen,
 * table booking and what it has posted today, as far as the API has them.
 * @param found the URLs of their pages, in their order
 */
export async function diningView(site: Site, found: readonly string[]) {
  const t = translatorOf(site.language);
  const [companies, posts, offers] = await Promise.all([
    allCompanies(site.api),
    postsOfToday(site),
    currentOffers(site),
  ]);
  const byHref = new Map(companies.map((company) => [shopHref(company, site), company]));
  const places = found.flatMap((to) => {
    const company = byHref.get(to);
    return company ? [placeView(company, posts.get(company.id), offers.get(company.id), site)] : [];
  });
  const wheres = new Set(places.map(({ where }) => where));
  // Where they are, if all are at one place: that is said once.
  const where = places.length > 1 && wheres.size === 1 ? [...wheres][0] : null;
  const open = places.filter(({ status }) => status?.isOpen);
  const others = places.filter(({ status }) => !status?.isOpen);
  const opening = new Set(others.map(({ status }) => status?.text));
  // When they open, if all do at once: that is said in their heading.
  const together = opening.size === 1 ? others[0]?.status?.text : null;
  return {
    where,
    groups: [
      { key: "open", title: t("directory:dining.open"), places: open },
      // Of places without hours nobody knows whether they are closed.
      {
        key: "others",
        title: others.every(({ status }) => status)
          ? (together ?? t("directory:dining.closed"))
          : t("directory:dining.others"),
        places: together ? others.map((place) => ({ ...place, status: null })) : others,
      },
    ].filter((group) => group.places.length > 0),
    texts: {
      bookTable: t("shop:bookTable"),
      today: t("directory:dining.today"),
      offer: t("directory:category.offers"),
      external: t("common:header.external"),
    },
  };
}

function placeView(company: Company, post: NewsArticle | undefined, offer: Product | undefined, site: Site) {
  const { name, to } = shopTile(company, site);
  const zones = company.opening_hours.length > 0 ? company.opening_hours : (site.mall?.opening_hours ?? []);
  const { table_booking_url: table } = company;
  const article = post && newsCard(post, site);
  return {
    name,
    to,
    kitchen: translated(company.translations, "company_category", site.language),
    hours: hoursToday(zones, site),
    where: [
      floorText(company.floor, site),
      company.tags.some(isTerrace) && translatorOf(site.language)("directory:dining.terrace"),
    ]
      .filter(Boolean)
      .join(dot),
    text: firstSentences(plainText(translated(company.translations, "description", site.language))),
    status: shopStatus(company, site),
    // What can be eaten there, where that is known; else the room.
    image:
      (!post && imageView(offer?.image, site.tenant.tenantId)) ||
      imageView(company.image ?? company.image_wide ?? company.logo, site.tenant.tenantId),
    tableHref: table && /^https?:\/\//.test(table) ? table : null,
    post: article ? { title: article.title, to: article.to } : null,
    offer: offer ? offerCard(offer, new Map(), site) : null,
  };
}

/** Tags are words, in the mall's own language. */
const isTerrace = (tag: string): boolean => /^(terrace|terrass?e|terasa|zahr[aá]dka)$/i.test(tag);

/** What the mall's companies have posted today, as a menu of the day; the newest of each. */
async function postsOfToday(site: Site): Promise<Map<string, NewsArticle>> {
  const { api, mall, now } = site;
  const zone = mall?.time_zone ?? "Europe/Prague";
  const today = localTime(now, zone).date;
  const list = await sidePart(api.news({ per_page: 48, sort: "-published_at" }), "News could not be read");
  const ofToday = (list?.data ?? []).filter(
    ({ published_at: at }) => at && localTime(new Date(at), zone).date === today,
  );
  return new Map(
    ofToday.toReversed().flatMap((article) => (article.company_id ? [[article.company_id, article]] : [])),
  );
}

/** What can be ordered at a price now, by company; the newest of each. */
async function currentOffers({ api, now }: Site): Promise<Map<string, Product>> {
  const query = { per_page: 48, page: 1 };
  const lists = await Promise.all(
    [query, { ...query, page: 2 }].map((each) => sidePart(api.products(each), "Offers could not be read")),
  );
  const offers = lists.flatMap((list) => list?.data ?? []).filter((offer) => isCurrent(offer, now));
  return new Map(
    offers.toReversed().flatMap((offer) => (offer.company_id ? [[offer.company_id, offer]] : [])),
  );
}
