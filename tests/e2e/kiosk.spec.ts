import type { Page } from "@playwright/test";
import { type RunningSite, startSite } from "../processes/site-process";
import { expect, test } from "./mall-site";

const tenant = "galerieharfa";
const path = "/en/kiosk/entrance-2";
let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ KIOSK: tenant });
});
test.afterAll(() => site?.stop());
test.use({ viewport: { width: 1080, height: 1920 } });

const address = () => site.of(tenant) + path;
const main = (page: Page) => page.locator("main");

/** How long random touches last, in seconds: an hour is `KIOSK_SECONDS=3600 npm run test:e2e -- tests/e2e/kiosk.spec.ts`. */
const seconds = Number(process.env.KIOSK_SECONDS ?? 0);
const fewest = 30;

/** Numbers from 0 to 1, the same in each run. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function isOwn(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === site.of(tenant) && /^\/(?:en|cz|sk|de)\/kiosk\/entrance-2$/.test(pathname);
}

/** All that a browser could still know of the last person. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    storage: [{ ...localStorage }, { ...sessionStorage }],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    history: history.length,
    state: history.state,
    window: window.name,
  }));

/** What scripts hold after a collection of garbage, in megabytes, without texts that the browser holds outside of them. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return Math.round(usedSize / 2 ** 20);
}

test.describe("under random touches", () => {
  // Nothing of the test's own is stored before.
  test.use({ hasTouch: true, asksForSetup: true });

  test("never leaves the kiosk, and leaves nothing behind", async ({ page, context }) => {
    test.setTimeout((seconds + 180) * 1000);
    await page.goto(address());
    const next = numbersFrom(40);
    const before = await traces(page);
    const documents: string[] = [];
    page.on("framenavigated", (frame) => documents.push(frame.url()));
    const windows: string[] = [];
    context.on("page", (other) => windows.push(other.url()));
    const from = Date.now();
    const seen = new Set<string>();
    const memory: number[] = [];
    let touches = 0;
    for (; touches < fewest || Date.now() < from + seconds * 1000; touches++) {
      const targets = await page.locator("a:visible, button:visible").all();
      const target = targets[Math.floor(next() * targets.length * 1.5)];
      const at = page.url();
      if (target) {
        // The last touch may have taken it away; and the next one would cancel the way to its screen.
        const isLink = await target.evaluate(({ localName }) => localName === "a").catch(() => false);
        await target.tap({ timeout: 2_000 }).catch(() => {});
        if (isLink) await page.waitForURL(({ href }) => href !== at, { timeout: 2_000 }).catch(() => {});
      } else await page.touchscreen.tap(next() * 1080, next() * 1920);
      await expect(main(page)).toBeVisible();
      seen.add(page.url());
      expect(isOwn(page.url()), page.url()).toBe(true);
      if (Date.now() - from > memory.length * 60_000) memory.push(await memoryOf(page));
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(documents.filter((url) => !isOwn(url))).toEqual([]);
    expect(windows).toEqual([]);
    expect(await traces(page)).toEqual(before);
    expect(await context.cookies()).toEqual([]);
    if (seconds === 0) return;
    console.info(
      `${touches} touches in ${Math.round((Date.now() - from) / 1000)} s, ${seen.size} screens, ${documents.length} navigations, MB of scripts by minute: ${memory.join(" ")}`,
    );
    // Within a quarter of an hour it has loaded all that it stores.
    const full = memory.slice(15);
    if (full.length > 1) expect(full.at(-1)).toBeLessThan((full[0] ?? 0) * 1.2);
    await expect(page).toHaveURL(address(), { timeout: 90_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where would you like to go?");
    expect(await main(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    expect(await traces(page)).toEqual(before);
    expect(await context.cookies()).toEqual([]);
  });
});

test("warns after a minute and returns to its start in its own language", async ({ page }) => {
  await page.clock.install();
  await page.goto(address());
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wohin möchten Sie?");
  await page.getByRole("link", { name: "Suche" }).click();
  await page.getByRole("button", { name: "q", exact: true }).click();
  await page.clock.fastForward(60_000);
  const warning = page.getByRole("dialog");
  await expect(warning).toContainText("15");
  await warning.getByRole("button", { name: "Weiter" }).click();
  await expect(warning).toBeHidden();
  await expect(page.getByRole("searchbox")).toHaveValue("q");
  await page.clock.runFor(76_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where would you like to go?");
  expect(page.url()).toBe(address());
  await page.getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("its keys type, erase and search in the language's letters", async ({ page }) => {
  await page.goto(`${site.of(tenant)}/cz/kiosk/entrance-2?view=search`);
  for (const key of ["š", "u", "Smazat", "Smazat", "s", "u", "s", "h", "i"])
    await page.getByRole("button", { name: key, exact: true }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("sushi");
  await page.getByRole("button", { name: "Hledat" }).click();
  await main(page)
    .getByRole("link", { name: /^Sushi Koi/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sushi Koi");
});

test("shows a stored screen without a connection, and says how old it is", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(address());
  await page.getByRole("link", { name: "Shops" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shops");
  await page.getByRole("link", { name: "Start" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where would you like to go?");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Shops" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shops");
  await expect(page.getByRole("status")).toContainText(/No connection\. This information is as of \d/);
  await context.setOffline(false);
  // The browser complains of each request that it could not send.
  complaints.length = 0;
});
