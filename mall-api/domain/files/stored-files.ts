import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { storedFile } from "../../db/account-schema";
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
  return { id, type: file.type };
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
