import { environment } from "~/process/environment.server";
import type { TenantConfig } from "./tenant-config";

/** Whether a mall answers assistants. */
export function answersAssistants({ tenantId }: Pick<TenantConfig, "tenantId">): boolean {
  const { ASSISTANTS = [] } = environment();
  return ASSISTANTS === "all" || ASSISTANTS.includes(tenantId);
}
