import { asc, eq } from "drizzle-orm";
import { receipt } from "../../db/loyalty-schema";
import type { Reader } from "../../db/write-transaction";
import { filePath } from "../files/stored-files";

/** The pending receipts, one line each. */
export async function pendingReceipts(reader: Reader): Promise<string[]> {
  const rows = await reader
    .select()
    .from(receipt)
    .where(eq(receipt.status, "pending"))
    .orderBy(asc(receipt.createdAt))
    .limit(200);
  return rows.map(({ id, tenant, companyId, issuedAt, number, total, fileId }) =>
    [
      id,
      tenant,
      companyId,
      issuedAt,
      `no. ${number}`,
      `${(total / 100).toFixed(2)} CZK`,
      fileId && `/${tenant}${filePath({ id: fileId, type: "image/webp" })}`,
    ].join("  "),
  );
}
