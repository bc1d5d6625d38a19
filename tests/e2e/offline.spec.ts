import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { hydrated } from "../hydrated";
import { ask, type RunningSite, startSite } from "../site-process";
import { askForScript, site as mallSite, suppressSetup } from "./mall-site";

// One site for all of them.
test.describe.configure({ mode: "serial" });
let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ OFFLINE: "galerieharfa" });
});
test.afterAll(() => site.stop());

/** A page of the site once its pack is stored. */
async function visited(context: BrowserContext, path: string): Promise<Page> {
  await suppressSetup(context);
  const page = await context.newPage();
  await page.goto(site.of("galerieharfa") + path);
  await askForScript(page);
  await hydrated(page);
  const isStored = () =>
    page.evaluate(
      async () => (await caches.match("/offline-pack.json", { ignoreSearch: true })) !== undefined,
    );
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
  return page;
}

test("a stranger's page weighs what it weighs without this, but for the manifest's link", async () => {
  const pages = [site, mallSite()].map(async (at) => (await ask(at, "galerieharfa", "/en/faq")).text());
  const [page = "", without = ""] = await Promise.all(pages);
  const added = "&amp;offline";
  expect(page).toContain(`/site.webmanifest?language=en${added}"`);
  expect(page.length - added.length).toBe(without.length);
});

const notice = (page: Page) => page.getByRole("status");

test("after one visit, shops, hours, plan and directions open without a connection", async ({ context }) => {
  const page = await visited(context, "/en");
  const bytes = await page.evaluate(async () => {
    const cache = await caches.open("offline");
    const sizes = (await cache.keys()).map(async (request) => {
      const stored = await cache.match(request);
      return (await stored?.arrayBuffer())?.byteLength ?? 0;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(300 * 1024);

  await context.setOffline(true);
  // A link of the page that is open leads to a whole document.
  await page.getByRole("navigation").getByRole("link", { name: "Shops" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shops");
  await expect(notice(page)).toHaveText(/^You are offline\. This page was saved \d+ \w+ ago\.$/);

  const shop = page.getByRole("main").getByRole("link", { name: "Altitude" });
  const address = new URL((await shop.getAttribute("href")) ?? "", page.url());
  await shop.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Altitude");
  await expect(page.getByRole("table")).toContainText("9:00–21:00");
  await expect(page.getByText("Come in and walk straight on for").first()).toBeVisible();

  const [, id] = /shop\/([^/]+)/.exec(address.pathname) ?? [];
  await page.goto(`${address.origin}/en/floorplan/main?from=Main+entrance&to=shop.${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Altitude");
  await page.goto(`${address.origin}/en/floorplan/main`);
  await page.getByRole("link", { name: "Second floor" }).click();
  await expect(page.getByRole("group", { name: "Plan: Second floor" })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Opening hours" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Opening hours");

  // What is not stored says so, and lists what is; back online, it is what was asked for.
  await page.goto(`${address.origin}/en/faq`);
  await expect(notice(page)).toContainText("this page is not stored");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("No connection");
  await expect(page).toHaveURL(/\/en\/faq$/);
});
