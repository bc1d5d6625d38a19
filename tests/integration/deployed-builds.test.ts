import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent, fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { visit } from "../../scripts/deploy-visits";
import { findCaddy, findNginx } from "../../scripts/find-program.js";
import { nginxPorts, shippedCaddy, shippedNginx } from "../../scripts/shipped-proxies";
import { freePort } from "../processes/free-port";
import { nextBuild } from "../processes/next-build";
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
const own = new Agent({
  connect: {
    rejectUnauthorized: false,
    lookup: (_host, { all }, found) =>
      all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4),
  },
});

let next: string;
/** One instance of each build; neither sees the other's assets. */
let sites: { former: RunningSite; later: RunningSite };
const formerAssets = newFolder("assets");

beforeAll(async () => {
  next = nextBuild();
  folders.push(next);
  const settings = { MALL_API_URL, TRUST_PROXY: "1" };
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
async function startProxy(name: "nginx" | "Caddy") {
  const folder = newFolder(name);
  // Processes of nginx run as a user of their own.
  chmodSync(folder, 0o755);
  const ports = new Map<string, number>();
  for (const part of nginxPorts) ports.set(part, await freePort());
  ports.set("site-1", sites.former.port).set("site-2", sites.later.port);
  const portOf = (part: string) => ports.get(part) ?? 0;
  const isNginx = name === "nginx";
  const [program, words] = isNginx
    ? [findNginx(), shippedNginx(folder, host, portOf)]
    : [findCaddy(), shippedCaddy(folder, host, portOf)];
  const child: ChildProcess = spawn(program, words, { stdio: "ignore", detached: true });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const origin = isNginx ? `https://${host}:${portOf("https")}` : `http://${host}:${portOf("http")}`;
  const get = (path: string) =>
    fetch(origin + path, { dispatcher: own, signal: AbortSignal.timeout(30_000) });
  await vi.waitFor(async () => expect((await get("/readyz")).status).toBe(200), { timeout: 20_000 });
  return {
    get,
    async stop() {
      // Its worker processes too.
      process.kill(-(child.pid ?? 0), "SIGTERM");
      await ended;
    },
  };
}

const assetsOf = async (site: Site) => {
  const html = await (await ask(site, tenant, "/en")).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g))];
};

describe("while two builds answer behind a proxy", () => {
  it.each(["nginx", "Caddy"] as const)(
    "each page has its styles and scripts: %s",
    async (name) => {
      const proxy = await startProxy(name);
      try {
        const builds = new Set<string | undefined>();
        const get = async (path: string) => {
          const answer = await proxy.get(path);
          const text = await answer.text();
          if (path === "/en") builds.add(/"version":"(\w+)"/.exec(text)?.[1]);
          return { status: answer.status, text: async () => text };
        };
        // Caddy chooses at random.
        while (builds.size < 2)
          expect(await visit(get, Array(8).fill("/en"))).toEqual({
            pages: 8,
            unstyled: 0,
            unhydrated: 0,
            missing: [],
          });
        expect((await proxy.get("/assets/gone-0a1b2c3d.js")).headers.get("Cache-Control")).toBe("no-store");
      } finally {
        await proxy.stop();
      }
    },
    120_000,
  );

  it("a page that a frozen instance does not answer is another's", async () => {
    const proxy = await startProxy("nginx");
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
