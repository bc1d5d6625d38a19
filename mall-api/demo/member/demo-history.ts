import { randomUUID } from "node:crypto";
import { type Reward, reward } from "@contract/reward";
import type { TenantId } from "@contract/tenant-ids";
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { customerReward, receipt } from "../../db/loyalty-schema";
import { entity } from "../../db/schema";
import type { Transaction } from "../../db/write-transaction";
import type { CustomerRow } from "../../domain/accounts/customers";
import { hashOf, randomToken } from "../../domain/accounts/secrets";
import type { Services } from "../../domain/call/services";
import { awardBadges } from "../../domain/loyalty/badges";
import { snapshotOf } from "../../domain/loyalty/customer-rewards";
import { addEntry, type Titles } from "../../domain/loyalty/ledger";
import { claim } from "../../domain/loyalty/receipt-claims";
import { pointsFor } from "../../domain/loyalty/receipt-points";
import { day, hour, minute } from "../../domain/time/durations";
import { dayAfter, mallDay, mallInstant } from "../../domain/time/mall-time";
import { randomOf, whole } from "../random";
import { isNewShop } from "../seed/new-shops";
import { addBelongings } from "./demo-belongings";

type Shop = { id: string; titles: Titles };

/** How many days ago the demo member was shopping; the first points expire soon. */
const purchases = [705, 640, 588, 530, 471, 402, 365, 321, 280, 244, 199, 160, 121, 95, 64, 41, 23, 9];

/** Two years of a member's history, the same in each mall. */
export async function addDemoHistory(
  transaction: Transaction,
  services: Services,
  member: CustomerRow,
): Promise<void> {
  const { tenant } = member;
  const today = services.now().getTime();
  const random = randomOf(`${tenant} demo member`);
  const shops = await shopsOf(transaction, tenant);
  const rewards = await rewardsOf(transaction, tenant);
  const [cheap, cheaper] = rewards;
  // Badges carry the day on which they were earned, not that of the seed.
  const award = (at: number) =>
    awardBadges(
      transaction,
      { ...services, now: () => new Date(at) },
      { customerId: member.id, tenant },
      () => {},
    );

  for (const [number, daysAgo] of purchases.entries()) {
    const shop = shops[number % shops.length];
    const at = today - daysAgo * day - whole(random, 1, 9) * hour;
    const total = number === 0 ? 3_200_00 : whole(random, 240, 1980) * 100;
    if (shop) await addReceipt(transaction, member, shop, { at, total });
    if (daysAgo === 321 && cheap) await addReward(transaction, member, cheap, { at, usedAfter: 3 * day });
    if (daysAgo === 121 && cheaper) await addReward(transaction, member, cheaper, { at, usedAfter: null });
    if (daysAgo === 9 && cheap) await addReward(transaction, member, cheap, { at, usedAfter: null });
    await award(at + day);
  }
  const [first, second] = shops;
  if (first) await addWaiting(transaction, member, first, today - 5 * hour, 6_490_00, null);
  if (second) await addWaiting(transaction, member, second, today - 30 * day, 890_00, "unreadable");

  const shopIds = shops.map(({ id }) => id);
  await addBelongings(transaction, member, shopIds, services.now());
  await award(today - 8 * day);
}

async function addReceipt(
  transaction: Transaction,
  { id: customerId, tenant }: CustomerRow,
  { id: companyId, titles }: Shop,
  { at, total }: { at: number; total: number },
) {
  const id = randomUUID();
  const points = await pointsFor(transaction, tenant, customerId, total, new Date(at));
  await transaction.insert(receipt).values({
    id,
    customerId,
    tenant,
    companyId,
    number: String(at).slice(4, 10),
    issuedAt: mallDay(at),
    total,
    status: "approved",
    points,
    titles: JSON.stringify(titles),
    createdAt: at,
    decidedAt: at + 20 * minute,
  });
  await claim(transaction, [hashOf(randomToken())], id, new Date(at));
  await addEntry(
    transaction,
    { customerId, kind: "earn", reason: "receipt", points, receiptId: id, titles },
    new Date(at + 20 * minute),
  );
}

/** A receipt that is pending, or that was rejected as unreadable. */
async function addWaiting(
  transaction: Transaction,
  { id: customerId, tenant }: CustomerRow,
  { id: companyId, titles }: Shop,
  at: number,
  total: number,
  reason: string | null,
) {
  const id = randomUUID();
  await transaction.insert(receipt).values({
    id,
    customerId,
    tenant,
    companyId,
    number: String(at).slice(4, 10),
    issuedAt: mallDay(at),
    total,
    status: reason ? "rejected" : "pending",
    reason,
    points: reason ? 0 : await pointsFor(transaction, tenant, customerId, total, new Date(at)),
    titles: JSON.stringify(titles),
    createdAt: at,
    decidedAt: reason ? at + day : null,
  });
  if (!reason) await claim(transaction, [hashOf(randomToken())], id, new Date(at));
}

async function addReward(
  transaction: Transaction,
  { id: customerId, tenant }: CustomerRow,
  offered: Reward,
  { at, usedAfter }: { at: number; usedAfter: number | null },
) {
  const id = randomUUID();
  await transaction.insert(customerReward).values({
    id,
    customerId,
    tenant,
    rewardId: offered.id,
    code: randomToken()
      .replaceAll(/[^A-Za-z0-9]/g, "")
      .slice(0, 12)
      .toUpperCase(),
    codeType: offered.code_type === "code128" ? "qr" : offered.code_type,
    pointsPrice: offered.points_price ?? 0,
    activatedAt: at + hour,
    usableUntil: mallInstant(dayAfter(mallDay(at), 14), "20:00"),
    usedAt: usedAfter === null ? null : at + usedAfter,
    snapshot: snapshotOf(offered),
  });
  const titles = offered.translations.map(({ locale, title }) => ({ locale, title: title ?? "" }));
  const points = -(offered.points_price ?? 0);
  await addEntry(
    transaction,
    { customerId, kind: "spend", reason: "reward", points, customerRewardId: id, titles },
    new Date(at + hour),
  );
}

const named = z.object({ translations: z.array(z.object({ locale: z.string(), name: z.string() })) });

/** Shops that have been here for as long as the member. */
async function shopsOf(transaction: Transaction, tenant: TenantId): Promise<Shop[]> {
  const rows = await transaction
    .select({ id: entity.id, body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "companies"), eq(entity.givesPoints, 1)))
    .orderBy(asc(entity.position));
  const shops = rows
    .map(({ id, body }) => ({
      id,
      titles: named.parse(JSON.parse(body)).translations.map(({ locale, name }) => ({ locale, title: name })),
    }))
    .filter(({ titles }) => !isNewShop(tenant, titles[0]?.title ?? ""));
  const step = Math.max(1, Math.floor(shops.length / 9));
  return shops.filter((_, at) => at % step === 0);
}

/** The cheapest rewards of those that a member has once: what they have is not offered beside it. */
async function rewardsOf(transaction: Transaction, tenant: string): Promise<Reward[]> {
  const rows = await transaction
    .select({ body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "rewards")))
    .orderBy(asc(entity.sortNumber));
  return rows
    .map(({ body }) => reward.parse(JSON.parse(body)))
    .filter(({ limit_per_member }) => limit_per_member === 1);
}
