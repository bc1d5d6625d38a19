import type { TenantId } from "@contract/tenant-ids";

const timeZones = new Map<TenantId, string>();

/** Set when the malls' configurations are read: the time zone of API dates without one. */
export const setTimeZone = (tenantId: TenantId, timeZone: string) => timeZones.set(tenantId, timeZone);

export const timeZoneOf = (tenantId: TenantId): string => timeZones.get(tenantId) ?? "Europe/Prague";
