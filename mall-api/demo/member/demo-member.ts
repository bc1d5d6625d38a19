import type { TenantId } from "@contract/tenant-ids";
import { eq } from "drizzle-orm";
import { customer } from "../../db/account-schema";
import type { Database } from "../../db/database";
import { inWriteTransaction } from "../../db/write-transaction";
import { customerByEmail, insertCustomer } from "../../domain/accounts/customers";
import { revokeTokens } from "../../domain/accounts/tokens";
import type { Services } from "../../domain/call/services";
import { callingCode, demoMall } from "../demo-malls";
import { addDemoCards } from "./demo-cards";
import { addDemoHistory } from "./demo-history";

const email = "demo@promenade.test";
/** The hash of `promenade-demo`, of low cost: everybody may know that password. */
const passwordHash = "scrypt$1024$8$1$DHlctjJhs4dqvKs27zEbPw$uCJH5UTPs7O2mom2E2TD80i3AE8LmAQfYlJcsenNhhk";

/** Adds the member that a newcomer can log in as, if it was erased again, and gives it the password that it was closed for. */
export async function addDemoMember(services: Services, tenant: TenantId): Promise<void> {
  const { database, now } = services;
  const known = await customerByEmail(database, tenant, email);
  if (known) return known.passwordHash === null ? setPassword(database, known.id, passwordHash) : undefined;
  const { country } = demoMall(tenant);
  await inWriteTransaction(database, async (transaction) => {
    const joinedAt = new Date(now().getTime() - 710 * 86_400_000);
    const member = await insertCustomer(
      transaction,
      {
        tenant,
        email,
        passwordHash,
        verifiedAt: joinedAt.getTime(),
        firstName: "Nina",
        lastName: "Procházková",
        birthDate: "1991-05-14",
        phone: `${callingCode[country]}${country === "sk" ? "905" : "777"}123456`,
        language: country,
        personalOffers: 1,
        termsAcceptedAt: joinedAt.getTime(),
      },
      joinedAt,
    );
    await addDemoHistory(transaction, services, member);
    await addDemoCards(transaction, tenant, now());
  });
}

/** Ends the sessions of the demo member, and has nobody log in by the password that everybody knows. */
export async function closeDemoMember({ database }: Services, tenant: TenantId): Promise<void> {
  const known = await customerByEmail(database, tenant, email);
  if (known?.passwordHash === passwordHash) await setPassword(database, known.id, null);
}

const setPassword = (database: Database, id: string, hash: string | null): Promise<void> =>
  inWriteTransaction(database, async (transaction) => {
    await transaction.update(customer).set({ passwordHash: hash }).where(eq(customer.id, id));
    await revokeTokens(transaction, id);
  });
