import { tenantIds } from "@contract/tenant-folders.server";
import { expect, it } from "vitest";
import {
  answeringHost,
  isConfiguredHost,
  isFromSite,
  isOwnHost,
  tenantAddresses,
  tenantOfHost,
  tenants,
} from "./tenant.server";

it("has a mall for each folder under tenants/, found by its host", () => {
  expect(Object.keys(tenants).sort()).toEqual(tenantIds);
  for (const address of tenantAddresses(3000)) {
    const { host, port } = new URL(address);
    expect([`${tenantOfHost(host).tenantSecondLevelDomain}.localhost:3000`, port]).toEqual([host, "3000"]);
  }
});

it.each([
  "localhost",
  "LOCALHOST:3000",
  "www.galerieharfa.cz",
  "GalerieHarfa.localhost:3000",
  "galerieharfa.sk.",
  "galerieharfa.cz.:3000",
])("shows Galerie Harfa on %s", (host) => {
  expect(tenantOfHost(host).tenantId).toBe("galerieharfa");
});

it.each(["127.0.0.1:3000", "galerieharfa", "evil.test", "galerieharfa.cz.evil.test"])(
  "shows the fallback mall on %s",
  (host) => {
    expect(tenantOfHost(host).tenantId).toBe("beta");
  },
);

it.each([
  "galerieharfa.cz",
  "www.galerieharfa.cz",
  "galerieharfa.localhost:3000",
  "www.galerieharfa.shopping:8443",
  "localhost:3000",
  "127.0.0.1",
  "[::1]:3000",
])("has %s as a mall's own host", (host) => {
  expect(isOwnHost(host)).toBe(true);
});

it.each([
  "evil.test",
  "x.galerieharfa.cz",
  "galerieharfa.cz.evil.test",
  "galerieharfa.cz.",
  "galerieharfa",
  "galerieharfa.c1",
  "galerieharfa.x",
  "galerieharfa.co.uk",
  "localhost.evil.test",
  "127.0.0.1.evil.test",
])("does not have %s as a mall's own host", (host) => {
  expect(isOwnHost(host)).toBe(false);
});

it("has only this machine's hosts as configured ones where none is declared", () => {
  const hosts = ["galerieharfa.localhost:3000", "127.0.0.1", "galerieharfa.cz", "galerieharfa.cz:3000"];
  expect(hosts.filter((host) => isConfiguredHost(host, 3000))).toEqual(hosts.slice(0, 2));
});

it("answers on every host where none is declared", () => {
  for (const host of ["galerieharfa.cz", "evil.test:3000"]) expect(answeringHost(host)).toBe(host);
});

it.each([
  ["http://evil.test:3000", "evil.test:3000", true],
  ["https://www.galerieharfa.cz", "live.test", true],
  ["http://europasc.localhost:3000", "localhost:6001", true],
  ["https://evil.test", "www.galerieharfa.cz", false],
  ["https://www.galerieharfa.cz.evil.test", "www.galerieharfa.cz", false],
  ["https://www.galerieharfa.cz/", "www.galerieharfa.cz", false],
  ["null", "www.galerieharfa.cz", false],
])("where no host is declared, a page of %s opens WebSockets at %s: %s", (origin, host, may) => {
  expect(isFromSite(origin, host)).toBe(may);
});
