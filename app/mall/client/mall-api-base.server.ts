import type { TenantId } from "@contract/tenant-ids";
import { environment } from "~/process/environment.server";

const ownAddresses = new Map<TenantId, string>();

/** Says that a mall's API is at an address of its own. */
export const setOwnAddress = (tenantId: TenantId, template: string) => ownAddresses.set(tenantId, template);

/** The base URL of a mall's pictures and calls, without a trailing slash. */
export const mallApiBase = (tenantId: TenantId): string =>
  (ownAddresses.get(tenantId) ?? environment().MALL_API_URL).replaceAll("{tenant}", tenantId);
