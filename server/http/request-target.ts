/** Backslashes and dot segments, which a browser resolves before it sends a URL. */
const resolvedByBrowsers = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether a request's target is a path that every parser reads alike: a cache in front of the site may apply its rules
 * to `/assets/../en/dashboard`, while the site answers with a member's page.
 */
export const isReadAlike = (target: string): boolean =>
  target.length <= 8192 &&
  target.startsWith("/") &&
  !target.startsWith("//") &&
  !resolvedByBrowsers.test(target.split("?", 1)[0] ?? "");

/** As clients write it to proxies; a server has to accept it too (RFC 9112, 3.2.2). */
const absolute = /^(https?):\/\/([^/?#]*)(.*)$/is;

/** The parts of a target such as `http://host/path?query`; null for all others. */
export function absoluteTarget(target: string): { protocol: string; authority: string; path: string } | null {
  const [, protocol, authority = "", rest = ""] = absolute.exec(target) ?? [];
  if (!protocol) return null;
  return { protocol: protocol.toLowerCase(), authority, path: rest.startsWith("/") ? rest : `/${rest}` };
}
