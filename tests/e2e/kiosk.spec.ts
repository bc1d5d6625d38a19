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

test("random touches never leave the kiosk, and leave nothing behind", async ({ page, context }) => {
  test.setTimeout((seconds + 60) * 1000);
  await page.goto(address());
  const next = numbersFrom(40);
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const storedBefore = await stored();
  const documents: string[] = [];
  page.on("framenavigated", (frame) => documents.push(frame.url()));
  const until = Date.now() + seconds * 1000;
  const seen = new Set<string>();
  for (let touch = 0; touch < fewest || Date.now() < until; touch++) {
    const links = await page.getByRole("link").all();
    const link = links[Math.floor(next() * links.length * 1.5)];
    const before = page.url();
    if (link) {
      // The last touch may have taken it away; and the next one would cancel the way to its screen.
      await link.click({ timeout: 2_000 }).catch(() => {});
      await page.waitForURL(({ href }) => href !== before, { timeout: 2_000 }).catch(() => {});
    } else await page.mouse.click(next() * 1080, next() * 1920);
    await expect(main(page)).toBeVisible();
    seen.add(page.url());
    expect(new URL(page.url()).pathname).toMatch(/^\/(?:en|cz|sk|de)\/kiosk\/entrance-2$/);
  }
  expect(seen.size).toBeGreaterThan(5);
  for (const url of documents) expect(url).toContain("/kiosk/entrance-2");
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  expect(await stored()).toBe(storedBefore);
  expect(await context.cookies()).toEqual([]);
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
  await expect(page.getByRole("status")).toContainText(/No connection\. This information was loaded at \d/);
  await context.setOffline(false);
  // The browser complains of each request that it could not send.
  complaints.length = 0;
});
