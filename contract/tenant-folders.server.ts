import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TenantId } from "./tenant-ids";

/**
 * All malls: a folder with a `config.ts` is one. A built process has no such folders beside it, so the builds write the ids
 * into it.
 */
export const tenantIds: readonly TenantId[] = process.env.BUILT_TENANT_IDS?.split(",") ?? tenantFolders();

function tenantFolders(): TenantId[] {
  const folder = fileURLToPath(new URL("../tenants", import.meta.url));
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/config.ts`))
    .sort();
}
