import { domainToASCII, domainToUnicode } from "node:url";

/**
 * Whether each label of a host name that begins with `xn--` stands for a name of another alphabet, and is how that name is
 * written. Versions of Node differ in which others they accept, as browsers and proxies do.
 */
export function isPunycodeValid(hostname: string): boolean {
  if (!hostname.includes("xn--")) return true;
  const name = domainToUnicode(hostname);
  return !/(?:^|\.)xn--/.test(name) && domainToASCII(name) === hostname;
}
