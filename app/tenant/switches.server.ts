import { environment } from "~/process/environment.server";
import type { TenantConfig } from "./tenant-config";

/** What is off until an operator names the malls that have it. */
const hasSwitch =
  (name: "OFFLINE" | "ASSISTANTS" | "KIOSK" | "SIGNAGE" | "LEAFLET") =>
  ({ tenantId }: Pick<TenantConfig, "tenantId">): boolean => {
    const malls = environment()[name] ?? [];
    return malls === "all" || malls.includes(tenantId);
  };

/** Whether a mall's site works offline. */
export const worksOffline = hasSwitch("OFFLINE");
/** Whether a mall answers assistants. */
export const answersAssistants = hasSwitch("ASSISTANTS");
/** Whether a mall has kiosks. */
export const hasKiosks = hasSwitch("KIOSK");
/** Whether a mall has screens in its passages. */
export const hasSignage = hasSwitch("SIGNAGE");
/** Whether a mall has a leaflet to print. */
export const hasLeaflet = hasSwitch("LEAFLET");
