import { environment } from "~/process/environment.server";
import type { ThirdParties } from "~/process/service-ids";
import type { TenantConfig } from "~/tenant/tenant-config";

/** A mall's third-party ids; the environment overrides its configuration. */
export const thirdPartiesOf = ({ tenantId, gtmId, metaId, mapsKey }: TenantConfig): ThirdParties => ({
  gtmId,
  metaId,
  mapsKey,
  ...environment().THIRD_PARTIES?.[tenantId],
});
