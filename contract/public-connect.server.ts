import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { buildConnector } from "undici";

/** An address range, as ipaddr.js parses a CIDR. */
export type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** All addresses of a host are on private or special networks, so no connection is made. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/** The public IPv6 range; everything else is special or unassigned. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to the public internet: not private, loopback, link-local, carrier-grade NAT, multicast,
 * documentation or reserved, and not an IPv4 address within an IPv6 one (mapped, NAT64, 6to4, Teredo), whatever that is.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  return address.range() === "unicast" && (address.kind() === "ipv4" || isWithin(address, globalUnicast));
}

/**
 * Connects only to public addresses and to those in `networks`. It connects to the very address that was checked, so
 * DNS rebinding has no effect.
 */
export function publicConnector(options: {
  timeout: number;
  networks: readonly Network[];
  lookup?: LookupFunction | undefined;
}): ReturnType<typeof buildConnector> {
  const { timeout, networks, lookup = systemLookup } = options;
  const isAllowed = (text: string) =>
    isPublicAddress(text) ||
    (ipaddr.isValid(text) && networks.some((network) => isWithin(ipaddr.parse(text), network)));

  const checkedLookup: LookupFunction = (host, lookupOptions, callback) => {
    lookup(host, { ...lookupOptions, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const all = typeof found === "string" ? [{ address: found, family: isIP(found) }] : found;
      const allowed = all.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(refused(host, all), []);
      if (lookupOptions.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ timeout, lookup: checkedLookup });

  return (target, callback) => {
    // An IP address instead of a name is connected to without a lookup.
    const host = target.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) && !isAllowed(host)) callback(refused(host, [{ address: host }]), null);
    else connect(target, callback);
  };
}

function isWithin(address: Network[0], [base, bits]: Network): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}

const refused = (host: string, found: { address: string }[]) =>
  new AddressRefused(`${host} has no public address (${found.map(({ address }) => address).join(", ")})`);
