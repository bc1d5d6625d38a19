import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { supportAnswer, supportRequest as supportRequestWire } from "../../../app/mall/contract/support";
import { supportRequest } from "../db/account-schema";
import { inWriteTransaction } from "../db/write-transaction";
import { countTry } from "./accounts/attempts";
import type { CustomerRow } from "./accounts/customers";
import { cleanAttachments } from "./files/attachments";
import { storeFile } from "./files/stored-files";
import { writeMail } from "./mail/write-mail";
import { type Call, hour } from "./services";

/** Takes a message to the mall, keeps it with its files and confirms it by mail. */
export async function sendSupport(
  call: Call & { customer: CustomerRow | null },
  { files, ...given }: z.output<typeof supportRequestWire>,
): Promise<z.input<typeof supportAnswer>> {
  const { database, tenant, now, clientAddress, customer } = call;
  await inWriteTransaction(database, (transaction) =>
    countTry(transaction, tenant, now(), [
      { name: "support", by: given.email, most: 10, withinMs: hour },
      { name: "support from address", by: clientAddress, most: 60, withinMs: hour },
    ]),
  );
  const cleaned = await cleanAttachments(files);
  const id = randomUUID();
  const language = given.language ?? customer?.language ?? "cz";
  await inWriteTransaction(database, async (transaction) => {
    await transaction.insert(supportRequest).values({
      ...given,
      id,
      tenant,
      customerId: customer?.id ?? null,
      language,
      createdAt: now().getTime(),
    });
    for (const file of cleaned) {
      await storeFile(
        transaction,
        file,
        { tenant, customerId: customer?.id ?? null, supportRequestId: id },
        now(),
      );
    }
    await writeMail(transaction, call, tenant, {
      purpose: "support-received",
      to: given.email,
      language,
      quoted: given.message,
    });
  });
  return { id, conversation_id: null };
}
