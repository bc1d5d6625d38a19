import { expect, type Page, type Route, test } from "@playwright/test";
import { hydrated, siteOf, suppressSetup } from "./mall-site";

const at = (path: string) => siteOf("galerieharfa") + path;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const shops = (page: Page) => page.getByRole("navigation").getByRole("link", { name: "Shops" }).first();

/** Opens a page; what its navigation requests as documents from then on, and its warnings. */
async function opened(page: Page, path: string) {
  const documents: string[] = [];
  const warnings: string[] = [];
  await suppressSetup(page.context());
  await page.goto(at(path));
  await hydrated(page);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  return { documents, warnings };
}

const failures: [string, (route: Route) => Promise<void>][] = [
  ["without a connection", (route) => route.abort()],
  ["from a failing server", (route) => route.fulfill({ status: 502, body: "<html>Bad gateway" })],
  ["from another server", (route) => route.fulfill({ status: 200, body: "<html>Log in to the Wi-Fi" })],
];

for (const [where, fail] of failures) {
  test(`a link whose data can't be loaded ${where} loads its document, after a warning`, async ({ page }) => {
    const { documents, warnings } = await opened(page, "/en");
    await page.route("**/*.data*", fail);
    await shops(page).click();
    await expect(heading(page)).toHaveText("Shops and services");
    expect(documents).toEqual(["/en/shops-services"]);
    expect(warnings).toEqual([expect.stringContaining("The page's data could not be loaded")]);
    await page.goBack();
    await expect(page).toHaveURL(at("/en"));
    await expect(heading(page)).not.toHaveText("Shops and services");
  });

  test(`a page that is refreshed in vain ${where} stays as it is`, async ({ page }) => {
    const { documents, warnings } = await opened(page, "/en/opening-hours");
    const text = await heading(page).textContent();
    await page.route("**/*.data*", fail);
    await page.evaluate(() =>
      (window as unknown as { __remixRouter: { revalidate: () => void } }).__remixRouter.revalidate(),
    );
    await expect.poll(() => warnings).toHaveLength(1);
    await expect(heading(page)).toHaveText(text ?? "");
    expect(documents).toEqual([]);
  });

  test(`a link whose routes can't be discovered ${where} loads its document`, async ({ page }) => {
    await page.route("**/__manifest?*", fail);
    const { documents } = await opened(page, "/en/faq");
    await shops(page).click();
    await expect(heading(page)).toHaveText("Shops and services");
    expect(documents).toEqual(["/en/shops-services"]);
  });
}

test("the way back to a page whose data can't be loaded is its document", async ({ page }) => {
  const { documents } = await opened(page, "/en/faq");
  await shops(page).click();
  await expect(heading(page)).toHaveText("Shops and services");
  await page.route("**/*.data*", (route) => route.abort());
  await page.goBack();
  await expect(page).toHaveURL(at("/en/faq"));
  await expect(heading(page)).not.toHaveText("Shops and services");
  await expect.poll(() => documents).toEqual(["/en/faq"]);
});

test("cookies are chosen on their page where the dialog can't be loaded", async ({ page }) => {
  await opened(page, "/en/faq");
  await page.route("**/cookie-consent.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Choose" }).first().click();
  await expect(page).toHaveURL(at("/en/cookies#choice"));
  await expect(page.locator("#choice")).toBeVisible();
});
