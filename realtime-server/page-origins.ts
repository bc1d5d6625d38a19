import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { isLoopback } from "@contract/loopback.server";
import type { Variables } from "@contract/parse-settings.server";
import { parseSiteHosts, type SiteHosts } from "@contract/site-hosts";

export type OriginCheck = (request: Pick<IncomingMessage, "headers">) => boolean;

/**
 * Whether the page that opens a WebSocket is of a declared host. Programs send no Origin; where no host is declared, or a
 * mall for all others, the site may have any.
 */
export function originCheck({ SITE_HOSTS: text, SITE_HOSTS_FILE: file }: Variables): OriginCheck {
  let hosts: SiteHosts | null = null;
  return ({ headers: { origin } }) => {
    if (origin === undefined || !(text || file)) return true;
    try {
      hosts = parseSiteHosts(file ? readFileSync(file, "utf8") : (text ?? ""), null);
    } catch {
      // The hosts remain as they were: the site, which reads the same, logs what is wrong.
    }
    if (!hosts || !URL.canParse(origin)) return false;
    const { host, hostname } = new URL(origin);
    const isDeclared = hosts.byName.has(host) || (isLoopback(hostname) && hosts.byName.has(hostname));
    return isDeclared || hosts.otherwise !== null;
  };
}
