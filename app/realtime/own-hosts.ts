/**
 * Whether an Origin is the mall's that a request asks: the same origin, or another host of the mall's own domain (`www.` and
 * without it) on the same scheme and port. A host that only looks alike under another ending is not.
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
