import { fallbackTenant, type TenantId } from "@contract/tenant-ids";
import { z } from "zod";
import { type MallApiAdapter, setAdapter } from "~/mall/client/adapter.server";
import { setTimeZone } from "~/mall/client/mall-clock.server";
import { declaredHosts } from "./declared-hosts.server";
import { mountedTenants } from "./mounted-tenants.server";
import { type TenantConfig, type TenantConfigInput, tenantConfig } from "./tenant-config";

const written = import.meta.glob<TenantConfigInput>("../../tenants/*/config.ts", {
  eager: true,
  import: "default",
});

/**
 * The malls by id: every folder under `tenants/`, and those in TENANTS_DIR. Validated when the process starts: an invalid
 * value stops it with a line that names the file and the value.
 */
export const tenants: Readonly<Record<TenantId, TenantConfig>> = Object.fromEntries([
  ...Object.entries(written).map(([path, config]) => {
    const id = path.split("/").at(-2) ?? "";
    return [id, checked(id, config, `tenants/${id}/config.ts`)] as const;
  }),
  ...mountedTenants().map(({ id, config, files }) => [id, checked(id, config, files)] as const),
]);

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
 * The tenant that a host name selects. Where hosts are declared, by these; otherwise by its second-level label
 * (`galerieharfa` in `www.galerieharfa.cz` and in `galerieharfa.localhost`). Every other host is `beta`, so that
 * arbitrary hosts can't make anything grow.
 */
export function tenantOfHost(host: string): TenantConfig {
  const hosts = declaredHosts();
  const name = nameOf(host);
  if (hosts)
    return tenants[hosts.byName.get(name)?.tenantId ?? hosts.otherwise ?? fallbackTenant] ?? fallback;
  return bySecondLevelDomain.get(name.split(".").at(-2) ?? "") ?? fallback;
}

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a host is its mall's own, whose pages are cached and indexed: the preferred one where hosts are declared;
 * otherwise the mall's domain under any top level, with or without `www`, or this machine itself.
 */
export function isOwnHost(host: string): boolean {
  if (declaredHosts()) return preferredHost(host) === withoutPort(host);
  const { tenantSecondLevelDomain } = tenantOfHost(host);
  const [name = "", topLevel = "", ...more] = withoutPort(host)
    .replace(/^www\./, "")
    .split(".");
  const isDomain = name === tenantSecondLevelDomain && /^[a-z]{2,63}$/.test(topLevel) && more.length === 0;
  return isDomain || localHost.test(host);
}

/**
 * Whether a host is one of the few that are configured: a visitor can write any port, and any top level where no host
 * is declared.
 * @param port where the server listens
 */
export function isConfiguredHost(host: string, port: number | undefined): boolean {
  const [name, written] = [withoutPort(host), /:(\d+)$/.exec(host)?.[1]];
  const isUsualPort = written === undefined || Number(written) === port;
  return isUsualPort && isOwnHost(host) && (declaredHosts() !== null || isLocal(name));
}

const isLocal = (name: string): boolean => name.endsWith(".localhost") || localHost.test(name);

/**
 * The host name that answers instead of a host's: often its own. Null if no declared host has the name, and no mall is
 * declared for all others.
 */
export function answeringHost(host: string): string | null {
  const hosts = declaredHosts();
  const name = withoutPort(host);
  return !hosts ? name : (preferredHost(host) ?? (hosts.otherwise && name));
}

const preferredHost = (host: string): string | undefined =>
  declaredHosts()?.byName.get(nameOf(host))?.preferred;

const withoutPort = (host: string): string => host.toLowerCase().replace(/:\d*$/, "");

/** Without the dot at the end that a full name may have. */
const nameOf = (host: string): string => withoutPort(host).replace(/\.$/, "");

/** Where each tenant answers: its preferred host, or without declared hosts one on this machine. */
export function tenantAddresses(port: number): string[] {
  const hosts = declaredHosts();
  if (hosts) return [...new Set([...hosts.byName.values()].map(({ preferred }) => preferred))];
  return Object.values(tenants).map((tenant) => `http://${tenant.tenantSecondLevelDomain}.localhost:${port}`);
}

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

function checked(tenantId: string, config: unknown, files: string): TenantConfig {
  const result = tenantConfig.safeParse(config);
  if (result.success && result.data.tenantId === tenantId) return result.data;
  const reason = result.success ? `tenantId is ${result.data.tenantId}` : z.prettifyError(result.error);
  return raise(`${files} is wrong: ${reason}`);
}

function raise(reason: string): never {
  throw new Error(reason);
}
