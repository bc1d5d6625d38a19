import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { bookingOrder, companyFollow, like, paymentMethod, plate, thumb } from "../../db/member-schema";
import { entity } from "../../db/schema";
import type { Transaction } from "../../db/write-transaction";
import type { CustomerRow } from "../../domain/accounts/customers";
import { serviceById, slotsOf } from "../../domain/booking/slots";
import { day, minute } from "../../domain/time/durations";
import { dayAfter, mallDay } from "../../domain/time/mall-time";
import { addConversations } from "./demo-conversations";

/** What the demo member likes, owns, has booked and has asked. */
export async function addBelongings(
  transaction: Transaction,
  member: CustomerRow,
  shops: string[],
  now: Date,
): Promise<void> {
  const today = now.getTime();
  await addLikes(transaction, member, shops, today);
  await addCardAndPlate(transaction, member, today);
  await addBookings(transaction, member, now);
  await addConversations(transaction, member, today);
}

async function addLikes(transaction: Transaction, member: CustomerRow, shops: string[], today: number) {
  const { id: customerId, tenant } = member;
  const products = await idsOf(transaction, tenant, "products", 6);
  const news = await idsOf(transaction, tenant, "news", 3);
  const events = await idsOf(transaction, tenant, "events", 3);
  const favourites = [
    ...shops.slice(0, 4).map((entityId) => ({ type: "company", entityId })),
    ...products.slice(0, 4).map((entityId) => ({ type: "product", entityId })),
    ...events.slice(0, 2).map((entityId) => ({ type: "event", entityId })),
    ...news.slice(0, 1).map((entityId) => ({ type: "news", entityId })),
  ];
  await transaction
    .insert(like)
    .values(favourites.map((each, at) => ({ ...each, customerId, at: today - at * 3 * day })));
  for (const companyId of shops.slice(0, 3)) {
    await transaction.insert(companyFollow).values({ customerId, tenant, companyId, at: today - 90 * day });
    await transaction
      .update(entity)
      .set({ followCount: sql`${entity.followCount} + 1` })
      .where(and(eq(entity.tenant, tenant), eq(entity.resource, "companies"), eq(entity.id, companyId)));
  }
  const rated = [
    ...products.map((entityId) => ({ type: "product", entityId })),
    ...events.map((entityId) => ({ type: "event", entityId })),
  ];
  await transaction
    .insert(thumb)
    .values(
      rated.map((each) => ({ ...each, customerId, tenant, value: "up" as const, at: today - 8 * day })),
    );
}

async function addCardAndPlate(
  transaction: Transaction,
  { id: customerId, tenant, language }: CustomerRow,
  today: number,
) {
  const year = Number(mallDay(today).slice(0, 4));
  await transaction.insert(paymentMethod).values([
    {
      id: randomUUID(),
      customerId,
      brand: "visa",
      last4: "4242",
      expires: `${year + 2}-08`,
      isDefault: 1,
      createdAt: today - 400 * day,
    },
    {
      id: randomUUID(),
      customerId,
      brand: "mastercard",
      last4: "5100",
      expires: `${year}-12`,
      isDefault: 0,
      createdAt: today - 100 * day,
    },
  ]);
  await transaction.insert(plate).values({
    id: randomUUID(),
    customerId,
    tenant,
    plate: language === "sk" ? "BB123CD" : "4AB1234",
    enteredAt: today - 45 * minute,
    createdAt: today - 200 * day,
  });
}

/** One past booking, and one upcoming: the first free slot of tomorrow. */
async function addBookings(transaction: Transaction, member: CustomerRow, now: Date) {
  const [serviceId = ""] = await idsOf(transaction, member.tenant, "booking-services", 1);
  const service = await serviceById(transaction, member.tenant, serviceId);
  if (!service) return;
  const today = mallDay(now.getTime());
  for (const ahead of [-20, 1]) {
    const slot = slotsOf(service, dayAfter(today, ahead))[3];
    if (!slot) continue;
    await transaction
      .insert(bookingOrder)
      .values({
        id: randomUUID(),
        customerId: member.id,
        tenant: member.tenant,
        serviceId,
        slot: slot.id,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        price: service.price ?? 0,
        status: "booked",
        snapshot: JSON.stringify({ amenity_id: service.amenity_id, translations: service.translations }),
        createdAt: slot.startsAt - 3 * day,
      })
      .onConflictDoNothing();
  }
}

async function idsOf(transaction: Transaction, tenant: string, resource: string, most: number) {
  const rows = await transaction
    .select({ id: entity.id })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, resource)))
    .orderBy(asc(entity.position))
    .limit(most);
  return rows.map(({ id }) => id);
}
