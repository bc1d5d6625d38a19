import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedHeaders } from "@contract/signed-request.server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, editorSecret, type RunningSite, siteAt, startSite } from "../processes/site-process";
import { startStockServer } from "../processes/stock-server";
import { cut, hang, startFailingUpstream } from "../stand-ins/failing-upstream";

const content = sharedSite();
const shells = mkdtempSync(join(tmpdir(), "promenade-shells-"));
let upstream: Awaited<ReturnType<typeof startFailingUpstream>>;
let site: RunningSite;

const start = (settings: Record<string, string> = {}) =>
  startSite({
    MALL_API_URL: `${upstream.url}/{tenant}`,
    SHELL_CACHE_DIR: shells,
    PAGE_SECONDS: "3",
    ...settings,
  });

beforeAll(async () => {
  upstream = await startFailingUpstream(content.mallApi);
  site = await start({
    OPERATOR_PORT: "0",
    EDITOR_SECRET: editorSecret,
    LOG_LEVEL: "info",
    TRUST_PROXY: "1",
  });
}, 60_000);
afterEach(() => upstream.recover());
afterAll(async () => {
  await site.stop();
  await upstream.stop();
  rmSync(shells, { recursive: true });
});

async function visit(of: RunningSite, mall: string, path: string) {
  const started = performance.now();
  const response = await ask(of, mall, path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, ms: performance.now() - started };
}

const operator = async (path: string) => (await fetch(`http://127.0.0.1:${site.operatorPort}${path}`)).text();

const statusPage = async () => {
  const url = `http://127.0.0.1:${site.operatorPort}/status`;
  return (await fetch(url, { headers: { Accept: "text/html" } })).text();
};

const readiness = async (of: RunningSite) => (await ask(of, "beta", "/readyz")).status;

describe("an outage of the mall API", () => {
  it("answers 503 in the mall's design: menu, logo, contacts and a link to try again, without scripts", async () => {
    await visit(site, "galerieharfa", "/en/offers/1");
    upstream.fail(cut);
    const { status, headers, html } = await visit(site, "galerieharfa", "/en/events/1?x=%22%3E%3Cb%3E");
    expect(status).toBe(503);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain("We can’t show this page right now");
    expect(html).toMatch(/<img[^>]+alt="Galerie Harfa"/);
    expect(html).toContain('href="/en/shops-services"');
    expect(html).toMatch(/<a href="\/en\/events\/1[^"]*"[^>]*>Try again/);
    const main = html.slice(html.indexOf("<main"));
    expect(main, "three ways on that may work, the list of what failed first").toMatch(
      /<ul[^>]*><li><a href="\/en\/events[^>]*>Events<svg.*?<\/svg><\/a><\/li>(<li><a href="\/en\/[^>]*>[^<]+<svg.*?<\/svg><\/a><\/li>){2}<\/ul>/,
    );
    expect(html).toContain("mailto:");
    expect(html, "hours that are known").toMatch(/<p class="open-chip">/);
    expect(html, "the bar of phones").toContain('class="mobile-bar');
    expect(html).toContain(`>${headers.get("x-request-id")?.slice(0, 8)}</code>`);
    expect(html).not.toMatch(/<script|<b>/);
    const theme = /--color-accent:([^;]+)/;
    const other = await visit(site, "galerieharfa", "/en/offers/1");
    expect(theme.exec(html)?.[1]).toBe(theme.exec(other.html)?.[1]);
  });

  it("is 503 under remix-serve too, for pages and for their data", async () => {
    const stock = await startStockServer(upstream.url);
    try {
      const open = (path: string) => ask(siteAt({ ...content, port: stock.port }), "galerieharfa", path);
      expect((await open("/en/events/1")).status).toBe(200);
      upstream.fail(cut);
      for (const path of ["/en/offers/1", "/en/offers/1.data"]) {
        const response = await open(path);
        const body = await response.text();
        expect([response.status, response.headers.get("Retry-After")], path).toEqual([503, "5"]);
        if (!path.endsWith("data")) expect(body).toContain("We can’t show this page right now");
      }
    } finally {
      await stock.stop();
    }
  }, 60_000);

  it("serves cached pages, and answers 503 rather than an empty home page", async () => {
    await visit(site, "europasc", "/sk/novinky/1");
    upstream.fail(cut);
    expect((await visit(site, "europasc", "/sk/novinky/1")).status).toBe(200);
    const home = await visit(site, "europasc", "/sk");
    expect([home.status, home.headers.get("Cache-Control")]).toEqual([503, "private, no-store"]);
    expect(await readiness(site)).toBe(200);
    upstream.recover();
    await expect
      .poll(async () => (await visit(site, "europasc", "/sk")).html, { timeout: 5_000 })
      .toContain("Europa SC");
  });

  it("waits three seconds for an API that hangs, once for all calls of a page, and then not at all", async () => {
    upstream.fail(hang, "novoplaza");
    const { status, ms } = await visit(site, "novoplaza", "/de");
    expect(status).toBe(503);
    expect(ms).toBeLessThan(5_000);
    await expect
      .poll(async () => (await visit(site, "novoplaza", "/de/angebote/1")).ms, { timeout: 15_000 })
      .toBeLessThan(1_000);
  }, 30_000);

  it("waits as long for a form as for a page: for what the form's page reads and for the form together", async () => {
    await visit(site, "europasc", "/en/login");
    // What every page shows is in memory, but old: the API is called again for it.
    const body = JSON.stringify({ mall: "europasc" });
    const headers = signedHeaders({ secret: editorSecret, method: "POST", path: "/purge", body });
    await fetch(`http://127.0.0.1:${site.operatorPort}/purge`, { method: "POST", body, headers });
    upstream.fail(hang, "europasc");
    const started = performance.now();
    const form = new URLSearchParams({ intent: "login", email: "ada@people.test", password: "of the test" });
    const response = await ask(site, "europasc", "/en/login", { method: "POST", body: form });
    expect(await response.text()).toContain('value="ada@people.test"');
    expect(performance.now() - started).toBeLessThan(5_000);
  }, 30_000);
});

describe("what operators see of an outage", () => {
  it("is the mall whose API fails, its breaker and its calls, and its end", async () => {
    const { api: before } = await statusOf("presentation");
    expect(before).toBe("answers");
    upstream.fail(cut, "presentation");
    await visit(site, "presentation", "/en/news/1");
    await expect
      .poll(async () => (await statusOf("presentation")).api, { timeout: 15_000 })
      .toBe("breaker open");
    expect(await statusPage()).toMatch(
      /<h1>[^<]+<\/h1>\n<ul>.*<li>The API of presentation: breaker open; refused[^\n]+<\/ul>/,
    );
    const metrics = await operator("/metrics");
    expect(metrics).toContain('promenade_breaker_open{mall="presentation"} 1');
    expect(metrics).toContain('promenade_breaker_open{mall="beta"} 0');
    expect(metrics).toMatch(
      /^promenade_mall_api_seconds_count\{mall="presentation",outcome="refused"\} [1-9]/m,
    );
    upstream.recover();
    await expect.poll(async () => (await statusOf("presentation")).api, { timeout: 15_000 }).toBe("answers");
  }, 60_000);

  it("is an API that hangs, by name and reason, and the hosts of its mall", async () => {
    await statusOf("promenade");
    upstream.fail(hang, "promenade");
    await visit(site, "promenade", "/en/news/1");
    const { malls } = JSON.parse(await operator("/status"));
    expect(malls.find(({ mall }: { mall: string }) => mall === "promenade")).toMatchObject({
      api: expect.stringMatching(/slow|fails|breaker open/),
      failedAt: expect.stringMatching(/^\d{4}-.+Z$/),
      failure: expect.stringMatching(/timeout|too slow/),
      hosts: null,
    });
    expect(await statusPage()).toMatch(/<li>The API of promenade: [\w ]+; (?:timeout|too slow)/);
    upstream.recover();
  }, 30_000);

  it("is in the log: JSON lines, each of a request with its id, mall, route and calls of the mall API", async () => {
    const headers = { "X-Request-Id": "the-request-of-this-test" };
    upstream.fail(cut, "galerieharfa");
    await (await ask(site, "galerieharfa", "/en/offers/2?code=s3cr3t", { headers })).text();
    const lines = () =>
      site
        .output()
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    const own = () => lines().filter(({ id }) => id === headers["X-Request-Id"]);
    await expect.poll(own).toContainEqual(expect.objectContaining({ msg: "request", status: 503 }));
    expect(lines()[0]).toMatchObject({ msg: "Promenade listens", address: expect.stringMatching(/^http:/) });
    expect(own()).toContainEqual(
      expect.objectContaining({
        msg: "request",
        mall: "galerieharfa",
        route: "offers",
        calls: expect.any(Number),
        callMs: expect.any(Number),
      }),
    );
    for (const line of own()) expect(line).toMatchObject({ mall: "galerieharfa" });
    expect(site.output()).not.toContain("s3cr3t");
  });

  const statusOf = async (mall: string) => {
    await visit(site, mall, "/en");
    const { malls } = JSON.parse(await operator("/status"));
    return malls.find((known: { mall: string }) => known.mall === mall);
  };
});

describe("a start during an outage", () => {
  it("looks like the mall, from what an earlier process stored", async () => {
    await visit(site, "galerieharfa", "/cz");
    upstream.fail(cut);
    const fresh = await start();
    const { status, html } = await visit(fresh, "galerieharfa", "/cz");
    await fresh.stop();
    expect(status).toBe(503);
    expect(html).toMatch(/<img[^>]+alt="Galerie Harfa"/);
    expect(html).toContain('href="/cz/obchody-a-sluzby"');
  }, 60_000);

  it("becomes ready by itself as soon as the mall API answers", async () => {
    upstream.fail(cut);
    const empty = mkdtempSync(join(tmpdir(), "promenade-shells-"));
    const fresh = await start({ SHELL_CACHE_DIR: empty });
    expect(await readiness(fresh)).toBe(503);
    const page = await visit(fresh, "galerieharfa", "/cz/obchody-a-sluzby");
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect((await ask(fresh, "beta", "/livez")).status).toBe(200);
    upstream.recover();
    await expect.poll(() => readiness(fresh), { timeout: 5_000, interval: 200 }).toBe(200);
    expect((await visit(fresh, "galerieharfa", "/cz/obchody-a-sluzby")).status).toBe(200);
    await fresh.stop();
    rmSync(empty, { recursive: true });
  }, 60_000);
});
