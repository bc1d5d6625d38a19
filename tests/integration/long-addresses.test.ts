import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cpuOf } from "../processes/process-cpu";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";

/** Of its own: its CPU time is measured, and what it writes is read. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ MALL_API_URL: `${sharedSite().mallApi}/{tenant}` });
}, 60_000);
afterAll(() => site.stop());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await ask(site, "galerieharfa", path, { headers });
  return { status: response.status, html: await response.text(), headers: response.headers };
};

it.each(["/en/a/%ff", "/en/shop/%c3%28/x", "/en/a/%ff.data", "/en/a/%ff/_payload.json"])(
  "%s, which can't be decoded, is not found, and the framework prints nothing about it",
  async (path) => {
    expect((await open(path)).status).toBe(404);
    expect(site.errors()).not.toContain("could not be decoded");
  },
);

describe("a URL deeper than any page's", () => {
  it.each([
    ["segments", "a/"],
    ["slashes", "/"],
    ["escaped slashes", "%2f"],
  ])("of thousands of %s is not found, at a page's usual cost", async (_, piece) => {
    await open("/en/no-such-page");
    const usual = await cpuOf(site, () => open("/en/no-such-page"));
    const deep = await cpuOf(site, async () => {
      const { status, html } = await open(`/en/${piece.repeat(Math.floor(8_000 / piece.length))}`);
      expect(status).toBe(404);
      expect(html).toContain('<html lang="en"');
      expect(html).toContain("<header");
    });
    expect(deep).toBeLessThan(usual * 4 + 200);
  });

  it("is rejected in the same way as a data request and by other methods", async () => {
    const deep = `/cz/${"a/".repeat(3_000)}`;
    expect(await cpuOf(site, () => open(`${deep}x.data`))).toBeLessThan(1_000);
    const sent = await ask(site, "galerieharfa", deep, {
      method: "POST",
      body: new URLSearchParams({ a: "1" }),
    });
    await sent.arrayBuffer();
    expect(sent.status).toBe(404);
  });

  it("doesn't shadow pages: sixteen segments are allowed", async () => {
    const known = await ask(site, "galerieharfa", "/en/shops-services");
    await known.arrayBuffer();
    expect(known.status).toBe(200);
    expect((await open(`/en${"/a".repeat(15)}`)).status).toBe(404);
  });
});

describe("route discovery", () => {
  const build = async (): Promise<ServerBuild> => import(`${process.cwd()}/build/server/index.js`);
  const query = (version: string, paths: string[]) =>
    `/__manifest?${new URLSearchParams([["version", version], ...paths.map((path) => ["p", path])])}`;

  it("returns at least the routes that the framework itself would, for every kind of path", async () => {
    const app = await build();
    const framework = createRequestHandler(app, "production");
    const samples = Object.values(app.routes).flatMap((route) =>
      route?.path && route.parentId === "routes/screen"
        ? [`/${route.path.replaceAll(/:(\w+)\??/g, "$1-1").replace("*", "own/page")}`]
        : [],
    );
    for (const path of [
      ...samples,
      "/",
      "/en",
      "/en/",
      "/EN/Shops-Services",
      "/en/no/such/page",
      "cz/kontakt",
      "/pusher/auth",
    ]) {
      const asked = query(app.assets.version, [path]);
      const expected = Object.keys(
        await (await framework(new Request(`http://mall.example${asked}`))).json(),
      );
      const { html, status, headers } = await open(asked);
      const routes = JSON.parse(html);
      expect(status).toBe(200);
      expect(headers.get("Cache-Control")).toContain("immutable");
      for (const id of expected) expect(routes[id], `${id} at ${path}`).toEqual(app.assets.routes[id]);
    }
  }, 120_000);

  it("is cheap, however many paths are requested", async () => {
    const { assets } = await build();
    const many = query(
      assets.version,
      Array.from({ length: 900 }, (_, at) => `/${at}`),
    );
    const deep = query(assets.version, ["/a".repeat(3_600)]).replaceAll("%2F", "/");
    await open(many);
    for (const asked of [many, deep])
      expect(
        await cpuOf(site, async () => expect((await open(asked)).status).toBe(200)),
        asked.slice(0, 60),
      ).toBeLessThan(300);
  });

  it("returns none for another build or without paths", async () => {
    const { assets } = await build();
    expect((await open(query("another", ["/en"]))).status).toBe(204);
    expect((await open(query(assets.version, []))).status).toBe(400);
  });
});
