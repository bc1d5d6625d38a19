import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { customer, storedFile } from "../../db/account-schema";
import { receipt } from "../../db/loyalty-schema";
import type { Reader, Transaction } from "../../db/write-transaction";

const extensions: Record<string, string> = {
  "image/webp": "webp",
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
};

export type NewFile = {
  name: string;
  type: string;
  body: Buffer;
  width?: number;
  height?: number;
  color?: string;
};

const megabyte = 1024 * 1024;
/** Of a member, and of a mall's visitors without an account together: the oldest files make room for new ones. */
const mostBytes = { member: 100 * megabyte, visitors: 1024 * megabyte };

/** The path of a file, relative to the API's base. Its name is a secret of 128 random bits. */
export const filePath = ({ id, type }: { id: string; type: string }): string =>
  `/files/f-${id}.${extensions[type] ?? "bin"}`;

const newFileId = (): string => randomBytes(16).toString("hex");

export async function storeFile(
  transaction: Transaction,
  file: NewFile,
  owner: {
    tenant: string;
    customerId?: string | null;
    supportRequestId?: string | null;
    messageId?: number | null;
  },
  now: Date,
): Promise<{ id: string; type: string }> {
  const id = newFileId();
  await transaction
    .insert(storedFile)
    .values({ id, ...owner, ...file, size: file.body.length, createdAt: now.getTime() });
  await makeRoom(transaction, owner.tenant, owner.customerId ?? null);
  return { id, type: file.type };
}

/** Not for what is still needed: photos of receipts that wait for a decision, and the profile picture. */
async function makeRoom(transaction: Transaction, tenant: string, customerId: string | null): Promise<void> {
  const isTheirs = customerId
    ? eq(storedFile.customerId, customerId)
    : and(isNull(storedFile.customerId), eq(storedFile.tenant, tenant));
  const most = customerId ? mostBytes.member : mostBytes.visitors;
  // In the order of rows: what follows the contents in a row is slow to read.
  await transaction.run(sql`DELETE FROM ${storedFile} WHERE id IN (
      SELECT id FROM (SELECT id, sum(size) OVER (ORDER BY rowid DESC) AS bytes FROM ${storedFile} WHERE ${isTheirs})
      WHERE bytes > ${most}
    )
    AND id NOT IN (SELECT file_id FROM ${receipt} WHERE customer_id = ${customerId} AND status = 'pending' AND file_id IS NOT NULL)
    AND id NOT IN (SELECT picture_id FROM ${customer} WHERE id = ${customerId} AND picture_id IS NOT NULL)`);
}

/** All of a file but its content and its colour, for `fileAnswer`. */
export const fileColumns = {
  id: storedFile.id,
  name: storedFile.name,
  type: storedFile.type,
  size: storedFile.size,
  width: storedFile.width,
  height: storedFile.height,
};

/** A file as the contract has it. */
export const fileAnswer = ({
  id,
  name,
  type,
  size,
  width,
  height,
}: Pick<typeof storedFile.$inferSelect, keyof typeof fileColumns>) => ({
  url: filePath({ id, type }),
  name,
  type,
  size,
  width,
  height,
});

/** Finds a file by the last segment of its path. */
export async function fileByName(reader: Reader, tenant: string, name: string) {
  const [, id, extension] = /^f-([0-9a-f]{32})\.(\w+)$/.exec(name) ?? [];
  if (!id) return null;
  const [file] = await reader
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.id, id), eq(storedFile.tenant, tenant)));
  return file && extensions[file.type] === extension ? file : null;
}

/** A stored picture as the contract has it; null if there is none, or it isn't a picture. */
export async function storedPicture(reader: Reader, id: string | null) {
  if (!id) return null;
  const { type, width, height, color } = storedFile;
  const [file] = await reader
    .select({ id: storedFile.id, type, width, height, color })
    .from(storedFile)
    .where(eq(storedFile.id, id));
  if (!file?.width) return null;
  return {
    url: filePath(file),
    width: file.width,
    height: file.height ?? undefined,
    color: file.color ?? undefined,
  };
}
