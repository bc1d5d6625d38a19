import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TenantId } from "./tenant-ids";

/**
 * The malls of the build: each folder under `tenants/` with a `config.json`. A built process doesn't have these folders,
 * so the build inlines the ids.
 */
export const builtTenantIds: readonly TenantId[] =
  process.env.BUILT_TENANT_IDS?.split(",") ?? tenantFolders();

/** The malls in TENANTS_DIR. Other names are no malls: mounted volumes have folders of their own (`lost+found`). */
export const mountedTenantIds: readonly TenantId[] = foldersIn(process.env.TENANTS_DIR);

/** All malls. */
export const tenantIds: readonly TenantId[] = [...new Set([...builtTenantIds, ...mountedTenantIds])].sort();

function tenantFolders(): TenantId[] {
  const folder = fileURLToPath(new URL("../tenants", import.meta.url));
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/config.json`))
    .sort();
}

function foldersIn(folder: string | undefined): TenantId[] {
  if (!folder) return [];
  try {
    return readdirSync(folder).filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
  } catch (error) {
    throw new Error(`TENANTS_DIR is ${folder}, which can't be read: ${(error as Error).message}`);
  }
}
