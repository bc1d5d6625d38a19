import { expect, type Page, test } from "@playwright/test";
import { askForScript, siteOf } from "./mall-site";

const at = (path: string) => siteOf("galerieharfa") + path;
/** Lost when a document is loaded, preserved by client-side navigation. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);
const hydrated = (page: Page) =>
  page.waitForFunction(() => "__remixRouter" in window && "reloadOnce" in window);

/** Documents requested from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test("a page left open over a deploy offers to reload, and its next link loads the new build", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(at("/de"));
  await hydrated(page);
  await mark(page);
  const offer = page.getByRole("status").getByText("Eine neuere Version");
  await page.clock.runFor("01:00:01");
  await expect(offer).toHaveCount(0);

  const asked: string[] = [];
  await page.route("**/builds/latest.json?*", (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { id: "another" } });
  });
  await page.clock.runFor("01:00:01");
  await expect(offer).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^\?\d+$/)]);
  await offer.getByRole("button", { name: "Später" }).click();
  await expect(offer).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);

  await page.getByRole("navigation").getByRole("link", { name: "Shops" }).first().click();
  await page.waitForURL("**/de/shops-und-services*");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test("a link whose script is gone still navigates, by one document request", async ({ page }) => {
  await page.goto(at("/en"));
  await hydrated(page);
  await mark(page);
  const documents = documentsOf(page);
  let isGone = true;
  await page.route("**/assets/shops-services-*.js", (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on("framenavigated", () => {
    isGone = false;
  });
  await page.getByRole("navigation").getByRole("link", { name: "Shops" }).first().click();
  await page.waitForURL("**/en/shops-services*");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  expect(documents).toEqual(["/en/shops-services"]);
});

test("missing scripts result in pages without them, never in a reload loop", async ({ page }) => {
  await page.goto(at("/en"));
  await hydrated(page);
  const documents = documentsOf(page);
  await page.route("**/assets/shops-services-*.js", (route) => route.fulfill({ status: 404 }));
  for (const _ of [1, 2, 3]) {
    await page.getByRole("navigation").getByRole("link", { name: "Shops" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForTimeout(700);
  }
  await expect(page).toHaveURL(/\/en\/shops-services/);
  expect(documents.length).toBeLessThanOrEqual(3);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("the target of a link", () => {
  const preloads = (page: Page) =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('link[rel="modulepreload"]')].map(
        (link) => link.getAttribute("href") ?? "",
      ),
    );

  test("is preloaded on hover, five screens concurrently at most", async ({ page }) => {
    await page.goto(at("/en"));
    await hydrated(page);
    const before = await preloads(page);
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route("**/assets/*.js", async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const screens = async () => {
      const added = (await preloads(page)).filter((href) => !before.includes(href));
      return page.evaluate((hrefs) => {
        const modules = new Set(Object.values(window.__remixManifest.routes).map(({ module }) => module));
        return [...modules].filter((module) => hrefs.some((href) => href.endsWith(module))).length;
      }, added);
    };
    for (const link of await page.getByRole("navigation").getByRole("link").all()) {
      if (await link.isVisible()) await link.hover();
    }
    await page.waitForTimeout(3_000);
    expect(await screens()).toBe(5);
    isHeld = false;
    for (const release of held) release();
    await expect.poll(screens).toBeGreaterThan(5);
  });

  for (const [connection, name] of [
    [{ saveData: true, effectiveType: "4g" }, "to one who saves data"],
    [{ saveData: false, effectiveType: "slow-2g" }, "over a slow connection"],
  ] as const)
    test(`is not preloaded ${name}`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, "connection", { value }),
        connection,
      );
      await page.goto(at("/en"));
      await askForScript(page);
      await hydrated(page);
      const before = await preloads(page);
      await page.getByRole("navigation").getByRole("link", { name: "Shops" }).first().hover();
      await page.waitForTimeout(3_000);
      expect(await preloads(page)).toEqual(before);
    });
});
