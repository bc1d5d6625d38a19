import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { tenantIds } from "@contract/tenant-folders.server";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

describe("with malls in TENANTS_DIR", () => {
  const folder = mkdtempSync(join(tmpdir(), "promenade-malls-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const config = {
    tenantId: "harfa",
    tenantSecondLevelDomain: "harfa",
    gtmId: null,
    metaId: null,
    redirectRule: null,
  };
  const tags = { en: { index: { title: "Harfa", description: "Shops" } } };
  const right = { "config.json": config, "meta-tags.json": tags };

  /** Starts with one mall in the folder, and the file system's own folder beside it. */
  function startWith(id: string, files: Record<string, unknown>) {
    rmSync(folder, { recursive: true });
    for (const path of [id, "lost+found"]) mkdirSync(join(folder, path), { recursive: true });
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, id, path)), { recursive: true });
      writeFileSync(join(folder, id, path), typeof content === "string" ? content : JSON.stringify(content));
    }
    vi.stubEnv("TENANTS_DIR", folder);
    return start(() => ({}));
  }

  it("has them beside those of the build", async () => {
    const { tenantOfHost, tenants } = await startWith("harfa", right);
    expect(tenantOfHost("www.harfa.cz").pagesMetaTags.en?.index.title).toBe("Harfa");
    expect(Object.keys(tenants)).toEqual(expect.arrayContaining(["beta", "harfa"]));
    expect(Object.keys(tenants)).toHaveLength(tenantIds.length + 1);
  });

  it("replaces one of the build", async () => {
    const own = { ...config, tenantId: "europasc", tenantSecondLevelDomain: "europa" };
    const { tenantOfHost } = await startWith("europasc", { ...right, "config.json": own });
    expect(["europa.sk", "europasc.sk"].map((host) => tenantOfHost(host).tenantId)).toEqual([
      "europasc",
      "beta",
    ]);
  });

  it.each([
    ["there is no configuration", { "meta-tags.json": tags }, /harfa\/config\.json can't be read: ENOENT/],
    ["there are no tags", { "config.json": config }, /harfa\/meta-tags\.json can't be read: ENOENT/],
    ["a file is no JSON", { ...right, "config.json": "{,}" }, /harfa\/config\.json can't be read: .*JSON/],
    [
      "a file holds a list",
      { ...right, "meta-tags.json": [] },
      /meta-tags\.json can't be read: .*no JSON object/,
    ],
    [
      "a field is misspelt",
      { ...right, "config.json": { ...config, gtmID: null } },
      /harfa \(config.*gtmID/s,
    ],
    [
      "tags are incomplete",
      { ...right, "meta-tags.json": { en: { index: {} } } },
      /pagesMetaTags\.en\.index\.title/,
    ],
    [
      "it has another's name",
      { ...right, "config.json": { ...config, tenantId: "plaza" } },
      /tenantId is plaza/,
    ],
    [
      "its domain is another's",
      { ...right, "config.json": { ...config, tenantSecondLevelDomain: "europasc" } },
      /same tenantSecondLevelDomain/,
    ],
  ])("doesn't start if %s", async (_, files, message) => {
    await expect(startWith("harfa", files)).rejects.toThrow(message);
  });

  it("doesn't start without the folder", async () => {
    vi.stubEnv("TENANTS_DIR", "/nowhere/malls");
    await expect(start(() => ({}))).rejects.toThrow(/^TENANTS_DIR is \/nowhere\/malls, which can't be read/);
  });

  it("serves their files, to their hosts", async () => {
    const links = '[{"relation": []}]';
    await startWith("harfa", {
      ...right,
      "assets/.well-known/assetlinks.json": links,
      "assets/.well-known/apple-app-site-association": "{}",
    });
    const { mallFile } = await import("./mall-file.server");
    const get = (url: string) => mallFile(new Request(url));
    const file = get("https://harfa.cz/.well-known/assetlinks.json?a=1");
    expect([await file?.text(), file?.headers.get("Content-Type")]).toEqual([links, "application/json"]);
    expect(get("https://harfa.cz/.well-known/apple-app-site-association")?.headers.get("Content-Type")).toBe(
      "application/json",
    );
    for (const url of [
      "https://europasc.cz/.well-known/assetlinks.json",
      "https://europasc.cz/..%2fharfa/.well-known/assetlinks.json",
      "https://harfa.cz/config.json",
      "https://harfa.cz/..%2fconfig.json",
      "https://harfa.cz/.well-known",
    ])
      expect(get(url), url).toBeNull();
  });

  it("doesn't start with a file that is too large", async () => {
    await startWith("harfa", { ...right, "assets/film.mp4": "a".repeat(1024 * 1024 + 1) });
    await expect(import("./mall-file.server")).rejects.toThrow(
      /film\.mp4 has 1048577 bytes, at most 1048576/,
    );
  });
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

  it("only their pages open WebSockets", async () => {
    vi.stubEnv("SITE_HOSTS", declared);
    const { isFromSite } = await start(() => ({}));
    expect(isFromSite("https://www.harfa.cz", "live.test")).toBe(true);
    expect(isFromSite("https://harfa.cz", "harfa.cz")).toBe(true);
    for (const undeclared of ["evil.test", "www.galerieharfa.cz", "www.harfa.cz:8443"])
      expect(isFromSite(`https://${undeclared}`, undeclared), undeclared).toBe(false);
  });

  it("each shows its mall, on the preferred one", async () => {
    const hosts = ["www.harfa.cz", "WWW.Harfa.cz", "harfa.cz", "www.harfa.cz.", "harfa.co.uk"];
    expect(await answers(declared, hosts)).toEqual([
      ["galerieharfa", true, "www.harfa.cz"],
      ["galerieharfa", true, "www.harfa.cz"],
      ["galerieharfa", false, "www.harfa.cz"],
      ["galerieharfa", false, "www.harfa.cz"],
      ["novoplaza", true, "harfa.co.uk"],
    ]);
  });

  it("each answers on the port that it is declared with", async () => {
    const withPorts =
      "harfa.cz:8443 = galerieharfa, preferred; harfa.cz = galerieharfa; harfa.cz:81 = novoplaza";
    expect(await answers(withPorts, ["harfa.cz:8443", "Harfa.cz.:8443", "harfa.cz", "harfa.cz:81"])).toEqual([
      ["galerieharfa", true, "harfa.cz:8443"],
      ["galerieharfa", false, "harfa.cz:8443"],
      ["galerieharfa", false, "harfa.cz:8443"],
      ["novoplaza", true, "harfa.cz:81"],
    ]);
    expect(await answers(withPorts, ["harfa.cz:82", "harfa.cz:443"])).toEqual(
      Array(2).fill(["beta", false, null]),
    );
  });

  it("of this machine answer on any port, unless they are declared with one", async () => {
    const here =
      "www.harfa.localhost = galerieharfa, preferred; harfa.localhost = galerieharfa; beta.localhost:3000 = beta";
    const hosts = [
      "www.harfa.localhost:3000",
      "harfa.localhost:4000",
      "beta.localhost:3000",
      "beta.localhost:4000",
    ];
    expect(await answers(here, hosts)).toEqual([
      ["galerieharfa", true, "www.harfa.localhost:3000"],
      ["galerieharfa", false, "www.harfa.localhost:4000"],
      ["beta", true, "beta.localhost:3000"],
      ["beta", false, null],
    ]);
  });

  it.each([
    "galerieharfa.cz",
    "www.harfa.cz:8443",
    "harfa.cz:8080",
    "europasc.localhost",
    "localhost",
    "x.www.harfa.cz",
    "cz",
    "constructor",
  ])("%s shows no mall", async (host) => {
    expect((await answers(declared, [host]))[0]).toEqual(["beta", false, null]);
  });

  it("all others show the mall that is declared for them, which is not their own", async () => {
    const hosts = ["evil.test:8443", "www.harfa.cz"];
    expect(await answers(`${declared}; * = presentation`, hosts)).toEqual([
      ["presentation", false, "evil.test:8443"],
      ["galerieharfa", true, "www.harfa.cz"],
    ]);
  });

  it("are configured with their port, those of this machine also with the server's", async () => {
    vi.stubEnv("SITE_HOSTS", `${declared}; beta.example:81 = beta; europasc.localhost = europasc`);
    const { isConfiguredHost } = await start(() => ({}));
    const configured = ["www.harfa.cz", "beta.example:81", "europasc.localhost", "europasc.localhost:3000"];
    const others = [
      "www.harfa.cz:3000",
      "harfa.cz",
      "beta.example",
      "europasc.localhost:3001",
      "a.localhost",
    ];
    expect([...configured, ...others].filter((host) => isConfiguredHost(host, 3000))).toEqual(configured);
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
