import { spawn } from "node:child_process";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { freePort } from "../processes/free-port";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn } from "../processes/site-process";
import { timelessCaching } from "../screens/timeless";

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
    expect((await get("/cz")).text).toContain(`"version":"${idOf(latest.text)}"`);
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
  it.each(pages)("is JSON with the data of the page's routes: %s", async (path) => {
    const own = await get(`${path}.data`);
    const payload = await get(`${path}/_payload.json`);
    // The framework's own redirects have a status of their own.
    expect(payload.status).toBe(own.status === 202 ? 200 : own.status);
    expect(payload.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    const cachings = [payload, own].map(({ headers }) => timelessCaching(headers.get("Cache-Control")));
    expect(cachings[0]).toBe(cachings[1]);
    const isRedirect = own.status === 202;
    expect(JSON.parse(payload.text)).toMatchObject(
      isRedirect
        ? { redirect: "/en/offers/1", status: 301 }
        : {
            root: { siteName: expect.any(String), frame: { header: { name: expect.any(String) } } },
          },
    );
    expect(payload.text).not.toMatch(/[{[]'/);
  });

  it("has errors and redirects as JSON too", async () => {
    const missing = await get("/en/shop/none/none/_payload.json");
    expect(missing.status).toBe(404);
    expect(JSON.stringify(JSON.parse(missing.text))).toContain('"error":{"status":404');
    const login = await get("/en/login/_payload.json");
    expect([login.status, JSON.parse(login.text)]).toEqual([
      200,
      expect.objectContaining({ root: expect.anything() }),
    ]);
  });

  it("is the same with a hash or a timestamp appended, and follows the page's parameters", async () => {
    const plain = await get("/en/shops-services/_payload.json");
    for (const query of ["?d41d8cd9", "?1700000000000", "?hash=1", "?t=1&_=2"])
      expect((await get(`/en/shops-services/_payload.json${query}`)).text === plain.text, query).toBe(true);
    const dining = await get("/en/shops-services/_payload.json?f=dine&1700000000000");
    expect(dining.text === plain.text).toBe(false);
    expect(JSON.parse(dining.text)["shops-services___en"].filter.isDining).toBe(true);
  });

  it("is the home page's at the root", async () => {
    const [home, payload] = [await get("/cz/_payload.json"), await get("/_payload.json")];
    expect(JSON.parse(payload.text)).toMatchObject({ redirect: "/cz", status: 302 });
    expect(JSON.parse(home.text).index___cz.view.order).toContain("hero");
  });

  it("has the same guards, and a member's is private", async () => {
    const toLogIn = "/en/login?redirectTo";
    const stranger = await get("/en/dashboard/_payload.json");
    expect(stranger.text).toContain(toLogIn);
    const cookie = await logIn(site, "promenade");
    const member = await get("/en/dashboard/_payload.json", { Cookie: cookie });
    expect(member.status).toBe(200);
    expect(member.headers.get("Cache-Control")).toBe("private, no-store");
    expect(member.text.includes(toLogIn)).toBe(false);
    expect((await get("/en/dashboard/_payload.json")).text.includes(toLogIn)).toBe(true);
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
        const own = await get(`${path}/_payload.json`);
        expect(payload.headers.get("Content-Type"), path).toBe(own.headers.get("Content-Type"));
        expect(Object.keys(JSON.parse(payload.text)), path).toEqual(Object.keys(JSON.parse(own.text)));
      }
      expect(idOf((await get("/builds/latest.json", {}, at)).text)).toBe(
        idOf((await get("/builds/latest.json")).text),
      );
    } finally {
      stock.kill();
    }
  }, 60_000);
});
