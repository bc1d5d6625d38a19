import type { TenantId } from "@contract/tenant-ids";
import type { Database } from "../../db/database";
import { inWriteTransaction } from "../../db/write-transaction";
import { customerByEmail, insertCustomer } from "../../domain/accounts/customers";
import type { Services } from "../../domain/call/services";
import { callingCode, demoMall } from "../demo-malls";
import { addDemoCards } from "./demo-cards";
import { addDemoHistory } from "./demo-history";

const email = "demo@promenade.test";
/** The hash of `promenade-demo`, of low cost: everybody may know that password. */
const passwordHash = "scrypt$1024$8$1$DHlctjJhs4dqvKs27zEbPw$uCJH5UTPs7O2mom2E2TD80i3AE8LmAQfYlJcsenNhhk";

/** Every mall has a member that a newcomer can log in as. If it was erased, it is added again at the next start. */
export async function addDemoMember(services: Services, tenant: TenantId): Promise<void> {
  const { database, now } = services;
  if (await isThere(database, tenant)) return;
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

const isThere = async (database: Database, tenant: TenantId) =>
  (await customerByEmail(database, tenant, email)) !== undefined;
