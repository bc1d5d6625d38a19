import { environment } from "~/process/environment.server";
import type { TenantConfig } from "./tenant-config";

/** Whether a mall has kiosks. */
export function hasKiosks({ tenantId }: Pick<TenantConfig, "tenantId">): boolean {
  const { KIOSK = [] } = environment();
  return KIOSK === "all" || KIOSK.includes(tenantId);
}
