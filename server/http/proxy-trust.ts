import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { isPunycodeValid } from "@contract/punycode.server";
import { requestIdHeader } from "@contract/request-id";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { absoluteTarget } from "./request-target";

/** Whether the sender at this distance (1 is who connected to us) and address is one of our proxies. */
export type ProxyTrust = (address: string, distance: number) => boolean;

export type Origin = { protocol: "http" | "https"; host: string; clientAddress: string };

const names = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
  "x-client-address",
];

const requestNames = [requestIdHeader, "traceparent", "tracestate"];

/** Parses TRUST_PROXY: empty, a number of proxies, or CIDRs. Null for anything else. */
export function parseProxyTrust(value: string): ProxyTrust | null {
  if (value === "") return () => false;
  if (/^\d{1,2}$/.test(value)) return (_, distance) => distance <= Number(value);
  const trusted = new BlockList();
  for (const range of value.split(",")) {
    const [address = "", bits] = range.trim().split("/");
    const family = isIP(address);
    const prefix = bits === undefined ? (family === 6 ? 128 : 32) : Number(bits);
    if (!family || !Number.isInteger(prefix) || prefix < 0 || prefix > (family === 6 ? 128 : 32)) return null;
    trusted.addSubnet(address, prefix, family === 6 ? "ipv6" : "ipv4");
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? "ipv6" : "ipv4");
  };
}

/**
 * Where a request comes from and which host it addresses: that of an absolute target, which becomes a path, replaces the
 * header. X-Forwarded-* headers count only as far as our own proxies wrote them; they are then removed, so that no later
 * code can trust them by mistake. Null for an invalid host, and for an absolute target of another protocol.
 * @param isHostForwarded whether our proxies write X-Forwarded-Host: one that doesn't passes the visitor's own on
 */
export function originOf(
  request: IncomingMessage,
  trust: ProxyTrust,
  isHostForwarded: boolean,
): Origin | null {
  const { headers } = request;
  const { address, trusted } = clientOf(request, trust);
  const said = (name: "x-forwarded-host" | "x-forwarded-proto") => {
    const entries = trusted > 0 ? listOf(headers[name]) : [];
    return entries[Math.max(0, entries.length - trusted)];
  };
  const target = absoluteTarget(request.url ?? "");
  if (target) request.url = target.path;
  const host = (isHostForwarded && said("x-forwarded-host")) || (target?.authority ?? headers.host ?? "");
  const protocol = said("x-forwarded-proto") === "https" ? "https" : "http";
  // Names of a request are a proxy's too: a visitor's would be in all logs, and decide what is traced.
  for (const name of trusted > 0 ? names : [...names, ...requestNames])
    if (name in headers) delete headers[name];
  if (!isHost(host) || isHostRepeated(request)) return null;
  if (target && target.protocol !== protocol) return null;
  return { protocol, host: host.toLowerCase().replace(ownPort[protocol], ""), clientAddress: address };
}

/** Whether one of our own proxies sent the request. */
export const isFromProxy = ({ socket }: Pick<IncomingMessage, "socket">, trust: ProxyTrust): boolean =>
  trust(addressIn(socket.remoteAddress ?? ""), 1);

/** The address that a request comes from, as far as our own proxies say so. */
export const clientAddressOf = (request: IncomingMessage, trust: ProxyTrust): string =>
  clientOf(request, trust).address;

/**
 * The client's address, and how many entries from the end of a forwarding header the one by our farthest proxy is: each
 * proxy may append one. 0 if no proxy of ours sent the request.
 */
function clientOf({ headers, socket }: IncomingMessage, trust: ProxyTrust) {
  const sender = addressIn(socket.remoteAddress ?? "");
  if (!trust(sender, 1)) return { address: sender, trusted: 0 };
  const chain = [...listOf(headers["x-forwarded-for"]).map(addressIn), sender];
  let distance = 1;
  while (distance < chain.length && trust(chain.at(-distance) ?? "", distance)) distance++;
  const client = chain.at(-distance) ?? sender;
  const trusted = Math.max(1, trust(client, distance) ? distance : distance - 1);
  return { address: isIP(client) ? client : sender, trusted };
}

/** A port that a URL doesn't show: a client may write it all the same. */
const ownPort = { http: /:0*80$/, https: /:0*443$/ };

const knownHosts = new LRUCache<string, boolean>({ max: 500 });

function isHost(text: string): boolean {
  const known = knownHosts.get(text);
  if (known !== undefined) return known;
  const isValid = hasOneReading(text);
  knownHosts.set(text, isValid);
  return isValid;
}

/** Whether it is a host that every parser reads alike: `0x7f.1` is an address for some, `xn--a` no name for others. */
function hasOneReading(text: string): boolean {
  if (!/^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(text)) return false;
  const address = `http://${text}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === text.toLowerCase().replace(/:\d+$/, "") && isPunycodeValid(hostname);
}

/** Node passes on the first of several Host headers; a proxy in front may have decided by another. */
function isHostRepeated({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts++;
  return hosts > 1;
}

const listOf = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** `[2001:db8::1]`, `"[2001:db8::1]:443"` or `192.0.2.1:5678`: some proxies write down the client's port too. */
const withPort = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?"?$/;

/**
 * The address in an entry of X-Forwarded-For, or of a connection, without its port and zone; an IPv4 address in IPv6 form
 * is an IPv4 address. Anything else, such as `unknown`, remains as it is.
 */
function addressIn(entry: string): string {
  const plain = entry.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) return plain;
  const [, bracketed, dotted] = withPort.exec(entry) ?? [];
  const address = bracketed ?? dotted ?? entry;
  return isIPv6(address) ? ipaddr.process(address.replace(/%.*$/s, "")).toString() : address;
}
