import { fallbackTenant, type TenantId } from "@contract/tenant-ids";
import { z } from "zod";
import { type MallApiAdapter, setAdapter } from "~/mall/adapter.server";
import { setTimeZone } from "~/mall/mall-clock.server";
import { type TenantConfig, type TenantConfigInput, tenantConfig } from "./tenant-config";

const written = import.meta.glob<TenantConfigInput>("../../tenants/*/config.ts", {
  eager: true,
  import: "default",
});

/**
 * Every folder under `tenants/`, by name, validated when the process starts: an invalid value stops it with a line that
 * names the file and the value.
 */
export const tenants: Readonly<Record<TenantId, TenantConfig>> = Object.fromEntries(
  Object.entries(written).map(([path, config]) => {
    const folder = path.split("/").at(-2) ?? "";
    return [folder, checked(folder, config)];
  }),
);

const adapters = import.meta.glob<MallApiAdapter>("../../tenants/*/mall-api.ts", {
  eager: true,
  import: "default",
});
for (const [path, adapter] of Object.entries(adapters)) setAdapter(path.split("/").at(-2) ?? "", adapter);

for (const { tenantId, timeZone } of Object.values(tenants)) setTimeZone(tenantId, timeZone);

const bySecondLevelDomain = byDomain(Object.values(tenants));
const fallback =
  tenants[fallbackTenant] ?? raise(`tenants/${fallbackTenant} is missing: it serves unknown hosts`);

/**
 * The tenant that a host name selects: by its second-level label (`galerieharfa` in `www.galerieharfa.cz` and in
 * `galerieharfa.localhost`). Every other host is `beta`, so that arbitrary hosts can't make anything grow.
 */
export function tenantOfHost(host: string): TenantConfig {
  const secondLevel = host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "").split(".").at(-2);
  return bySecondLevelDomain.get(secondLevel ?? "") ?? fallback;
}

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether a host may be a tenant's: its domain under any top level, with or without `www`, or this machine itself. */
export function isHostOf({ tenantSecondLevelDomain }: TenantConfig, host: string): boolean {
  const [name = "", topLevel = "", ...more] = host
    .replace(/^www\./, "")
    .replace(/:\d+$/, "")
    .split(".");
  const isDomain = name === tenantSecondLevelDomain && /^[a-z]{2,63}$/.test(topLevel) && more.length === 0;
  return isDomain || localHost.test(host);
}

/** Each tenant's host on this machine. */
export const tenantHosts = (): string[] =>
  Object.values(tenants).map((tenant) => `${tenant.tenantSecondLevelDomain}.localhost`);

export const tenantOf = (request: Request): TenantConfig => tenantOfHost(new URL(request.url).host);

function byDomain(all: TenantConfig[]): Map<string, TenantConfig> {
  const found = new Map<string, TenantConfig>();
  for (const tenant of all) {
    const other = found.get(tenant.tenantSecondLevelDomain);
    if (other)
      raise(`tenants/${tenant.tenantId} and ${other.tenantId} have the same tenantSecondLevelDomain`);
    found.set(tenant.tenantSecondLevelDomain, tenant);
  }
  return found;
}

function checked(tenantId: string, config: TenantConfigInput): TenantConfig {
  const result = tenantConfig.safeParse(config);
  if (result.success && result.data.tenantId === tenantId) return result.data;
  const reason = result.success ? `tenantId is ${result.data.tenantId}` : z.prettifyError(result.error);
  return raise(`tenants/${tenantId}/config.ts is wrong: ${reason}`);
}

function raise(reason: string): never {
  throw new Error(reason);
}
