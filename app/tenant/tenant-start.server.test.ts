import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TenantConfigInput } from "./tenant-config";

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Starts with the malls' configurations changed. */
function start(changed: (config: TenantConfigInput) => object) {
  vi.doMock("./tenant-config", async (original) => {
    const { tenantConfig, ...others } = await original<typeof import("./tenant-config")>();
    const safeParse = (config: TenantConfigInput) =>
      tenantConfig.safeParse({ ...config, ...changed(config) });
    return { ...others, tenantConfig: { safeParse } };
  });
  return import("./tenant.server");
}
const change =
  (tenantId: string, changes: object) =>
  (config: TenantConfigInput): object =>
    config.tenantId === tenantId ? changes : {};

it("starts with the configured malls", async () => {
  expect((await start(() => ({}))).tenants.beta?.tenantId).toBe("beta");
});

it.each([
  ["two malls have the same domain", "beta", { tenantSecondLevelDomain: "europasc" }, /beta|europasc/],
  ["a mall has another folder's name", "novoplaza", { tenantId: "plaza" }, /tenants\/novoplaza.*plaza/],
  ["a value is invalid", "novoplaza", { timeZone: "Mars/Olympus" }, /tenants\/novoplaza[\s\S]*time zone/],
])("doesn't start if %s", async (_, tenantId, changes, message) => {
  await expect(start(change(tenantId, changes))).rejects.toThrow(message);
});

describe("with declared hosts", () => {
  /** What the site does with a host: its mall, whether it's the mall's own, and the host that answers instead. */
  async function answers(declared: string, hosts: readonly string[]) {
    vi.stubEnv("SITE_HOSTS", declared);
    const site = await start(() => ({}));
    return hosts.map((host) => [
      site.tenantOfHost(host).tenantId,
      site.isOwnHost(host),
      site.answeringHost(host),
    ]);
  }
  const declared = "www.harfa.cz = galerieharfa, preferred; harfa.cz = galerieharfa; harfa.co.uk = novoplaza";

  it("each shows its mall, on the preferred one", async () => {
    const hosts = ["www.harfa.cz", "WWW.Harfa.cz:8443", "harfa.cz", "www.harfa.cz.", "harfa.co.uk"];
    expect(await answers(declared, hosts)).toEqual([
      ["galerieharfa", true, "www.harfa.cz"],
      ["galerieharfa", true, "www.harfa.cz"],
      ["galerieharfa", false, "www.harfa.cz"],
      ["galerieharfa", false, "www.harfa.cz"],
      ["novoplaza", true, "harfa.co.uk"],
    ]);
  });

  it.each(["galerieharfa.cz", "europasc.localhost", "localhost", "x.www.harfa.cz", "cz", "constructor"])(
    "%s shows no mall",
    async (host) => {
      expect((await answers(declared, [host]))[0]).toEqual(["beta", false, null]);
    },
  );

  it("all others show the mall that is declared for them, which is not their own", async () => {
    const hosts = ["evil.test:8443", "www.harfa.cz"];
    expect(await answers(`${declared}; * = presentation`, hosts)).toEqual([
      ["presentation", false, "evil.test"],
      ["galerieharfa", true, "www.harfa.cz"],
    ]);
  });

  it("the start shows where malls answer", async () => {
    vi.stubEnv("SITE_HOSTS", declared);
    expect((await start(() => ({}))).tenantAddresses(3000)).toEqual(["www.harfa.cz", "harfa.co.uk"]);
  });

  it.each([
    [
      "a mall is unknown",
      { SITE_HOSTS: "harfa.cz = harfa" },
      /^SITE_HOSTS is wrong:\n.*no mall harfa, only beta/,
    ],
    [
      "there is no file",
      { SITE_HOSTS_FILE: "/nowhere/hosts" },
      /^SITE_HOSTS_FILE \(\/nowhere\/hosts\).*\n.*ENOENT/,
    ],
    ["both are set", { SITE_HOSTS: declared, SITE_HOSTS_FILE: "hosts" }, /SITE_HOSTS is set too/],
  ])("the process doesn't start if %s", async (_, variables, message) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    await expect(start(() => ({}))).rejects.toThrow(message);
  });
});
