import { environment } from "~/process/environment.server";
import type { TenantConfig } from "./tenant-config";

/** Whether a mall's site works offline. */
export function worksOffline({ tenantId }: Pick<TenantConfig, "tenantId">): boolean {
  const { OFFLINE = [] } = environment();
  return OFFLINE === "all" || OFFLINE.includes(tenantId);
}
