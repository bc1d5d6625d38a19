import { fallbackTenant, localhostTenant, type TenantId } from "@contract/tenant-ids";
import { z } from "zod";
import { setOwnAddress } from "~/mall/client/mall-api-base.server";
import { declaredHosts } from "./declared-hosts.server";
import { mountedTenants } from "./mounted-tenants.server";
import { type TenantConfig, tenantConfig } from "./tenant-config";

const configs = import.meta.glob<object>("../../tenants/*/config.json", { eager: true, import: "default" });
const metaTags = import.meta.glob<object>("../../tenants/*/meta-tags.json", {
  eager: true,
  import: "default",
});

/**
 * The malls by id: every folder under `tenants/`, and those in TENANTS_DIR. Validated when the process starts: an invalid
 * value stops it with a line that names the file and the value.
 */
export const tenants: Readonly<Record<TenantId, TenantConfig>> = Object.fromEntries([
  ...Object.entries(configs).map(([path, config]) => {
    const id = path.split("/").at(-2) ?? "";
    const pagesMetaTags = metaTags[`../../tenants/${id}/meta-tags.json`];
    return [id, checked(id, { ...config, pagesMetaTags }, `tenants/${id}`)] as const;
  }),
  ...mountedTenants().map(({ id, config, files }) => [id, checked(id, config, files)] as const),
]);

for (const { tenantId, mallApi } of Object.values(tenants))
  if (mallApi.url) setOwnAddress(tenantId, mallApi.url);

const bySecondLevelDomain = byDomain(Object.values(tenants));
const fallback =
  tenants[fallbackTenant] ?? raise(`tenants/${fallbackTenant} is missing: it serves unknown hosts`);

/**
 * The tenant that a host selects. Where hosts are declared, by these; otherwise by its second-level label
 * (`galerieharfa` in `www.galerieharfa.cz` and in `galerieharfa.localhost`), and `localhost` is the first mall of the
 * README. Every other host is `beta`, so that arbitrary hosts can't make anything grow.
 */
export function tenantOfHost(host: string): TenantConfig {
  const hosts = declaredHosts();
  if (hosts) return tenants[declarationOf(host)?.tenantId ?? hosts.otherwise ?? fallbackTenant] ?? fallback;
  const { name } = partsOf(host);
  if (name === "localhost") return tenants[localhostTenant] ?? fallback;
  return bySecondLevelDomain.get(name.split(".").at(-2) ?? "") ?? fallback;
}

/**
 * Whether a host is its mall's own, whose pages are cached and indexed: the preferred one where hosts are declared;
 * otherwise the mall's domain under any top level, with or without `www`, or this machine itself.
 */
export function isOwnHost(host: string): boolean {
  if (declaredHosts()) return declarationOf(host)?.preferred === host.toLowerCase();
  const { tenantSecondLevelDomain } = tenantOfHost(host);
  const { written } = partsOf(host);
  const [name = "", topLevel = "", ...more] = written.replace(/^www\./, "").split(".");
  const isDomain = name === tenantSecondLevelDomain && /^[a-z]{2,63}$/.test(topLevel) && more.length === 0;
  return isDomain || localName.test(written);
}

/**
 * Whether a host is one of the few that are configured: a visitor can write any port on this machine, and any port and
 * top level where no host is declared.
 * @param port where the server listens
 */
export function isConfiguredHost(host: string, port: number | undefined): boolean {
  const { written, port: own } = partsOf(host);
  const isDeclared = declaredHosts()?.byName.has(host.toLowerCase()) ?? false;
  const isUsualPort = own === "" || own === `:${port}`;
  return isOwnHost(host) && (isDeclared || (isUsualPort && isLocal(written)));
}

/**
 * The host that answers instead of a host: often itself. Null if it is not declared with this port, and no mall is
 * declared for all others.
 */
export function answeringHost(host: string): string | null {
  const hosts = declaredHosts();
  return !hosts ? host : (declarationOf(host)?.preferred ?? (hosts.otherwise && host));
}

/**
 * Whether a name is that of a declared host, on any of its ports: certificates are for names. A host of which only
 * `* = mall` is said is not.
 */
export function isDeclaredName(name: string): boolean {
  const wanted = name.toLowerCase();
  return [...(declaredHosts()?.byName.keys() ?? [])].some((host) => partsOf(host).written === wanted);
}

/**
 * Whether a page may open a WebSocket at a host: one of the same host, or of any mall's own. Browsers don't restrict
 * WebSockets to one origin.
 * @param origin as the browser sent it
 */
export function isFromSite(origin: string, host: string): boolean {
  const page = URL.canParse(origin) ? new URL(origin) : null;
  if (page?.origin !== origin) return false;
  return isOwnHost(page.host) || (page.host === host && answeringHost(host) !== null);
}

/**
 * The declaration of a host. A name of this machine leads nobody elsewhere: one that is declared without a port may have
 * any.
 */
function declarationOf(host: string): { tenantId: TenantId; preferred: string } | undefined {
  const { name, port } = partsOf(host);
  const { byName } = declaredHosts() ?? {};
  const declared = byName?.get(name + port);
  if (declared || !isLocal(name)) return declared;
  const anyPort = byName?.get(name);
  return anyPort && { ...anyPort, preferred: anyPort.preferred + (isLocal(anyPort.preferred) ? port : "") };
}

const localName = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const isLocal = (name: string): boolean => name.endsWith(".localhost") || localName.test(name);

/** A host in lower case: its name as it is written, without the dot at the end that it may have, and `:port`. */
function partsOf(host: string): { written: string; name: string; port: string } {
  const [, written = "", port = ""] = /^(.*?)(:\d*)?$/s.exec(host.toLowerCase()) ?? [];
  return { written, name: written.replace(/\.$/, ""), port };
}

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
