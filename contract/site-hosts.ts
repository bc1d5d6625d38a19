import { isPunycodeValid } from "./punycode.server";
import type { TenantId } from "./tenant-ids";

/** The hosts that an operator has declared. */
export type SiteHosts = {
  /** By name, with its port if it isn't the protocol's own: the mall, and the one of its hosts that answers. */
  byName: ReadonlyMap<string, { tenantId: TenantId; preferred: string }>;
  /** The mall of all other hosts; null if they get no page. */
  otherwise: TenantId | null;
};

type Entry = { host: string; tenantId: TenantId; isPreferred: boolean };

/**
 * Parses entries such as `www.galerieharfa.cz = galerieharfa, preferred`, one a line or separated by semicolons; `*` is
 * every host that isn't declared, and `#` begins a comment. A host without a port is that of the protocol's own port.
 * Throws an Error with a line for each invalid entry.
 * @param tenantIds the malls that there are; null accepts any
 */
export function parseSiteHosts(text: string, tenantIds: readonly TenantId[] | null): SiteHosts {
  const problems: string[] = [];
  const entries = text
    .replaceAll(/#.*/g, "")
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => {
      const parsed = entryOf(entry, tenantIds);
      if (typeof parsed === "object") return [parsed];
      problems.push(`${JSON.stringify(entry)}: ${parsed}`);
      return [];
    });
  const names = entries.map(({ host }) => host);
  for (const name of new Set(names.filter((name, at) => names.indexOf(name) < at)))
    problems.push(`${name} is declared more than once`);

  const byName = new Map<string, { tenantId: TenantId; preferred: string }>();
  for (const tenantId of new Set(entries.map((entry) => entry.tenantId))) {
    const own = entries.filter((entry) => entry.tenantId === tenantId && entry.host !== "*");
    const [preferred, ...more] = own.length === 1 ? own : own.filter(({ isPreferred }) => isPreferred);
    if (own.length > 0 && (!preferred || more.length > 0))
      problems.push(`${tenantId} has ${own.length} hosts: exactly one of them must be preferred`);
    for (const { host } of own) byName.set(host, { tenantId, preferred: preferred?.host ?? host });
  }
  if (byName.size === 0 && problems.length === 0) problems.push("no host is declared");
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return { byName, otherwise: entries.find(({ host }) => host === "*")?.tenantId ?? null };
}

/** An entry, or what is wrong with it. */
function entryOf(entry: string, tenantIds: readonly TenantId[] | null): Entry | string {
  const [, written = "", tenantId = "", mark] =
    /^([^=\s]+)\s*=\s*([^=,\s]+)(?:\s*,\s*(\S+))?$/.exec(entry) ?? [];
  if (!written) return "an entry is `host = mall`, or `host = mall, preferred`";
  const host = written === "*" ? "*" : hostName(written);
  if (!host) return `${written} is no host name`;
  if (tenantIds && !tenantIds.includes(tenantId))
    return `there is no mall ${tenantId}, only ${tenantIds.join(", ")}`;
  if (mark !== undefined && (mark !== "preferred" || host === "*"))
    return `${mark} is not valid ${host === "*" ? "for *" : "here, only `preferred`"}`;
  return { host, tenantId, isPreferred: mark !== undefined };
}

/** A host as browsers send it, with other alphabets in Punycode; null for anything else. */
function hostName(written: string): string | null {
  if (!URL.canParse(`http://${written}`)) return null;
  const { hostname, host, href } = new URL(`http://${written}`);
  const isWhole = href === `http://${host}/` && !hostname.endsWith(".");
  return isWhole && isPunycodeValid(hostname) ? host.replace(/:443$/, "") : null;
}
