import { environment } from "~/environment.server";
import type { TenantConfig, ThirdParties } from "~/tenant/tenant-config";

/** The other companies' services that a mall uses, by the ids that it has there; the environment stands above its configuration. */
export const thirdPartiesOf = ({ tenantId, gtmId, metaId, mapsKey }: TenantConfig): ThirdParties => ({
  gtmId,
  metaId,
  mapsKey,
  ...environment().THIRD_PARTIES?.[tenantId],
});
