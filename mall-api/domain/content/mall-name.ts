import { and, eq } from "drizzle-orm";
import { document } from "../../db/schema";
import type { Reader } from "../../db/write-transaction";

/** A mall's name as its settings say. */
export async function mallName(reader: Reader, tenant: string): Promise<string> {
  const [row] = await reader
    .select({ body: document.body })
    .from(document)
    .where(and(eq(document.tenant, tenant), eq(document.name, "settings")));
  const settings: Record<string, string> = JSON.parse(row?.body ?? "{}");
  return settings.website_name ?? tenant;
}
