import type { memberTier as memberTierWire } from "@contract/member-tier";
import { type Tier, tier } from "@contract/tier";
import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { entity } from "../../db/schema";
import type { Reader } from "../../db/write-transaction";
import type { MemberCall } from "../call/services";
import { mallYear, yearStart } from "../time/mall-time";
import { earnedBetween } from "./ledger";

export async function memberTier({
  database,
  tenant,
  customer,
  now,
}: MemberCall): Promise<z.input<typeof memberTierWire>> {
  const { tiers, current, yearPoints, year } = await standingOf(database, tenant, customer.id, now());
  const next = tiers[tiers.indexOf(current) + 1];
  return {
    tier: current,
    next_tier: next ?? null,
    points_to_next: next ? Math.max(0, next.points_from - yearPoints) : null,
    year,
    year_points: yearPoints,
  };
}

/** The member's tier, by the points earned this year or last year, whichever is higher. */
export async function tierOf(reader: Reader, tenant: string, customerId: string, now: Date): Promise<Tier> {
  return (await standingOf(reader, tenant, customerId, now)).current;
}

/** The tiers of a mall, lowest first. */
export async function tiersOf(reader: Reader, tenant: string): Promise<Tier[]> {
  const rows = await reader
    .select({ body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "tiers")))
    .orderBy(asc(entity.sortNumber));
  return rows
    .map(({ body }) => tier.parse(JSON.parse(body)))
    .sort((one, other) => one.points_from - other.points_from);
}

async function standingOf(reader: Reader, tenant: string, customerId: string, now: Date) {
  const year = mallYear(now.getTime());
  const tiers = await tiersOf(reader, tenant);
  const yearPoints = await earnedBetween(reader, customerId, yearStart(year), yearStart(year + 1));
  const lastYearPoints = await earnedBetween(reader, customerId, yearStart(year - 1), yearStart(year));
  const reached = Math.max(yearPoints, lastYearPoints);
  const current = tiers.findLast(({ points_from }) => points_from <= reached) ?? tiers[0];
  if (!current) throw new Error(`${tenant} has no tiers`);
  return { tiers, current, year, yearPoints };
}
