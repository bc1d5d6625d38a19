import { randomUUID } from "node:crypto";
import {
  type parkingCode as parkingCodeWire,
  type plateRequest,
  plateRules,
  type plates as platesWire,
} from "@contract/member-parking";
import { parkingOptions } from "@contract/options";
import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { parkingCode as parkingCodeTable, plate as plateTable } from "../../db/member-schema";
import { inWriteTransaction, type Reader } from "../../db/write-transaction";
import { countAttempt } from "../accounts/attempts";
import { randomToken } from "../accounts/secrets";
import { conflict, notFound } from "../call/failure";
import type { RequestInput } from "../call/request-input";
import type { MemberCall, Services } from "../call/services";
import { tierOf, tiersOf } from "../loyalty/tiers";
import { hour, minute } from "../time/durations";

type PlatesAnswer = z.input<typeof platesWire>;

const codeLivesMs = 10 * minute;
/** A code that is shown stays valid for at least this long. */
const minLeftMs = 2 * minute;
/** Additional free minutes per tier above the first. */
const minutesPerTier = 60;

/**
 * A code for the barrier's reader; repeated requests within a few minutes return the same one, so that showing it twice
 * doesn't invalidate the first.
 */
export async function parkingCode(call: MemberCall): Promise<z.input<typeof parkingCodeWire>> {
  const { database, customer, now } = call;
  const at = now().getTime();
  const code = await inWriteTransaction(database, async (transaction) => {
    const [known] = await transaction
      .select()
      .from(parkingCodeTable)
      .where(eq(parkingCodeTable.customerId, customer.id));
    if (known && known.validUntil - at > minLeftMs) return known;
    const made = { code: `PARK-${randomToken().slice(0, 20)}`, validUntil: at + codeLivesMs };
    await transaction
      .insert(parkingCodeTable)
      .values({ customerId: customer.id, ...made })
      .onConflictDoUpdate({ target: parkingCodeTable.customerId, set: made });
    return made;
  });
  return {
    code: code.code,
    valid_until: new Date(code.validUntil).toISOString(),
    free_minutes: await freeMinutes(call),
  };
}

export const plates = (call: MemberCall): Promise<PlatesAnswer> => platesOf(call.database, call);

export async function addPlate(
  call: MemberCall,
  { plate }: z.output<typeof plateRequest>,
): Promise<PlatesAnswer> {
  const { database, tenant, customer, now } = call;
  return inWriteTransaction(database, async (transaction) => {
    await countAttempt(transaction, tenant, now(), [
      { name: "plate", by: customer.id, most: 20, withinMs: hour },
    ]);
    const mine = await transaction.$count(plateTable, eq(plateTable.customerId, customer.id));
    const [known] = await transaction
      .select()
      .from(plateTable)
      .where(and(eq(plateTable.tenant, tenant), eq(plateTable.plate, plate)));
    if (known && known.customerId !== customer.id) {
      throw conflict("Another member has this plate", { plate: ["taken"] });
    }
    if (known) return platesOf(transaction, call);
    if (mine >= plateRules.most) {
      throw conflict("There are enough plates", { plate: ["limit_reached"] });
    }
    await transaction.insert(plateTable).values({
      id: randomUUID(),
      customerId: customer.id,
      tenant,
      plate,
      createdAt: now().getTime(),
    });
    return platesOf(transaction, call);
  });
}

export async function deletePlate(
  call: MemberCall,
  _: undefined,
  { id }: RequestInput<unknown>,
): Promise<PlatesAnswer> {
  return inWriteTransaction(call.database, async (transaction) => {
    const [removed] = await transaction
      .delete(plateTable)
      .where(and(eq(plateTable.id, id), eq(plateTable.customerId, call.customer.id)))
      .returning();
    if (!removed) throw notFound();
    return platesOf(transaction, call);
  });
}

/** The barrier reports that a car with this plate entered or left. Plates of non-members are ignored. */
export async function carPassed(
  { database, now }: Services,
  tenant: string,
  plate: string,
  way: "in" | "out",
): Promise<boolean> {
  const [known] = await inWriteTransaction(database, (transaction) =>
    transaction
      .update(plateTable)
      .set({ enteredAt: way === "in" ? now().getTime() : null })
      .where(and(eq(plateTable.tenant, tenant), eq(plateTable.plate, plate)))
      .returning(),
  );
  return known !== undefined;
}

async function platesOf(reader: Reader, call: MemberCall): Promise<PlatesAnswer> {
  const rows = await reader
    .select()
    .from(plateTable)
    .where(eq(plateTable.customerId, call.customer.id))
    .orderBy(asc(plateTable.createdAt), asc(plateTable.id));
  const free = await freeMinutes(call);
  return rows.map(({ id, plate, enteredAt }) => ({
    id,
    plate,
    parked_since: enteredAt === null ? null : new Date(enteredAt).toISOString(),
    free_minutes_left:
      enteredAt === null ? null : Math.max(0, free - Math.floor((call.now().getTime() - enteredAt) / minute)),
  }));
}

async function freeMinutes({ database, tenant, customer, now, content }: MemberCall): Promise<number> {
  const [options, tier, tiers] = await Promise.all([
    content.document(tenant, "parking-options"),
    tierOf(database, tenant, customer.id, now()),
    tiersOf(database, tenant),
  ]);
  const rank = tiers.findIndex(({ id }) => id === tier.id);
  return parkingOptions.parse(options).free_minutes + Math.max(0, rank) * minutesPerTier;
}
