import type { Category } from "@contract/category";
import type { Page } from "@contract/envelope";
import type { Event } from "@contract/event";
import { dateStyle, formatDate, formatTime } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import type { MallApi } from "~/mall/client/client.server";
import { plainText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import {
  type AmenityCardView,
  amenityCards,
  type EventCardView,
  eventCards,
  firstSentence,
  longestAbout,
  type NewsCardView,
  type OfferCardView,
  offerCards,
  type RewardCardView,
  rewardCards,
  textOf,
} from "../cards/cards.server";
import { shopsById } from "../cards/companies.server";
import { newsOfShops } from "../cards/news-of-shops.server";
import { endOfEvent } from "../detail/whole-days";
import { translated } from "../translation";
import { todayIn } from "./event-days.server";
import { bookableAmenities, type ListQuery, narrowedEvents, rewardsWithinReach } from "./narrowed.server";

/** What lists of one kind share: how they are read, rendered, sorted and divided. */
type Family = {
  /** The sort orders to choose from, by the text's key; the first is the default. */
  sorts: Record<string, string>;
  /** How many are on a page, unless the visitor chooses. */
  size?: 48;
  /** The kind of categories that divide it, or else the lists of the mall and of its stores. */
  categoryKind?: Category["kind"];
  read: (site: Site, query: ListQuery, narrowing: Narrowing | null) => Promise<ListPage>;
};

/** What the list is narrowed to, and who asks. */
type Narrowing = { show: string; member: MallApi | null };

type ListPage = { page: Omit<Page<unknown>, "data">; cards: Cards };
export type Cards =
  | { family: "offers"; items: OfferCardView[] }
  | { family: "events"; items: EventCardView[] }
  | { family: "news"; items: NewsCardView[] }
  | { family: "rewards"; items: RewardCardView[] }
  | { family: "amenities"; items: AmenityCardView[] };
export type FamilyName = Cards["family"];

export const families: Record<FamilyName, Family> = {
  offers: {
    sorts: { newest: "-updated_at", endingSoon: "valid_to", cheapest: "price", dearest: "-price" },
    categoryKind: "product",
    read: async (site, query) => {
      const { data, ...page } = await site.api.products(query);
      const shops = await shopsById(
        site,
        data.map(({ company_id }) => company_id),
      );
      const items = offerCards(data, shops, site);
      // Of two each says what it is.
      const texts = data.length === 2 ? data.map((offer) => ({ text: textOf(offer, site) })) : [];
      return {
        page,
        cards: { family: "offers", items: items.map((card, at) => ({ ...card, ...texts[at] })) },
      };
    },
  },
  events: {
    sorts: { soonest: "starts_at", latest: "-starts_at" },
    read: async (site, query, narrowing) => {
      const { data, ...page } = narrowing
        ? await narrowedEvents(site, narrowing.show, query)
        : await site.api.upcomingEvents(query);
      const items = eventCards(data, site);
      return {
        page,
        cards: {
          family: "events",
          items: narrowing?.show === "today" ? items.map((card) => byItsTime(card, data, site)) : items,
        },
      };
    },
  },
  news: {
    sorts: { newest: "-published_at", oldest: "published_at" },
    read: async (site, query) => {
      const { data, ...page } = await site.api.news(query);
      return { page, cards: { family: "news", items: await newsOfShops(data, site) } };
    },
  },
  rewards: {
    sorts: { fewestPoints: "points_price", mostPoints: "-points_price", newest: "-updated_at" },
    categoryKind: "reward",
    read: async (site, query, narrowing) => {
      if (!narrowing?.member) {
        const { data, ...page } = await site.api.rewards(query);
        const items = rewardCards(data, site);
        // A category begins with large ones that say what they are.
        const texts = query.category
          ? data.slice(0, 2).map((reward) => ({ text: textOf(reward, site) }))
          : [];
        return {
          page,
          cards: { family: "rewards", items: items.map((card, at) => ({ ...card, ...texts[at] })) },
        };
      }
      const { data, balance, ...page } = await rewardsWithinReach(site, narrowing.member, query);
      const t = translatorOf(site.language);
      const items = rewardCards(data, site).map((card, at) => ({
        ...card,
        leaves: t("lists:leaves", {
          points: t("common:points", { count: (balance ?? 0) - (data[at]?.points_price ?? 0) }),
        }),
      }));
      return { page, cards: { family: "rewards", items } };
    },
  },
  amenities: {
    sorts: { byName: "name", byNameBackwards: "-name" },
    // A directory of what a mall has: nobody turns its pages.
    size: 48,
    categoryKind: "amenity",
    read: async (site, query, narrowing) => {
      const { data, ...page } = narrowing
        ? await bookableAmenities(site, query)
        : await site.api.amenities(query);
      return { page, cards: { family: "amenities", items: amenityCards(data, site) } };
    },
  },
};

export const usualSize = 12;
export const usualSizeOf = (family: FamilyName) => families[family].size ?? usualSize;

/** What a member has the points for begins with the most that they are enough for. */
export const usualSort = (family: FamilyName, show: string | null): string =>
  family === "rewards" && show === "now" ? "mostPoints" : (Object.keys(families[family].sorts)[0] ?? "");

export const ratioOf = (family: FamilyName, { settings }: Site): string =>
  settings.aspectRatios[family === "offers" ? "products" : family].card;

/** Four goods beside each other would be small in flatter pictures. */
export function goodsRatioOf(family: FamilyName, site: Site): string {
  const ratio = ratioOf(family, site);
  const [across = 1, down = 1] = ratio.split("/").map(Number);
  return across * 3 > down * 4 ? "4/3" : ratio;
}

/** Of today the day is known: an event has its time in that place, and says what it is. */
function byItsTime(card: EventCardView, events: readonly Event[], site: Site): EventCardView {
  const { startsAt } = card;
  const style = dateStyle(site);
  const event = events.find(({ id }) => id === card.id);
  const ends = event?.ends_at;
  const isToday = (instant: string) => formatDate(instant, "YYYY-MM-DD", style) === todayIn(site);
  const timeOf = (instant: string) => formatTime(instant, site.mall?.time_format ?? "HH:mm", style);
  const about = firstSentence(
    plainText(translated(event?.translations ?? [], "article", site.language), longestAbout),
  );
  if (!startsAt || !isToday(startsAt) || formatTime(startsAt, "HH:mm", style) === "00:00")
    return { ...card, about };
  return {
    ...card,
    about,
    day: timeOf(startsAt),
    month: ends && isToday(ends) ? `– ${timeOf(ends)}` : translatorOf(site.language)("lists:show.today.chip"),
    when: null,
    state: event ? stateOf(event, site) : null,
  };
}

/** Whether an event of today is on now, or how soon it begins. */
function stateOf(event: Event, site: Site): string | null {
  const { now, language } = site;
  if (!event.starts_at) return null;
  const starts = new Date(event.starts_at);
  if (starts > now) return relativeTime(now, starts, language);
  const end = endOfEvent(event, site);
  return end && end > now
    ? translatorOf(language)("detail:onNow", { when: relativeTime(now, end, language) })
    : null;
}
