import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type RunningSite, startSite } from "../processes/site-process";
import { rawRequest } from "../requests/raw-request";

const folder = mkdtempSync(join(tmpdir(), "promenade-hosts-"));
const file = join(folder, "hosts");
const declared = `
www.harfa.cz = galerieharfa, preferred
harfa.cz = galerieharfa
plaza.co.uk = novoplaza
promenade.example:8443 = promenade, preferred
promenade.example = promenade
beta.localhost = beta
koruna.example = pasaz
`;
let site: RunningSite;
beforeAll(async () => {
  writeFileSync(file, declared);
  const pasaz = join(folder, "malls/pasaz");
  mkdirSync(`${pasaz}/assets/.well-known`, { recursive: true });
  const config = {
    tenantId: "pasaz",
    tenantSecondLevelDomain: "pasaz",
    gtmId: null,
    metaId: null,
    redirectRule: "root",
  };
  writeFileSync(`${pasaz}/config.json`, JSON.stringify(config));
  const tags = { cz: { index: { title: "Pasáž Koruna", description: "Obchody v centru." } } };
  writeFileSync(`${pasaz}/meta-tags.json`, JSON.stringify(tags));
  writeFileSync(`${pasaz}/assets/.well-known/assetlinks.json`, "[]");
  site = await startSite({
    SITE_HOSTS_FILE: file,
    TRUST_PROXY: "1",
    TENANTS_DIR: join(folder, "malls"),
    OPERATOR_PORT: "0",
  });
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const page = (Host: string, path = "/en", headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(site.port, path, { Host, ...headers }, method);
const isCached = async (host: string) => {
  await page(host);
  return (await page(host)).headers.age !== undefined;
};
/** Declares other hosts, and waits until the site answers on the last one. */
async function declare(text: string, host: string) {
  writeFileSync(file, text);
  await vi.waitFor(async () => expect((await page(host)).status).toBe(200), {
    timeout: 10_000,
    interval: 100,
  });
}

/** The status for a name that a proxy asks a certificate for. */
const declaredStatus = async (name: string) => {
  const query = new URLSearchParams({ domain: name });
  return (await fetch(`http://127.0.0.1:${site.operatorPort}/declared-host?${query}`)).status;
};

describe("declared hosts", () => {
  it("get certificates, on any of their ports, and no other name does", async () => {
    for (const name of ["www.harfa.cz", "harfa.cz", "HARFA.cz", "promenade.example", "koruna.example"])
      expect(await declaredStatus(name), name).toBe(200);
    for (const name of [
      "unknown.example",
      "x.www.harfa.cz",
      "harfa.cz:443",
      "promenade.example:8443",
      "*",
      "",
    ])
      expect(await declaredStatus(name), name).toBe(404);
    expect((await fetch(`http://127.0.0.1:${site.operatorPort}/declared-host`)).status).toBe(404);
  });

  it("show their mall, cached and indexed", async () => {
    for (const host of ["www.harfa.cz", "promenade.example:8443", "beta.localhost:1234"]) {
      const { status, body, headers } = await page(host);
      expect([status, headers["x-robots-tag"]], host).toEqual([200, undefined]);
      expect(body).toContain(`href="http://${host}/en"`);
      expect(await isCached(host), host).toBe(true);
    }
    expect((await page("www.harfa.cz")).body).toContain("Galerie Harfa");
    expect((await page("plaza.co.uk")).body).toContain("Novo Plaza");
  });

  it.each([
    ["GET", "http", "harfa.cz", "/en/search?q=a%20b&q=c"],
    ["HEAD", "https", "HARFA.cz:443", "/"],
    ["POST", "https", "harfa.cz.", "/en/login?redirectTo=%2Fen"],
    ["GET", "http", "www.harfa.cz.", "/robots.txt"],
    ["GET", "http", "harfa.cz", "/assets/none.js"],
  ])("redirect to the preferred one: %s %s://%s%s", async (method, protocol, host, path) => {
    const sent = { "X-Forwarded-Proto": protocol, "Content-Length": "0" };
    const { status, headers, body } = await page(host, path, sent, method);
    expect([status, headers.location, body]).toEqual([308, `${protocol}://www.harfa.cz${path}`, ""]);
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect(headers["strict-transport-security"] !== undefined).toBe(protocol === "https");
  });

  it("redirect to the preferred one's port", async () => {
    const { status, headers } = await page("promenade.example", "/en?a=1");
    expect([status, headers.location]).toEqual([308, "http://promenade.example:8443/en?a=1"]);
  });

  it("may be written with the protocol's own port, which no address has", async () => {
    for (const [host, protocol] of [
      ["www.harfa.cz:80", "http"],
      ["www.harfa.cz:443", "https"],
    ] as const) {
      const { status, body } = await page(host, "/en", { "X-Forwarded-Proto": protocol });
      expect([status, body.includes(`href="${protocol}://www.harfa.cz/en"`)], host).toEqual([200, true]);
      expect(body).not.toContain(host);
    }
  });

  it.each([
    "unknown.example",
    "galerieharfa.cz",
    "galerieharfa.localhost",
    "x.www.harfa.cz",
    "127.0.0.1",
    "www.harfa.cz:8443",
    "www.harfa.cz:443",
    "harfa.cz:8080",
    "promenade.example:8444",
  ])("don't include %s: it gets 421, in the visitor's language", async (host) => {
    const { status, body, headers } = await page(host, "/", { "Accept-Language": "sk" });
    expect([status, headers["cache-control"], headers.location]).toEqual([421, "no-store", undefined]);
    expect(body).toContain('<html lang="sk"');
    expect(body).toContain("Na tejto adrese nie je žiadne nákupné centrum");
    expect(body).toContain("SITE_HOSTS");
    expect(body).not.toMatch(/harfa|europa|plaza/i);
    // Neither the path nor a cookie of elsewhere, but the browser says the language; none of ours is English.
    for (const [path, accepted, language] of [
      ["/cz", "de-AT,de;q=0.9,cs;q=0.1", "de"],
      ["/cz/obchody-a-sluzby", "fr", "en"],
      ["/", "", "en"],
    ] as const)
      expect((await page(host, path, { "Accept-Language": accepted, Cookie: "locale=cz" })).body).toContain(
        `<html lang="${language}"`,
      );
    for (const path of ["/robots.txt", "/en/login.data", "/icon.png", "/api/proxy/companies"])
      expect((await page(host, path)).status, path).toBe(421);
    expect((await page(host, "/en/login", { "Content-Length": "0" }, "POST")).status).toBe(421);
    expect((await page(host, "/healthz")).status).toBe(200);
  });

  it("are not replaced by what a visitor writes into X-Forwarded-Host", async () => {
    const path = "/en/opening-hours";
    const mixed = await page("www.harfa.cz", path, { "X-Forwarded-Host": "plaza.co.uk" });
    const next = await page("www.harfa.cz", path);
    for (const { status, body } of [mixed, next]) {
      expect(status).toBe(200);
      expect(body).toContain('href="http://www.harfa.cz/en/opening-hours"');
      expect(body).not.toMatch(/plaza\.co\.uk|Novo Plaza/);
    }
  });

  it("are reloaded when their file changes or by SIGHUP, and remain if it is wrong", async () => {
    await declare(`${declared}europa.example = europasc`, "europa.example");
    expect((await page("www.harfa.cz")).status).toBe(200);
    expect(await declaredStatus("europa.example")).toBe(200);

    writeFileSync(file, "europa.example = nobody");
    process.kill(site.pid, "SIGHUP");
    writeFileSync(file, "late.example = europasc");
    process.kill(site.pid, "SIGHUP");
    await vi.waitFor(async () => expect((await page("late.example")).status).toBe(200), 10_000);
    expect((await page("europa.example")).status).toBe(421);

    writeFileSync(file, "late.example = nobody");
    process.kill(site.pid, "SIGHUP");
    expect((await page("late.example")).status).toBe(200);
  });

  it("may have a mall for all others, which is neither cached nor indexed there", async () => {
    await declare(`${declared}* = presentation`, "unknown.example");
    const { headers } = await page("unknown.example");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(await isCached("unknown.example")).toBe(false);
    expect((await page("unknown.example", "/robots.txt")).body).not.toContain("Sitemap");
    expect((await page("harfa.cz")).status).toBe(308);
    expect(await declaredStatus("unknown.example")).toBe(404);
  });
});

it("shows a mall of TENANTS_DIR with its tags and files, without a build", async () => {
  const { status, body } = await page("koruna.example", "/cz");
  expect(status).toBe(200);
  expect(body).toContain("<title>Pasáž Koruna</title>");
  const links = "/.well-known/assetlinks.json";
  const { headers, ...file } = await page("koruna.example", links);
  expect([file, headers["content-type"]]).toEqual([{ status: 200, body: "[]" }, "application/json"]);
  expect((await page("plaza.co.uk", links)).status).toBe(404);
});
