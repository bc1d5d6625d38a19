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

/** The first of the script files of a module of ours, by the name that the build gives it. */
const withoutScript = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.abort());

test("the cookies' dialog is replaced by its page where its script can't be loaded", async ({ page }) => {
  await opened(page, "/en/faq");
  await withoutScript(page, "consent-dialog");
  await page.getByRole("link", { name: "Choose" }).first().click();
  await expect(page).toHaveURL(at("/en/cookies#choice"));
  await expect(page.locator("#choice")).toBeVisible();
});

test("a form whose script can't be loaded stays, and sends what is typed", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await withoutScript(page, "support-form");
  await opened(page, "/en/contact");
  await page.waitForTimeout(500);
  await page.getByLabel("Your name").fill("Věra Nová");
  await page.locator("#support-email").fill("vera@people.test");
  await page.locator("#support-topic").selectOption({ index: 1 });
  await page.locator("#support-message").fill("Is the lift working again?");
  await page.waitForTimeout(1500);
  await page.locator("#support-form [type=submit]").first().click();
  await expect(page).toHaveURL(/sent=1/);
  expect(errors).toEqual([]);
});

test("a page with such a form that a link leads to is loaded as a document", async ({ page }) => {
  const { documents } = await opened(page, "/en/faq");
  let isLost = true;
  await page.route("**/assets/support-form-*.js", (route) => (isLost ? route.abort() : route.continue()));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isLost = false;
  });
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(heading(page)).toHaveText("Contact");
  await expect(page.locator("#support-name")).toBeVisible();
  expect(documents).toEqual(["/en/contact"]);
});
