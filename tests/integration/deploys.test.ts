import { spawn } from "node:child_process";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { freePort } from "../free-port";
import { sharedSite } from "../shared-site";
import { ask, logIn } from "../site-process";
import { timeless } from "../timeless";

const site = sharedSite();

const get = async (path: string, headers: Record<string, string> = {}, at = site) => {
  const response = await ask(at, "promenade", path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const idOf = (text: string) =>
  z.object({ id: z.string().min(4), timestamp: z.iso.datetime() }).parse(JSON.parse(text)).id;

describe("the running build", () => {
  it("is identified by the id in its pages", async () => {
    const latest = await get("/builds/latest.json?1700000000000");
    expect(latest.status).toBe(200);
    expect(latest.headers.get("Cache-Control")).toBe("no-cache");
    const manifest = /\/assets\/manifest-[^"]+\.js/.exec((await get("/cz")).text)?.[0] ?? "";
    expect((await get(manifest)).text).toContain(`"version":"${idOf(latest.text)}"`);
  });

  it("has its own immutable metadata; unknown builds have none", async () => {
    const id = idOf((await get("/builds/latest.json")).text);
    const meta = await get(`/builds/meta/${id}.json`);
    expect(idOf(meta.text)).toBe(id);
    expect(meta.headers.get("Cache-Control")).toContain("immutable");
    for (const path of ["/builds/meta/0000.json", `/builds/meta/${id}`, "/builds/other.json", "/builds/"]) {
      const { status, headers } = await get(path);
      expect([status, headers.get("Cache-Control")], path).toEqual([404, "no-store"]);
    }
  });
});

const pages = [
  ["/en", "/en"],
  ["/cz/nabidky/1", "/cz/nabidky/1"],
  ["/cz/obchody-a-sluzby", "/cz/obchody-a-sluzby"],
  ["/en/offers", "/en/offers"],
  ["/en/no-such-page", "/en/no-such-page"],
] as const;

describe("a page's data under its alternative URL", () => {
  it.each(pages)("equals the framework's own, byte by byte: %s", async (path) => {
    const own = await get(`${path}.data`);
    const payload = await get(`${path}/_payload.json`);
    expect(payload.text.length).toBeGreaterThan(20);
    expect(timeless(payload.text) === timeless(own.text)).toBe(true);
    expect(payload.status).toBe(own.status);
    for (const name of ["Content-Type", "Cache-Control"])
      expect(payload.headers.get(name)).toBe(own.headers.get(name));
  });

  it("is the same with a hash or a timestamp appended, and follows the page's parameters", async () => {
    const plain = await get("/en/shops-services/_payload.json");
    for (const query of ["?d41d8cd9", "?1700000000000", "?hash=1", "?t=1&_=2"])
      expect((await get(`/en/shops-services/_payload.json${query}`)).text === plain.text, query).toBe(true);
    const dining = await get("/en/shops-services/_payload.json?f=dine&1700000000000");
    expect(dining.text === plain.text).toBe(false);
    expect(dining.text === (await get("/en/shops-services.data?f=dine")).text).toBe(true);
  });

  it("is the home page's at the root", async () => {
    expect(timeless((await get("/_payload.json")).text) === timeless((await get("/_root.data")).text)).toBe(
      true,
    );
  });

  it("has the same guards, and a member's is private", async () => {
    const stranger = await get("/en/dashboard/_payload.json");
    expect(stranger.text).toContain("/en/login");
    const cookie = await logIn(site, "promenade");
    const member = await get("/en/dashboard/_payload.json", { Cookie: cookie });
    expect(member.status).toBe(200);
    expect(member.headers.get("Cache-Control")).toBe("private, no-store");
    expect(member.text.includes("/en/login")).toBe(false);
    expect((await get("/en/dashboard/_payload.json")).text.includes("/en/login")).toBe(true);
    const home = await get("/en/_payload.json", { Cookie: cookie });
    expect(home.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("is read only", async () => {
    const response = await ask(site, "promenade", "/en/login/_payload.json", {
      method: "POST",
      body: new URLSearchParams(),
    });
    await response.text();
    expect(response.status).toBeGreaterThanOrEqual(400);
  });
});

describe("with remix-serve", () => {
  it("the same URLs return the same", async () => {
    const port = await freePort();
    const stock = spawn("node_modules/.bin/remix-serve", ["build/server/index.js"], {
      env: {
        ...process.env,
        PORT: String(port),
        NODE_ENV: "production",
        MALL_API_URL: `${site.mallApi}/{tenant}`,
      },
      stdio: "ignore",
    });
    const at = { ...site, of: (tenant: string) => `http://${tenant}.localhost:${port}` };
    try {
      await vi.waitFor(() => get("/healthz", {}, at), { timeout: 20_000, interval: 300 });
      for (const [path] of pages) {
        const payload = await get(`${path}/_payload.json?17000`, {}, at);
        const own = await get(`${path}.data`, {}, at);
        expect(timeless(payload.text) === timeless(own.text), path).toBe(true);
        expect(payload.headers.get("Content-Type"), path).toMatch(/turbo|script/);
      }
      expect(idOf((await get("/builds/latest.json", {}, at)).text)).toBe(
        idOf((await get("/builds/latest.json")).text),
      );
    } finally {
      stock.kill();
    }
  }, 60_000);
});
