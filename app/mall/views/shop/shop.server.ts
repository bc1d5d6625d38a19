import type { Company, CompanyWithEntities } from "@contract/company";
import { shownPhone } from "@contract/typed/phone-number.server";
import { translatorOf } from "~/locale/i18n.server";
import type { MallApi } from "~/mall/client/client.server";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText, richText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import {
  eventCards,
  floorText,
  newsCard,
  offerCard,
  rewardCard,
  shopName,
  shopStatus,
  shopTile,
} from "../cards/cards.server";
import { type Reactor, reactionsView } from "../cards/reactions.server";
import { placeExcerpt } from "../floor-plan/plan-excerpt.server";
import { imageView } from "../image.server";
import type { Cards } from "../lists/list-families.server";
import { hoursInWords, shortWeek } from "../opening/opening-table.server";
import { translated } from "../translation";

/** How many other shops end a shop's page. */
const rowSize = 4;

type Entities = CompanyWithEntities["entities"];

/** What belongs to a shop, in one call beside the shop's own: lists of it that are empty then need none. */
export async function shopEntities(id: string, api: MallApi): Promise<Entities> {
  const read = api.companiesWithEntities({ ids: id, per_page: 1 });
  const shops = await sidePart(read, "What belongs to a shop could not be read");
  return shops?.data.find((shop) => shop.id === id)?.entities ?? {};
}

/** A shop's page. What surrounds the shop (offers, similar shops, the floor) is optional. */
export async function shopView(company: Company, known: Entities, site: Site, reactor: Reactor | null) {
  const { api, language, tenant, settings } = site;
  const shops = new Map([[company.id, company]]);
  const [offers, events, news, rewards, similar, plan, relation] = await Promise.all([
    known.products?.length === 0 ? [] : items(api.products({ company: company.id, per_page: 8 })),
    known.events?.length === 0 ? [] : items(api.upcomingEvents({ company: company.id, per_page: 8 })),
    known.news?.length === 0 ? [] : items(api.news({ company: company.id, per_page: 8 })),
    known.rewards?.length === 0 ? [] : items(api.rewards({ company: company.id, per_page: 8 })),
    company.categories[0] ? items(api.companies({ category: company.categories[0], per_page: 8 })) : [],
    placeExcerpt("shop", company.id, site),
    reactor?.relation("company", company.id) ?? null,
  ]);
  const zone =
    company.opening_hours.find((candidate) => candidate.zone === "default") ??
    site.mall?.opening_hours.find((candidate) => candidate.zone === "default");
  const missing = translatorOf(language)("common:missing.description");
  const description = translated(company.translations, "description", language);
  const { about } = shopTile(company, site);
  const others = similar.filter(({ id }) => id !== company.id);
  const around = others.length < rowSize ? await filledUp(others, company, site) : others.slice(0, rowSize);
  return {
    name: shopName(company, site),
    category: translated(company.translations, "company_category", language),
    description: richText(description || missing, tenant.tenantId),
    summary: plainText(description, 160) || about,
    logo: imageView(company.logo, tenant.tenantId),
    image: imageView(company.image_wide ?? company.image, tenant.tenantId),
    galleryTitle: translatorOf(language)("detail:gallery"),
    /** Of a shop with nothing else to show. */
    gallery: [offers, events, news, rewards].every(({ length }) => length === 0)
      ? company.images.flatMap((image) => imageView(image, tenant.tenantId) ?? [])
      : [],
    ratio: settings.aspectRatios.stores.detail,
    layout: settings.storeDetailLayoutName,
    status: shopStatus(company, site),
    week: zone ? shortWeek(zone, site) : [],
    hoursText: zone ? hoursInWords(zone, site) : null,
    floor: floorText(company.floor, site),
    phone: shownPhone(company.phone),
    email: company.email,
    website: company.website && /^https?:\/\//.test(company.website) ? company.website : null,
    social: Object.entries(company.social_links).flatMap(([network, address]) =>
      address.startsWith("https://") ? [{ network, href: address }] : [],
    ),
    acceptsGiftCards: company.accepts_gift_cards,
    givesPoints: company.gives_points,
    tableHref:
      company.table_booking_url && /^https?:\/\//.test(company.table_booking_url)
        ? company.table_booking_url
        : null,
    reactions: reactionsView(
      { type: "company", id: company.id, followCount: company.follow_count },
      relation,
      {
        site,
        isMember: reactor !== null,
      },
    ),
    plan,
    parts: [
      {
        cards: { family: "offers", items: offers.map((product) => offerCard(product, shops, site)) },
        ratio: settings.aspectRatios.products.card,
      },
      {
        cards: { family: "events", items: eventCards(events, site) },
        ratio: settings.aspectRatios.events.card,
      },
      {
        cards: { family: "rewards", items: rewards.map((reward) => rewardCard(reward, site)) },
        ratio: settings.aspectRatios.rewards.card,
      },
      {
        cards: { family: "news", items: news.map((article) => newsCard(article, site)) },
        ratio: settings.aspectRatios.news.card,
      },
    ] satisfies { cards: Cards; ratio: string }[],
    similar: { isMixed: others.length < rowSize, shops: around.map((other) => shopTile(other, site)) },
  };
}

/** A row of shops around one: those of its kind are too few, so that the mall's featured ones follow. */
async function filledUp(others: readonly Company[], { id: own }: Company, { api }: Site): Promise<Company[]> {
  const featured = await items(api.featuredCompanies({ per_page: 12 }));
  const all = new Map([...others, ...featured].map((shop) => [shop.id, shop]));
  all.delete(own);
  return [...all.values()].slice(0, rowSize);
}

async function items<Item>(list: Promise<{ data: Item[] }>): Promise<Item[]> {
  return (await sidePart(list, "A list of a shop's screen could not be read"))?.data ?? [];
}
