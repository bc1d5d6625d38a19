import type { badge } from "@contract/badge";
import type { Page } from "@contract/envelope";
import { languages } from "@contract/languages";
import { and, count, countDistinct, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { customerReward, earnedBadge, ledgerEntry, receipt } from "../../db/loyalty-schema";
import { bookingOrder, companyFollow, thumb } from "../../db/member-schema";
import { entity } from "../../db/schema";
import type { Reader, Transaction } from "../../db/write-transaction";
import { customerById } from "../accounts/customers";
import { profilePercent } from "../accounts/profile-fields";
import { pageOf } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { Services, VisitorCall } from "../call/services";
import type { PublishAfterCommit } from "../realtime/write-and-publish";
import { type BadgeFacts, badgeRules } from "./badge-rules";

type Member = { customerId: string; tenant: string };

export async function badges(
  { database, tenant, customer }: VisitorCall,
  _: undefined,
  { query }: RequestInput<{ page: number; per_page: number }>,
): Promise<Page<z.input<typeof badge>>> {
  const facts = customer && (await factsOf(database, { customerId: customer.id, tenant }));
  const earned = customer ? await earnedBy(database, customer.id) : new Map<string, number>();
  const all = Object.entries(badgeRules).map(([id, { icon, counts, need, texts }]) => {
    const earnedAt = earned.get(id);
    return {
      id,
      icon,
      earned_at: earnedAt === undefined ? null : new Date(earnedAt).toISOString(),
      // An earned badge stays complete, even if the member unfollows a shop.
      progress: facts && { have: earnedAt ? need : Math.min(need, facts[counts]), need },
      translations: languages.flatMap((locale) => (texts[locale] ? [{ locale, ...texts[locale] }] : [])),
    };
  });
  const start = (query.page - 1) * query.per_page;
  return pageOf(all.slice(start, start + query.per_page), query, all.length);
}

/** Awards the badges that a member has earned since the last call. */
export async function awardBadges(
  transaction: Transaction,
  { now }: Services,
  member: Member,
  publish: PublishAfterCommit,
): Promise<void> {
  const [facts, earned] = await Promise.all([
    factsOf(transaction, member),
    earnedBy(transaction, member.customerId),
  ]);
  for (const [id, { counts, need }] of Object.entries(badgeRules)) {
    if (earned.has(id) || facts[counts] < need) continue;
    await transaction
      .insert(earnedBadge)
      .values({ customerId: member.customerId, badgeId: id, at: now().getTime() })
      .onConflictDoNothing();
    publish({ name: "badge", data: { id } });
  }
}

async function earnedBy(reader: Reader, customerId: string): Promise<Map<string, number>> {
  const rows = await reader.select().from(earnedBadge).where(eq(earnedBadge.customerId, customerId));
  return new Map(rows.map(({ badgeId, at }) => [badgeId, at]));
}

async function factsOf(reader: Reader, { customerId, tenant }: Member): Promise<BadgeFacts> {
  const isApproved = and(eq(receipt.customerId, customerId), eq(receipt.status, "approved"));
  const restaurants = reader
    .select({ id: entity.id })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "companies"), eq(entity.kind, "dine")));
  const [[receipts], [meals], [earned], [rewards], [follows], [thumbs], [bookings], row] = await Promise.all([
    reader
      .select({ all: count(), shops: countDistinct(receipt.companyId) })
      .from(receipt)
      .where(isApproved),
    reader
      .select({ shops: countDistinct(receipt.companyId) })
      .from(receipt)
      .where(and(isApproved, inArray(receipt.companyId, restaurants))),
    reader
      .select({ points: sql<number>`coalesce(sum(${ledgerEntry.points}), 0)` })
      .from(ledgerEntry)
      .where(and(eq(ledgerEntry.customerId, customerId), eq(ledgerEntry.kind, "earn"))),
    reader.select({ all: count() }).from(customerReward).where(eq(customerReward.customerId, customerId)),
    reader.select({ all: count() }).from(companyFollow).where(eq(companyFollow.customerId, customerId)),
    reader.select({ all: count() }).from(thumb).where(eq(thumb.customerId, customerId)),
    reader
      .select({ all: count() })
      .from(bookingOrder)
      .where(and(eq(bookingOrder.customerId, customerId), eq(bookingOrder.status, "booked"))),
    customerById(reader, customerId),
  ]);
  return {
    receipts: receipts?.all ?? 0,
    shops: receipts?.shops ?? 0,
    restaurants: meals?.shops ?? 0,
    pointsEarned: earned?.points ?? 0,
    rewards: rewards?.all ?? 0,
    follows: follows?.all ?? 0,
    thumbs: thumbs?.all ?? 0,
    bookings: bookings?.all ?? 0,
    profilePercent: row ? profilePercent(row) : 0,
  };
}
