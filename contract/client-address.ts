/**
 * What the site tells a mall API about who a call is for, as headers. An API that does not know them counts attempts in its
 * own way.
 */
export const visitorHeaders = {
  /** The visitor's address. */
  address: "x-client-address",
  /** A random id that the visitor's browser keeps; nothing can be told from it but that it is the same browser. */
  browser: "x-browser-id",
  /** `1`: this browser has proved before that the account of this call is its user's. */
  known: "x-browser-known",
} as const;

/** A range of addresses, and how many times as much as a single line's may come from it. */
export type AddressRange = { range: string; factor: number };

/** What a customer who has a whole /48 may do, compared with a /64. */
const wideFactor = 8;

/**
 * The ranges that attempts from an address are counted by. One line has one IPv4 address, or 2^64 of IPv6: those count as
 * one, and the /48 around them more loosely, because a single customer may be given all of it. IPv4 written as IPv6 is IPv4.
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
