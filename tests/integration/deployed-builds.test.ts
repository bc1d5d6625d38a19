import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { visit } from "../../scripts/deploy-visits";
import { nextBuild } from "../processes/next-build";
import { type ProxyName, proxyNames, startProxy } from "../processes/proxy-process";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, type Site, startSite } from "../processes/site-process";

const tenant = "galerieharfa";
const host = `${tenant}.localhost`;
const MALL_API_URL = `${sharedSite().mallApi}/{tenant}`;
const folders: string[] = [];
const newFolder = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `promenade-${name}-`));
  folders.push(folder);
  return folder;
};
let next: string;
/** One instance of each build; neither sees the other's assets. */
let sites: { former: RunningSite; later: RunningSite };
const formerAssets = newFolder("assets");

beforeAll(async () => {
  next = nextBuild();
  folders.push(next);
  const settings = {
    MALL_API_URL,
    TRUST_PROXY: "1",
    SITE_HOSTS: `${host} = ${tenant}`,
    OPERATOR_PORT: "0",
  };
  const [former, later] = await Promise.all([
    startSite({ ...settings, WORKERS: "2", ASSETS_DIR: formerAssets }),
    startSite(settings, next),
  ]);
  sites = { former, later };
}, 120_000);
afterAll(async () => {
  await Promise.all(Object.values(sites ?? {}).map((site) => site.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A proxy with its shipped configuration, in front of both. */
async function startedProxy(name: ProxyName) {
  const { former, later } = sites;
  const proxy = await startProxy(name, host, {
    "site-1": former.port,
    "site-2": later.port,
    "operator-1": former.operatorPort,
    "operator-2": later.operatorPort,
  });
  await vi.waitFor(async () => expect((await proxy.get("/readyz")).status).toBe(200), { timeout: 20_000 });
  return proxy;
}

const assetsOf = async (site: Site) => {
  const html = await (await ask(site, tenant, "/en")).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g))];
};

describe("while two builds answer behind a proxy", () => {
  it.each(proxyNames)(
    "each page has its styles and scripts: %s",
    async (name) => {
      const proxy = await startedProxy(name);
      try {
        const builds = new Set<string | undefined>();
        const get = async (path: string) => {
          const { status, body } = await proxy.get(path);
          if (path === "/en") builds.add(/"version":"(\w+)"/.exec(body)?.[1]);
          return { status, text: async () => body };
        };
        // Caddy chooses at random, nginx in turn: one request more, lest each page has an even number of them.
        for (; builds.size < 2; await proxy.get("/robots.txt"))
          expect(await visit(get, Array(8).fill("/en"))).toEqual({
            pages: 8,
            unstyled: 0,
            unhydrated: 0,
            missing: [],
          });
        expect((await proxy.get("/assets/gone-0a1b2c3d.js")).headers["cache-control"]).toBe("no-store");
      } finally {
        await proxy.stop();
      }
    },
    120_000,
  );

  it("a page that a frozen instance does not answer is another's", async () => {
    const proxy = await startedProxy("nginx");
    process.kill(sites.later.pid, "SIGSTOP");
    try {
      const answers = await Promise.all(Array.from({ length: 4 }, () => proxy.get("/en")));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    } finally {
      process.kill(sites.later.pid, "SIGCONT");
      await proxy.stop();
    }
  }, 120_000);
});

describe("with a folder that instances share", () => {
  it("each serves the other's assets as its own, also when that has ended", async () => {
    const [ofFormer, former] = [await assetsOf(sites.former), sites.former];
    const headersOf = async (site: Site, path: string) => {
      const { status, headers } = await ask(site, tenant, path, { headers: { "Accept-Encoding": "br" } });
      const names = ["Content-Type", "Content-Encoding", "Cache-Control", "Vary", "X-Content-Type-Options"];
      return [path, status, ...names.map((name) => headers.get(name))];
    };
    const itself = await Promise.all(ofFormer.map((path) => headersOf(former, path)));
    expect(itself.length).toBeGreaterThan(10);
    const later = await startSite({ MALL_API_URL, TRUST_PROXY: "1", ASSETS_DIR: formerAssets }, next);
    try {
      for (const path of await assetsOf(later))
        expect((await headersOf(former, path)).slice(0, 2)).toEqual([path, 200]);
      await former.stop();
      expect(await Promise.all(ofFormer.map((path) => headersOf(later, path)))).toEqual(itself);
    } finally {
      await later.stop();
    }
  }, 120_000);
});
