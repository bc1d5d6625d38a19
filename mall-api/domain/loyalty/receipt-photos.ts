import type { receiptPhoto, receiptPhotoRequest } from "@contract/receipt";
import { and, eq, inArray, lt } from "drizzle-orm";
import type { z } from "zod";
import { storedFile } from "../../db/account-schema";
import { receiptPhoto as photoTable } from "../../db/loyalty-schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import { countAttempt } from "../accounts/attempts";
import { invalid } from "../call/failure";
import type { MemberCall } from "../call/services";
import { cleanAttachment } from "../files/attachments";
import { storeFile } from "../files/stored-files";
import { hour } from "../time/durations";

const pictureEdge = 2000;

/** Cleans an uploaded photo, within the member's limit. */
export async function cleanPhoto({ database, tenant, now, customer }: MemberCall, file: File) {
  await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), [
      { name: "receipt upload", by: customer.id, most: 60, withinMs: hour },
    ]),
  );
  return cleanAttachment("file", file, pictureEdge);
}

/** Stores a photo for a receipt that is about to be sent, in place of the member's last such photo. */
export async function sendReceiptPhoto(
  call: MemberCall,
  { file, fiscal_id }: z.output<typeof receiptPhotoRequest>,
): Promise<z.input<typeof receiptPhoto>> {
  const { database, tenant, now, customer } = call;
  const cleaned = await cleanPhoto(call, file);
  return inWriteTransaction(database, async (transaction) => {
    const last = await transaction
      .delete(photoTable)
      .where(eq(photoTable.customerId, customer.id))
      .returning({ fileId: photoTable.fileId });
    for (const { fileId } of last) await transaction.delete(storedFile).where(eq(storedFile.id, fileId));
    const { id } = await storeFile(transaction, cleaned, { tenant, customerId: customer.id }, now());
    await transaction.insert(photoTable).values({
      fileId: id,
      customerId: customer.id,
      fiscalId: fiscal_id ?? null,
      createdAt: now().getTime(),
    });
    return { id };
  });
}

/** The stored photo that a receipt names, which from then on is the receipt's. */
export async function takePhoto(transaction: Transaction, customerId: string, id: string | undefined) {
  const [photo] = await transaction
    .delete(photoTable)
    .where(and(eq(photoTable.fileId, id ?? ""), eq(photoTable.customerId, customerId)))
    .returning();
  const [file] = photo
    ? await transaction
        .select({ body: storedFile.body })
        .from(storedFile)
        .where(eq(storedFile.id, photo.fileId))
    : [];
  if (!photo || !file) throw invalid("file", "required");
  return { fileId: photo.fileId, fiscalId: photo.fiscalId, body: file.body };
}

/** Photos whose receipt was never sent. */
export async function deletePhotosBefore(transaction: Transaction, at: number): Promise<void> {
  const old = transaction
    .select({ id: photoTable.fileId })
    .from(photoTable)
    .where(lt(photoTable.createdAt, at));
  await transaction.delete(storedFile).where(inArray(storedFile.id, old));
}
