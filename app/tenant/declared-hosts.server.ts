import { readFileSync, watchFile } from "node:fs";
import { parseSiteHosts, type SiteHosts } from "@contract/site-hosts";
import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { log } from "~/process/log.server";

/** How often the file is looked at: a mounted file is often replaced by a link, which other watchers miss. */
const lookMs = 2_000;

// Read when the process starts, like the malls: an invalid entry stops it.
let current = readHosts();

const file = process.env.SITE_HOSTS_FILE;
if (file) {
  watchFile(file, { interval: lookMs, persistent: false }, reload);
  process.on("SIGHUP", reload);
}

/** The hosts of SITE_HOSTS or SITE_HOSTS_FILE; null without either. */
export const declaredHosts = (): SiteHosts | null => current;

/** The declared hosts of each mall, first the one that answers, last `*` for all others; null where none is declared. */
export function hostsByMall(): Map<TenantId, string[]> | null {
  if (!current) return null;
  const hosts = new Map<TenantId, string[]>();
  for (const [host, { tenantId, preferred }] of current.byName) {
    const own = hosts.get(tenantId) ?? [];
    hosts.set(tenantId, host === preferred ? [host, ...own] : [...own, host]);
  }
  if (current.otherwise) hosts.set(current.otherwise, [...(hosts.get(current.otherwise) ?? []), "*"]);
  return hosts;
}

/** Throws an Error that names the setting and its invalid entries. */
function readHosts(): SiteHosts | null {
  const { SITE_HOSTS: text, SITE_HOSTS_FILE: path } = process.env;
  if (!text && !path) return null;
  const name = path ? `SITE_HOSTS_FILE (${path})` : "SITE_HOSTS";
  try {
    if (text && path) throw new Error("SITE_HOSTS is set too: use one of them");
    return parseSiteHosts(path ? readFileSync(path, "utf8") : (text ?? ""), tenantIds);
  } catch (error) {
    throw new Error(`${name} is wrong:\n${(error as Error).message}`);
  }
}

function reload() {
  try {
    current = readHosts();
    log.info({ hosts: current?.byName.size }, "The declared hosts were reloaded");
  } catch (error) {
    log.error(`The hosts remain as they were: ${(error as Error).message}`);
  }
}
