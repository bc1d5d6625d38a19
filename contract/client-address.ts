/**
 * Request headers with which the site tells a mall API on whose behalf it calls. An API that doesn't support them
 * applies rate limits of its own.
 */
export const visitorHeaders = {
  /** The visitor's IP address. */
  address: "x-client-address",
  /** A random id stored in the visitor's browser; it identifies the browser, not the person. */
  browser: "x-browser-id",
  /** `1` if this browser has logged in to the account of this call before. */
  known: "x-browser-known",
  /** The browser's own User-Agent: names the session in the member's list. */
  userAgent: "x-client-user-agent",
} as const;

/** A range of addresses, and how many times a single line's limit applies to it. */
export type AddressRange = { range: string; factor: number };

/** The limit of a customer with a whole /48, relative to a /64. */
const wideFactor = 8;

/**
 * The ranges by which attempts from an address are counted. One line has one IPv4 address or an IPv6 /64, which counts
 * as one; the /48 around it has a higher limit, because a single customer may hold all of it. IPv4-mapped IPv6 counts
 * as IPv4.
 */
export function addressRanges(address: string): AddressRange[] {
  const groups = groupsOf(address);
  if (!groups) return [{ range: address, factor: 1 }];
  const [high = "0", low = "0"] = groups.slice(6);
  if (groups.slice(0, 6).join() === "0,0,0,0,0,ffff") return [{ range: dotted(high, low), factor: 1 }];
  const prefix = (bits: 48 | 64) => `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
  return [
    { range: prefix(64), factor: 1 },
    { range: prefix(48), factor: wideFactor },
  ];
}

/** The line that an address is of, as which it counts where one line may hold only so much at once. */
export const lineOf = (address: string): string => addressRanges(address)[0]?.range ?? address;

/** The eight groups of an IPv6 address, each in its shortest form; null for anything else. */
function groupsOf(address: string): string[] | null {
  const host = `[${address.replace(/%.*$/, "")}]`;
  if (!address.includes(":") || !URL.canParse(`http://${host}`)) return null;
  const [start = "", end = ""] = new URL(`http://${host}`).hostname.slice(1, -1).split("::");
  const [before, after] = [start, end].map((part) => (part ? part.split(":") : []));
  if (!before || !after) return null;
  return [...before, ...Array(8 - before.length - after.length).fill("0"), ...after];
}

function dotted(high: string, low: string): string {
  const [one, other] = [high, low].map((group) => Number.parseInt(group, 16));
  return [one, other].flatMap((group = 0) => [group >> 8, group & 255]).join(".");
}
