import type { Database } from "../db/database";
import { inWriteTransaction } from "../db/write-transaction";
import { customerByEmail, insertCustomer } from "./accounts/customers";

const email = "demo@promenade.test";
/** Of `promenade-demo`. */
const passwordHash = "scrypt$32768$8$3$WetiYA_eRFnnmk6skyP0WA$s80hI_03ChBExVpdV9tfnBrcAMzeTlJ0LsCgA7rndcA";

/** Every mall has a member that a newcomer can log in as. Where they were erased, they come back at the next start. */
export async function addDemoMember(database: Database, tenant: string, now: Date): Promise<void> {
  if (await customerByEmail(database, tenant, email)) return;
  await inWriteTransaction(database, async (transaction) => {
    if (await customerByEmail(transaction, tenant, email)) return;
    await insertCustomer(
      transaction,
      {
        tenant,
        email,
        passwordHash,
        verifiedAt: now.getTime(),
        firstName: "Nina",
        lastName: "Procházková",
        birthDate: "1991-05-14",
        language: tenant === "europasc" ? "sk" : "cz",
        personalOffers: 1,
        termsAcceptedAt: now.getTime(),
      },
      now,
    );
  });
}
