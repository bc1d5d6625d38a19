import type { TenantId } from "@contract/tenant-ids";
import { z } from "zod";
import { setTimeZone } from "~/mall/mall-clock.server";
import beta from "../../tenants/beta/config";
import europasc from "../../tenants/europasc/config";
import galerieharfa from "../../tenants/galerieharfa/config";
import novoplaza from "../../tenants/novoplaza/config";
import presentation from "../../tenants/presentation/config";
import promenade from "../../tenants/promenade/config";
import { type TenantConfig, type TenantConfigInput, tenantConfig } from "./tenant-config";

const written: Record<TenantId, TenantConfigInput> = {
  promenade,
  galerieharfa,
  novoplaza,
  europasc,
  presentation,
  beta,
};

/** All tenants, checked when the process starts: a wrong value stops it with a line that names the file and the value. */
export const tenants = Object.fromEntries(
  Object.entries(written).map(([tenantId, config]) => [tenantId, checked(tenantId, config)]),
) as Record<TenantId, TenantConfig>;

for (const { tenantId, timeZone } of Object.values(tenants)) setTimeZone(tenantId, timeZone);

const bySecondLevelDomain = new Map(
  Object.values(tenants).map((tenant) => [tenant.tenantSecondLevelDomain, tenant]),
);

/**
 * The tenant that a host name selects: the label before the last (`galerieharfa` in `www.galerieharfa.cz` and in
 * `galerieharfa.localhost`). Every other host is `beta`, so that unknown hosts can't make anything grow.
 */
export function tenantOfHost(host: string): TenantConfig {
  const secondLevel = host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "").split(".").at(-2);
  return bySecondLevelDomain.get(secondLevel ?? "") ?? tenants.beta;
}

/** The host of each tenant on the machine itself. */
export const tenantHosts = (): string[] =>
  Object.values(tenants).map((tenant) => `${tenant.tenantSecondLevelDomain}.localhost`);

export const tenantOf = (request: Request): TenantConfig => tenantOfHost(new URL(request.url).host);

function checked(tenantId: string, config: TenantConfigInput): TenantConfig {
  const result = tenantConfig.safeParse(config);
  if (result.success && result.data.tenantId === tenantId) return result.data;
  const reason = result.success ? `tenantId is ${result.data.tenantId}` : z.prettifyError(result.error);
  throw new Error(`tenants/${tenantId}/config.ts is wrong: ${reason}`);
}
