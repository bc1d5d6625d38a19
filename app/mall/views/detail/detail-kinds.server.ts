import type { Amenity } from "@contract/amenity";
import type { Event } from "@contract/event";
import type { NewsArticle } from "@contract/news";
import type { Product } from "@contract/product";
import type { Reward } from "@contract/reward";
import { dateStyle, formatDate, formatDayInWords } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import type { RouteName } from "~/locale/route-table";
import { companiesById } from "~/mall/views/cards/companies.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import {
  amenityCard,
  amenityRedirect,
  eventCard,
  eventCards,
  floorText,
  newsCard,
  offerCard,
  rewardCard,
  whenText,
} from "../cards/cards.server";
import { placeExcerpt } from "../floor-plan/plan-excerpt.server";
import { defaultHref } from "../links.server";
import { hoursToday } from "../opening/opening-table.server";
import { translated } from "../translation";
import { bookingView } from "../visit/booking.server";
import { activationPrompt } from "./activation-prompt.server";
import {
  admissionText,
  durationText,
  eventNote,
  eventSpan,
  factOf,
  placeText,
  spanNote,
  spanText,
} from "./detail-facts.server";
import type { Detail } from "./detail-kind";
import { rewardEligibility } from "./reward-eligibility.server";
import { hasEnded } from "./whole-days";

const offerDetail: Detail<Product> = {
  family: "offers",
  type: "product",
  read: ({ api }, id) => api.product(id),
  own: (offer, site) => {
    const { language } = site;
    const t = translatorOf(language);
    const card = offerCard(offer, new Map(), site);
    return {
      title: card.title,
      eyebrow: null,
      lead: null,
      body: translated(offer.translations, "description", language),
      terms: translated(offer.translations, "terms", language) || null,
      price: card.price ? { now: card.price, before: card.priceBefore, discount: card.discount } : null,
      points: null,
      note: spanNote(offer.valid_from, offer.valid_to, site),
      facts: [
        ...factOf(t("detail:valid"), spanText(offer.valid_from, offer.valid_to, site)),
        ...factOf(t("detail:code"), offer.code),
      ],
      companyId: offer.company_id,
      thumbs: offer.thumbs,
      calendarHref: null,
      when: null,
      day: null,
      hasEnded: false,
      isForMembers: offer.only_for_members,
      mark: null,
      where: null,
      related: async () => {
        const category = offer.categories[0];
        const [{ data: ofShop }, { data: ofCategory }] = await Promise.all([
          offer.company_id ? site.api.products({ company: offer.company_id, per_page: 8 }) : { data: [] },
          site.api.products({ per_page: 8, ...(category && { category }) }),
        ]);
        const items = others(offer, [...ofShop, ...ofCategory]);
        const shops = await companiesById(
          site,
          items.map(({ company_id }) => company_id),
        );
        return { family: "offers", items: items.map((item) => offerCard(item, shops, site)) };
      },
    };
  },
};

const rewardDetail: Detail<Reward> = {
  family: "rewards",
  type: "reward",
  read: ({ api }, id) => api.reward(id),
  eligibility: async (reward, relation, { member }, site) => {
    const eligibility = await rewardEligibility(reward, relation?.reward ?? null, member(), site);
    return (
      eligibility && {
        ...eligibility,
        activation: eligibility.canActivate ? activationPrompt(reward, site) : null,
      }
    );
  },
  own: (reward, site) => {
    const { language } = site;
    const t = translatorOf(language);
    return {
      title: rewardCard(reward, site).title,
      eyebrow: null,
      lead: null,
      body: translated(reward.translations, "description", language),
      terms: translated(reward.translations, "terms", language) || null,
      price: null,
      points: reward.points_price === null ? null : t("common:points", { count: reward.points_price }),
      note: spanNote(reward.valid_from, reward.valid_to, site),
      facts: [
        ...factOf(t("detail:valid"), spanText(reward.valid_from, reward.valid_to, site)),
        ...factOf(
          t("detail:stock"),
          reward.stock == null
            ? null
            : reward.stock === 0
              ? t("detail:soldOut")
              : t("detail:pieces", { count: reward.stock }),
        ),
        ...factOf(
          t("detail:limit"),
          reward.limit_per_member ? t("detail:limitOf", { count: reward.limit_per_member }) : null,
        ),
        ...factOf(
          t("detail:use"),
          reward.usable_minutes
            ? t("detail:useWithin", { time: durationText(reward.usable_minutes, site) })
            : null,
        ),
      ],
      companyId: reward.company_id ?? null,
      thumbs: null,
      calendarHref: null,
      when: null,
      day: null,
      hasEnded: false,
      isForMembers: false,
      mark: null,
      where: null,
      related: async () => {
        const { data } = await site.api.rewards({
          per_page: 12,
          ...(reward.categories[0] && { category: reward.categories[0] }),
        });
        return {
          family: "rewards",
          items: others(reward, data).map((item) => rewardCard(item, site)),
        };
      },
    };
  },
};

const eventDetail: Detail<Event> = {
  family: "events",
  type: "event",
  read: ({ api }, id) => api.event(id),
  own: (event, site) => {
    const { language } = site;
    const t = translatorOf(language);
    const card = eventCard(event, site);
    const isOver = hasEnded(event, site);
    return {
      title: card.title,
      eyebrow: null,
      lead: null,
      body: translated(event.translations, "article", language),
      terms: null,
      price: null,
      points: null,
      note: eventNote(event, site),
      facts: [
        ...factOf(t("detail:when"), eventSpan(event, site)),
        ...factOf(t("detail:where"), placeText(card.where, floorText(event.floor, site), site)),
        ...factOf(t("detail:admission"), admissionText(event, language)),
        ...factOf(t("detail:capacity"), event.capacity ? t("detail:seats", { count: event.capacity }) : null),
        ...factOf(t("detail:organizer"), event.organizer),
      ],
      companyId: event.company_id ?? null,
      thumbs: event.thumbs,
      calendarHref:
        event.starts_at && !isOver ? `/event/${encodeURIComponent(event.id)}.ics?language=${language}` : null,
      when: event.starts_at && whenText(event.starts_at, site),
      day: event.starts_at ? dayOf(event.starts_at, site) : null,
      hasEnded: isOver,
      isForMembers: false,
      mark: event.starts_at && formatDayInWords(event.starts_at, dateStyle(site)),
      where: card.where || null,
      related: async () => {
        const { data } = await site.api.upcomingEvents({ per_page: 12 });
        // The same again on another day comes first; of one that is over, those days are named already.
        const isAgain = ({ title }: { title: string }) => title === card.title;
        const cards = eventCards(data, site);
        const again = isOver ? [] : cards.filter(isAgain);
        return {
          family: "events",
          items: others(event, [...again, ...cards.filter((one) => !isAgain(one))]),
        };
      },
    };
  },
};

const newsDetail: Detail<NewsArticle> = {
  family: "news",
  type: "news",
  read: ({ api }, id) => api.newsArticle(id),
  times: ({ published_at, updated_at }) => ({ published: published_at, updated: updated_at }),
  own: (article, site) => {
    const { language, now } = site;
    const card = newsCard(article, site);
    return {
      title: card.title,
      eyebrow:
        [
          card.date,
          article.published_at &&
            relativeTime(now, new Date(article.published_at), language, dateStyle(site).timeZone),
          article.author,
        ]
          .filter(Boolean)
          .join(dot) || null,
      lead: card.perex || null,
      body: translated(article.translations, "article", language),
      terms: null,
      price: null,
      points: null,
      note: null,
      facts: [],
      companyId: article.company_id ?? null,
      thumbs: article.thumbs,
      calendarHref: null,
      when: null,
      day: null,
      hasEnded: false,
      isForMembers: false,
      mark: null,
      where: null,
      related: async () => {
        const { data } = await site.api.news({ per_page: 8 });
        return { family: "news", items: others(article, data).map((item) => newsCard(item, site)) };
      },
    };
  },
};

const amenityDetail: Detail<Amenity> = {
  family: "amenities",
  type: "amenity",
  read: ({ api }, id) => api.amenity(id),
  booking: bookingView,
  elsewhere: amenityRedirect,
  own: (amenity, site) => {
    const { language, settings, mall } = site;
    const t = translatorOf(language);
    const plan = defaultHref("floorplan", language, settings, { amenity: amenity.id });
    return {
      title: amenityCard(amenity, site).title,
      eyebrow: null,
      lead: null,
      body: translated(amenity.translations, "description", language),
      terms: null,
      price: null,
      points: null,
      note: null,
      facts: [
        ...factOf(t("detail:where"), floorText(amenity.floor, site), plan),
        ...factOf(t("detail:mallHours"), hoursToday(mall?.opening_hours ?? [], site)),
      ],
      plan: () => placeExcerpt("amenity", amenity.id, site),
      companyId: null,
      thumbs: null,
      calendarHref: null,
      when: null,
      day: null,
      hasEnded: false,
      isForMembers: false,
      mark: floorText(amenity.floor, site),
      where: null,
      related: async () => {
        const { data } = await site.api.amenities({
          per_page: 12,
          ...(amenity.categories[0] && { category: amenity.categories[0] }),
        });
        return { family: "amenities", items: others(amenity, data).map((item) => amenityCard(item, site)) };
      },
    };
  },
};

const dayOf = (instant: string, site: Site) => {
  const part = (pattern: string) => formatDate(instant, pattern, dateStyle(site));
  return { day: part("D"), month: part("MMMM"), weekday: part("dddd") };
};

/** A row of other items, without duplicates. */
function others<Item extends { id: string }>(entity: { id: string }, items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
    .filter(({ id }) => id !== entity.id)
    .slice(0, 4);
}

export const details = {
  "offer-detail": offerDetail,
  "reward-detail": rewardDetail,
  "event-detail": eventDetail,
  "news-detail": newsDetail,
  "amenity-detail": amenityDetail,
} as const satisfies Partial<Record<RouteName, unknown>>;
