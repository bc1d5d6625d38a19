import { type RunningSite, startSite } from "../processes/site-process";
import { expect, test } from "./mall-site";

const tenant = "galerieharfa";
const path = "/en/signage/entrance-2";
let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ SIGNAGE: tenant });
});
test.afterAll(() => site?.stop());

/** A year's turns in short: `SIGNAGE_TURNS=10000 npm run test:e2e -- tests/e2e/signage.spec.ts`. */
const turns = Number(process.env.SIGNAGE_TURNS ?? 200);
const warmTurns = 80;

test("turns by itself, and takes no more memory after many turns", async ({ page, context }) => {
  test.setTimeout(60_000 + turns * 100);
  await page.setViewportSize({ width: 1080, height: 1920 });
  // Turns of 20 ms: what a screen keeps doesn't depend on how long it waits.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const sooner = (work: () => void, ms?: number) => wait(work, ms === 12_000 ? 20 : ms);
    Object.assign(window, { setTimeout: sooner });
  });
  await page.goto(site.of(tenant) + path);
  const seen = new Set<string>();
  const done = () => page.evaluate(() => Number(document.documentElement.dataset.turns ?? 0));
  const after = (count: number) =>
    expect.poll(done, { timeout: 30_000 + count * 100, intervals: [50] }).toBeGreaterThanOrEqual(count);
  const devtools = await context.newCDPSession(page);
  const kept = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    const { nodes } = await devtools.send("Memory.getDOMCounters");
    return { usedSize, nodes };
  };
  for (let look = 0; look < 20; look++) {
    seen.add((await page.locator("[data-slide][data-shown]").first().getAttribute("data-slide")) ?? "");
    await page.waitForTimeout(15);
  }
  expect(seen.size).toBeGreaterThan(1);
  await after(warmTurns);
  const before = await kept();
  await after(turns);
  const later = await kept();
  expect(later.nodes).toBeLessThan(before.nodes * 1.5);
  expect(later.usedSize).toBeLessThan(before.usedSize * 1.3 + 1_000_000);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test("goes on without a connection, and says how old it is", async ({ page, context, complaints }) => {
  await page.clock.install();
  await page.goto(site.of(tenant) + path);
  const shown = page.locator("[data-slide][data-shown]");
  await expect(shown).toHaveAttribute("data-slide", "today");
  await page.clock.runFor(12_500);
  await expect(shown).toHaveAttribute("data-slide", "offers");
  await context.setOffline(true);
  await page.clock.runFor(12_500);
  await page.clock.runFor(12_500);
  await expect(shown).toHaveAttribute("data-slide", "toilets");
  await page.clock.runFor(12_500);
  await expect(page.locator("[data-old]")).toHaveText(/No connection: as of \d/);
  await expect(shown).toHaveAttribute("data-slide", "today");
  await context.setOffline(false);
  // The browser complains of each request that it could not send.
  complaints.length = 0;
});
