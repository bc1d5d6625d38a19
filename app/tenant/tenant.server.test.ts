import { tenantIds } from "@contract/tenant-folders.server";
import { expect, it } from "vitest";
import { isHostOf, tenantHosts, tenantOfHost, tenants } from "./tenant.server";

it("has a mall for each folder under tenants/, found by its host", () => {
  expect(Object.keys(tenants).sort()).toEqual(tenantIds);
  for (const host of tenantHosts())
    expect(`${tenantOfHost(host).tenantSecondLevelDomain}.localhost`).toBe(host);
});

it.each(["www.galerieharfa.cz", "GalerieHarfa.localhost:3000", "galerieharfa.sk.", "galerieharfa.cz.:3000"])(
  "shows Galerie Harfa on %s",
  (host) => {
    expect(tenantOfHost(host).tenantId).toBe("galerieharfa");
  },
);

it.each(["localhost", "galerieharfa", "evil.test", "galerieharfa.cz.evil.test"])(
  "shows the fallback mall on %s",
  (host) => {
    expect(tenantOfHost(host).tenantId).toBe("beta");
  },
);

const isHarfas = (host: string) => isHostOf(tenantOfHost("galerieharfa.cz"), host);

it.each([
  "galerieharfa.cz",
  "www.galerieharfa.cz",
  "galerieharfa.localhost:3000",
  "www.galerieharfa.shopping:8443",
  "localhost:3000",
  "127.0.0.1",
  "[::1]:3000",
])("accepts %s as a host of Galerie Harfa", (host) => {
  expect(isHarfas(host)).toBe(true);
});

it.each([
  "evil.test",
  "novoplaza.cz",
  "x.galerieharfa.cz",
  "galerieharfa.cz.evil.test",
  "galerieharfa",
  "galerieharfa.c1",
  "galerieharfa.x",
  "localhost.evil.test",
  "127.0.0.1.evil.test",
])("rejects %s as a host of Galerie Harfa", (host) => {
  expect(isHarfas(host)).toBe(false);
});
