import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";

const site = sharedSite();

const operator = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${site.operatorPort}${path}`, init);
const metrics = async () => (await operator("/metrics")).text();

/** How many requests with these labels were counted. */
const count = async (labels: string, name = "promenade_requests_total"): Promise<number> =>
  Number(new RegExp(`^${name}\\{${labels}\\} (\\S+)$`, "m").exec(await metrics())?.[1] ?? 0);

describe("the operator's port", () => {
  it.each([
    ["promenade_requests_total", 'mall="novoplaza"'],
    ["promenade_route_requests_total", 'route="opening-hours"'],
  ])("counts in %s requests by their subject, status and part of the cache", async (name, subject) => {
    const hits = `${subject},status="200",cache="hit"`;
    const path = "/en/opening-hours";
    await (await ask(site, "novoplaza", path)).text();
    const before = await count(hits, name);
    // A page is cached for seconds only where shops are about to open or close.
    const hit = async () => {
      await (await ask(site, "novoplaza", path)).text();
      return count(hits, name);
    };
    await expect.poll(hit, { timeout: 10_000 }).toBeGreaterThan(before);
  });

  it("has no more time series for addresses and hosts that nobody declared", async () => {
    for (const path of ["/en/ada@people.test", "/wp-login.php", "/feed/s3cr3t"])
      await (await ask(site, "promenade", path)).text();
    await (await ask(site, "s3cr3t", "/en")).text();
    await expect.poll(metrics).toContain('route="other",status="404"');
    expect(await metrics()).not.toMatch(/people\.test|wp-login|s3cr3t/);
  });

  it("measures rendering, calls of the mall API, the event loop and memory", async () => {
    await (await ask(site, "europasc", "/sk/kontakt?uncached=1")).text();
    const text = await metrics();
    expect(text).toMatch(/^promenade_render_seconds_count\{route="contact"\} [1-9]/m);
    expect(text).toMatch(/^promenade_mall_api_seconds_count\{mall="europasc",outcome="ok"\} [1-9]/m);
    expect(text).toMatch(/^promenade_mall_api_up\{mall="europasc"\} 1$/m);
    expect(text).toMatch(/^promenade_breaker_open\{mall="europasc"\} 0$/m);
    for (const cache of ["pages", "mall API", "documents"])
      for (const name of ["bytes", "limit_bytes", "entries"])
        expect(text).toMatch(new RegExp(`^promenade_cache_${name}\\{cache="${cache}"\\} [1-9]`, "m"));
    expect(text).toMatch(/^promenade_cache_evictions_total\{cache="pages"\} \d/m);
    expect(text).toMatch(/^promenade_ready 1$/m);
    for (const name of ["promenade_event_loop_delay_seconds", "process_resident_memory_bytes"])
      expect(text).toMatch(new RegExp(`^${name} `, "m"));
  });

  it("shows the status of each mall's API, Redis, realtime and the caches, for programs and for people", async () => {
    await (await ask(site, "beta", "/en")).text();
    const status = await (await operator("/status")).json();
    expect(status).toMatchObject({ state: "ready", redis: "none", realtime: { server: "built in" } });
    const { resident, heap, heapLimit } = status.memory;
    expect(resident).toBeGreaterThan(heap);
    expect(heapLimit).toBeGreaterThan(heap);
    expect(status.malls).toContainEqual(
      expect.objectContaining({
        mall: "beta",
        api: "answers",
        answeredAt: expect.stringMatching(/^\d{4}-.+Z$/),
      }),
    );
    const page = await operator("/status", { headers: { Accept: "text/html" } });
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const html = await page.text();
    expect(html).toMatch(/<th scope="row">beta<\/th><td>answers<\/td>/);
    expect(html).toMatch(/<th scope="row">[\d.]+ MB<\/th><td>[\d.]+ MB of [\d.]+ MB<\/td><td>\d+ ms<\/td>/);
  });

  it("is not the visitors': neither serves what the other does", async () => {
    const paths = ["/metrics", "/status"];
    const answers = await Promise.all(paths.map((path) => ask(site, "promenade", path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect([(await operator("/en")).status, (await operator("/metrics", { method: "POST" })).status]).toEqual(
      [404, 405],
    );
  });

  it.each(["alerts.yaml", "dashboard.json"])("has every metric that %s uses", async (file) => {
    const defined = [...(await metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    const text = readFileSync(`deploy/monitoring/${file}`, "utf8");
    const used = new Set(text.match(/\b(?:promenade|process|nodejs)_\w+/g));
    expect(used.size).toBeGreaterThan(5);
    expect(defined).toEqual(expect.arrayContaining([...used]));
  });
});
