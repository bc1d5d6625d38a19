/**
 * Whether an Origin belongs to the request's mall: the same origin, or another host of the mall's own domain (with or
 * without `www.`) with the same scheme and port. The same name under another top level doesn't count.
 */
export function isOwnOrigin(origin: string, requestUrl: string, secondLevelDomain: string): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(requestUrl);
  const asking = new URL(origin);
  if (asking.origin !== origin) return false;
  if (asking.origin === own.origin) return true;
  const domain = domainOf(own.hostname);
  return (
    domain.startsWith(`${secondLevelDomain}.`) &&
    domainOf(asking.hostname) === domain &&
    asking.protocol === own.protocol &&
    asking.port === own.port
  );
}

/** `galerieharfa.cz` of `www.galerieharfa.cz`. */
const domainOf = (hostname: string): string => hostname.replace(/\.$/, "").split(".").slice(-2).join(".");
