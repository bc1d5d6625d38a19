import type { TenantId } from "@contract/tenant-ids";

const timeZones = new Map<TenantId, string>();

/** Told by the malls' configurations when they are read: by whose clocks a mall API's dates are meant that name no zone. */
export const setTimeZone = (tenantId: TenantId, timeZone: string) => timeZones.set(tenantId, timeZone);

export const timeZoneOf = (tenantId: TenantId): string => timeZones.get(tenantId) ?? "Europe/Prague";
