import { and, eq } from "drizzle-orm";
import { document } from "../../db/schema";
import type { Reader } from "../../db/write-transaction";

/** A mall's settings; empty if it has none. */
export async function mallSettings(reader: Reader, tenant: string): Promise<Record<string, string>> {
  const [row] = await reader
    .select({ body: document.body })
    .from(document)
    .where(and(eq(document.tenant, tenant), eq(document.name, "settings")));
  return JSON.parse(row?.body ?? "{}");
}

/** A mall's name as its settings say. */
export const mallName = async (reader: Reader, tenant: string): Promise<string> =>
  (await mallSettings(reader, tenant)).website_name ?? tenant;
