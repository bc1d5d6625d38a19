import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, request } from "undici";
import { afterEach, expect, test } from "vitest";
import { startUpstream } from "../tests/stand-ins/upstream";
import { AddressRefused, isPublicAddress, publicConnector } from "./public-connect.server";

test.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4014:80e::200e"])(
  "takes %s for public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ["this host", "0.0.0.0", "::"],
  ["loopback", "127.0.0.1", "127.255.255.254", "::1"],
  [
    "private",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "fd00:ec2::254",
    "fc00::1",
    "fec0::1",
  ],
  ["link-local", "169.254.169.254", "fe80::1", "fe80::1%eth0"],
  ["carrier-grade NAT", "100.64.0.1", "100.100.100.200"],
  ["multicast and broadcast", "224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1"],
  ["reserved", "0.1.2.3", "192.0.0.192", "198.18.0.1", "240.0.0.1", "4000::1", "100::1"],
  ["documentation", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  ["IPv4 in IPv6: mapped", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:a00:1"],
  ["IPv4 in IPv6: compatible", "::127.0.0.1", "::7f00:1"],
  ["IPv4 in IPv6: translated", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1", "::ffff:0:7f00:1"],
  ["IPv4 in IPv6: 6to4 and Teredo", "2002:7f00:1::", "2002:a00:1::1", "2001:0:53aa:64c::1"],
  ["not an address", "", "localhost", "1.2.3.4.5", "8.8.8.8/0"],
])("takes %s for private or special", (_kind, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

let closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
  closers = [];
});

/** Requests a server on this machine by any host name, which resolves to the given addresses. */
async function ask(host: string, resolved: string[][], networks: string[] = []) {
  const upstream = await startUpstream((_request, response) => response.end("reached"));
  const answers = [...resolved];
  const lookup: LookupFunction = (_host, _options, callback) => {
    const addresses = answers.length > 1 ? (answers.shift() ?? []) : (answers[0] ?? []);
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  const agent = new Agent({
    connect: publicConnector({
      timeout: 1_000,
      networks: networks.map((network) => ipaddr.parseCIDR(network)),
      lookup,
    }),
  });
  closers.push(() => agent.destroy(), upstream.stop);
  const { port } = new URL(upstream.url);
  const answer = await request(`http://${host}:${port}/`, { dispatcher: agent }).then(
    ({ body }) => body.text(),
    (error: Error) => error,
  );
  return { answer, asked: upstream.asked.length };
}

test.each(["127.0.0.1", "[::ffff:127.0.0.1]", "0.0.0.0"])(
  "does not connect to an address such as %s",
  async (host) => {
    const { answer, asked } = await ask(host, []);
    expect(answer).toBeInstanceOf(AddressRefused);
    expect(asked).toBe(0);
  },
);

test.each([[["127.0.0.1"]], [["10.0.0.7", "::1"]], [["::ffff:127.0.0.1"]]])(
  "does not connect to a name that resolves to %j",
  async (addresses) => {
    const { answer, asked } = await ask("rebinding.example", [addresses]);
    expect(answer).toBeInstanceOf(AddressRefused);
    expect(String(answer)).toContain(addresses[0]);
    expect(asked).toBe(0);
  },
);

test("resolves a rebinding name once, and connects to the checked address", async () => {
  // Nobody answers at a documentation address, but it is allowed here; the private one is what must not be reached.
  const { answer, asked } = await ask("rebinding.example", [["192.0.2.1"], ["127.0.0.1"]], ["192.0.2.0/24"]);
  expect(answer).toBeInstanceOf(Error);
  expect(asked).toBe(0);
});

test("connects only to the allowed ones of several addresses", async () => {
  const { answer } = await ask("cdn.example", [["10.255.255.1", "127.0.0.1"]], ["127.0.0.0/8"]);
  expect(answer).toBe("reached");
});

test("connects to a configured private network, by name and by address", async () => {
  expect((await ask("minio.internal", [["127.0.0.1"]], ["10.0.0.0/8", "127.0.0.1/32"])).answer).toBe(
    "reached",
  );
  expect((await ask("127.0.0.1", [], ["127.0.0.1/32"])).answer).toBe("reached");
});
