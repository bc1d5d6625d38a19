import { tenantIds } from "@contract/tenant-folders.server";
import { expect, it } from "vitest";
import { tenantHosts, tenantOfHost, tenants } from "./tenant.server";

it("has a mall for each folder under tenants/, found by its host", () => {
  expect(Object.keys(tenants).sort()).toEqual(tenantIds);
  for (const host of tenantHosts())
    expect(`${tenantOfHost(host).tenantSecondLevelDomain}.localhost`).toBe(host);
});

it.each(["www.galerieharfa.cz", "GalerieHarfa.localhost:3000", "galerieharfa.sk."])(
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
