import type { Amenity } from "@contract/amenity";
import type { Page } from "@contract/envelope";
import type { Event } from "@contract/event";
import type { Reward } from "@contract/reward";
import type { MallApi } from "~/mall/client/client.server";
import { everyPage } from "~/mall/client/every-page.server";
import { throwIfMissing } from "~/mall/client/missing-parts.server";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import type { Site } from "~/site/site.server";
import { balanceAndTierOf } from "../detail/reward-eligibility.server";
import { tiersOf } from "../loyalty/tiers.server";
import {
  comingEvents,
  type DatedEvent,
  isForFamilies,
  isWithin,
  todayIn,
  weekendOf,
} from "./event-days.server";

/** What a list can be narrowed to, in the URL's `show`. The mall API has no such filters: the site reads all and chooses. */
export const narrowings = {
  events: ["today", "weekend", "family", "month"],
  rewards: ["now"],
  amenities: ["bookable"],
  offers: [],
  news: [],
} as const;

/** The mall API's query for one page of a list. */
export type ListQuery = { page: number; per_page: number; sort: string; category?: string; type?: string };

/** A page of items that are all known. */
function pageOf<Item>(items: Item[], { page, per_page }: ListQuery): Page<Item> {
  return {
    data: items.slice((page - 1) * per_page, page * per_page),
    current_page: page,
    last_page: Math.max(1, Math.ceil(items.length / per_page)),
    per_page,
    total: items.length,
  };
}

export async function narrowedEvents(site: Site, show: string, query: ListQuery): Promise<Page<Event>> {
  const today = todayIn(site);
  const days = show === "weekend" ? weekendOf(today) : { first: today, last: today };
  const coming = await comingEvents(site, query.type);
  const filters: Record<string, (event: DatedEvent) => boolean> = {
    family: isForFamilies,
    month: () => true,
  };
  const chosen = coming.filter(filters[show] ?? ((event) => isWithin(event, days)));
  if (query.sort.startsWith("-")) chosen.reverse();
  return pageOf(
    chosen.map(({ event }) => event),
    query,
  );
}

/** The rewards that a member can have with their balance and in their tier. */
export async function rewardsWithinReach(
  site: Site,
  member: MallApi,
  query: ListQuery,
): Promise<Page<Reward> & { balance: number | null }> {
  const { page: _, per_page: __, ...rest } = query;
  const [pages, { balance, tier }, tiers] = await Promise.all([
    everyPage("me/rewards", (each) => member.myRewards({ ...rest, ...each })),
    balanceAndTierOf(member),
    tiersOf(site),
  ]);
  // An empty list would say that nothing is within reach.
  throwIfMissing("points");
  const orderOf = (id: string) => tiers.find((each) => each.id === id)?.order ?? Number.POSITIVE_INFINITY;
  const own = tier ? tier.tier.order : null;
  const isWithinReach = (reward: Reward) =>
    reward.can_activate !== false &&
    reward.stock !== 0 &&
    balance !== null &&
    (reward.points_price ?? Number.POSITIVE_INFINITY) <= balance &&
    (!reward.tier_id || reward.can_activate === true || (own !== null && orderOf(reward.tier_id) <= own));
  return { ...pageOf(pages.flat().filter(isWithinReach), query), balance };
}

/** The amenities that can be booked; none where the mall API has no booking. */
export async function bookableAmenities(site: Site, query: ListQuery): Promise<Page<Amenity>> {
  const { page: _, per_page: __, ...rest } = query;
  const [pages, services] = await Promise.all([
    everyPage("amenities", (each) => site.api.amenities({ ...rest, ...each })),
    nullIfNotFound(site.api.bookingServices({ per_page: 48 })),
  ]);
  const bookable = (amenity: Amenity) =>
    services?.data.some(({ id, amenity_id }) => amenity_id === amenity.id || id === amenity.service_id);
  return pageOf(pages.flat().filter(bookable), query);
}
