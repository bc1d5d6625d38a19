import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { document } from "../../db/schema";
import type { Transaction } from "../../db/write-transaction";

/** A mall's name as its settings say. */
export async function mallName(database: Database | Transaction, tenant: string): Promise<string> {
  const [row] = await database
    .select({ body: document.body })
    .from(document)
    .where(and(eq(document.tenant, tenant), eq(document.name, "settings")));
  const settings: Record<string, string> = JSON.parse(row?.body ?? "{}");
  return settings.website_name ?? tenant;
}
