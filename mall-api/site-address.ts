import { readFileSync } from "node:fs";
import { parseSiteHosts } from "@contract/site-hosts";
import { tenantIds } from "@contract/tenant-folders.server";
import type { MallApiEnvironment } from "./environment";

type SiteSettings = Pick<MallApiEnvironment, "SITE_URL" | "SITE_HOSTS" | "SITE_HOSTS_FILE" | "PORT">;

/** A mall's site: by `SITE_URL`, else its preferred host, which is behind TLS unless it is this machine. */
export function siteAddress(settings: SiteSettings, tenant: string): string {
  const { SITE_URL, PORT } = settings;
  const host = SITE_URL ? undefined : preferredHost(settings, tenant);
  if (host && !/(?:^|\.)localhost(?::\d+)?$/.test(host)) return `https://${host}`;
  const here = host ?? `${tenant}.localhost`;
  return SITE_URL?.replaceAll("{tenant}", tenant) ?? `http://${here}${here.includes(":") ? "" : `:${PORT}`}`;
}

function preferredHost({ SITE_HOSTS, SITE_HOSTS_FILE: file }: SiteSettings, tenant: string) {
  const declared = file ? readFileSync(file, "utf8") : SITE_HOSTS;
  if (!declared) return undefined;
  return [...parseSiteHosts(declared, tenantIds).byName.values()].find(({ tenantId }) => tenantId === tenant)
    ?.preferred;
}
