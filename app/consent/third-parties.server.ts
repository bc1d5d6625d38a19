import { environment } from "~/environment.server";
import type { TenantConfig, ThirdParties } from "~/tenant/tenant-config";

/** A mall's third-party ids; the environment overrides its configuration. */
export const thirdPartiesOf = ({ tenantId, gtmId, metaId, mapsKey }: TenantConfig): ThirdParties => ({
  gtmId,
  metaId,
  mapsKey,
  ...environment().THIRD_PARTIES?.[tenantId],
});
