import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TenantId } from "./tenant-ids";

/**
 * All malls: each folder with a `config.ts`. A built process doesn't have these folders, so the build inlines the ids.
 */
export const tenantIds: readonly TenantId[] = process.env.BUILT_TENANT_IDS?.split(",") ?? tenantFolders();

function tenantFolders(): TenantId[] {
  const folder = fileURLToPath(new URL("../tenants", import.meta.url));
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/config.ts`))
    .sort();
}
