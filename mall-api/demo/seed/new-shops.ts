import type { TenantId } from "@contract/tenant-ids";
import { hash } from "../art/hash";
import { demoMall, isFull } from "../demo-malls";
import { dateAfter, daysFrom, nextOccasion } from "./calendar";
import type { SeedCompany } from "./companies";

/** How many days ago the shop that is `number` among those with news published them. */
export const daysSinceNews = (number: number): number => number * 9 + 2;

/** The shops of a mall that tell news, the latest first. */
export const tellersOf = (tenant: TenantId, companies: SeedCompany[]): SeedCompany[] =>
  companies.filter((_, number) => number % 3 === 0).slice(0, isFull(tenant) ? 32 : 6);

/** Whether the mall is the one in which the shop of this name is new. */
export const isNewShop = (tenant: TenantId, name: string): boolean =>
  hash(name) % 12 === demoMall(tenant).variety % 12;

/** The last three new shops by their ids, and when each opens: on the Saturday after its news, which may be still to come. */
export function openingsOf(tenant: TenantId, companies: SeedCompany[], today: Date): Map<string, Date> {
  const all = tellersOf(tenant, companies).flatMap((shop, number) => {
    if (!isNewShop(tenant, shop.translations?.[0]?.name ?? "")) return [];
    const saturday = nextOccasion(today, -daysSinceNews(number), { weekday: 6 });
    return saturday === undefined ? [] : [[String(shop.id), dateAfter(today, saturday)] as const];
  });
  return new Map(all.slice(0, 3));
}

/** For how many days a shop has been open; endless, unless it is new. */
export function daysOpen(openings: Map<string, Date>, id: SeedCompany["id"], today: Date): number {
  const opens = openings.get(String(id));
  return opens ? (today.getTime() - opens.getTime()) / 86_400_000 : Number.POSITIVE_INFINITY;
}

/** A new shop: nobody can follow, visit or buy from it before it opens, and its followers come with time. */
export function asNew(shop: SeedCompany, opens: Date, today: Date): SeedCompany {
  const days = daysFrom(opens, today);
  if (days >= 0) return { ...shop, follow_count: Math.min(shop.follow_count ?? 0, 6 * days) };
  return {
    ...shop,
    follow_count: 0,
    featured: false,
    gives_points: false,
    table_booking_url: null,
    opening_hours: (shop.opening_hours ?? []).map((zone) => ({
      ...zone,
      opens_on: opens.toISOString().slice(0, 10),
    })),
  };
}
