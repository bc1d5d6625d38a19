import type { TenantId } from "@contract/tenant-ids";
import type { Database } from "../../db/database";
import { inWriteTransaction } from "../../db/write-transaction";
import { customerByEmail, insertCustomer } from "../../domain/accounts/customers";
import type { Services } from "../../domain/call/services";
import { callingCode, demoMall } from "../malls/demo-malls";
import { addDemoCards } from "./demo-cards";
import { addDemoHistory } from "./demo-history";

const email = "demo@promenade.test";
/** The hash of `promenade-demo`. */
const passwordHash = "scrypt$32768$8$3$WetiYA_eRFnnmk6skyP0WA$s80hI_03ChBExVpdV9tfnBrcAMzeTlJ0LsCgA7rndcA";

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
