import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { expect, hydrated, siteOf, test } from "./mall-site";

/** Mocks third-party hosts, so that no test reaches them, and records the requests. */
async function thirdParties(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\//, (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    asked.push(host + pathname + search);
    const bodies: Record<string, string> = {
      "www.googletagmanager.com":
        "document.cookie = '_ga=GA1.1; path=/; max-age=1000'; window.tagManager = true;",
      "connect.facebook.net": "document.cookie = '_fbp=fb.1; path=/; max-age=1000';",
      "maps.googleapis.com": "document.getElementById('map').textContent = 'A map';",
    };
    return route.fulfill({ contentType: "text/javascript", body: bodies[host] ?? "" });
  });
  return asked;
}

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();
const dataLayer = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((events) => JSON.parse(JSON.stringify(events))));
const tags = ["www.googletagmanager.com/gtm.js?id=GTM-HARFA01", "connect.facebook.net/en_US/fbevents.js"];

test("tags load once the visitor has agreed, and are removed on withdrawal", async ({ page, context }) => {
  const asked = await thirdParties(context);
  const shops = `${siteOf("galerieharfa")}/en/shops-services`;
  await page.goto(shops);
  await hydrated(page);
  const banner = page.getByRole("region", { name: "Cookies" });
  await expect(banner).toBeInViewport();
  expect(asked).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);

  const address = page.getByRole("contentinfo").getByRole("textbox").first();
  await address.fill("half@an");
  await page.evaluate(() => {
    document.documentElement.dataset.before = "consent";
    scrollTo(0, 900);
  });
  await banner.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => asked.toSorted()).toEqual(tags.toSorted());
  await hydrated(page);
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(shops);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(address).toHaveValue("half@an");
  await expect(page.locator("html"), "the same document").toHaveAttribute("data-before", "consent");
  await expect.poll(() => cookieNames(context)).toEqual(["_fbp", "_ga", "consent"]);
  const [first, second, third, ...events] = await dataLayer(page);
  expect(first).toMatchObject({ 0: "consent", 1: "default", 2: { analytics_storage: "denied" } });
  expect(second).toMatchObject({ 1: "update", 2: { analytics_storage: "granted", ad_storage: "denied" } });
  expect(third).toMatchObject({ event: "gtm.js" });
  expect(events).toContainEqual(expect.objectContaining({ event: "page_view", page_location: shops }));

  await page.goto(`${siteOf("galerieharfa")}/en/search?q=coffee`);
  await expect.poll(() => dataLayer(page)).toContainEqual({ event: "search", search_term: "coffee" });

  await page.goto(`${siteOf("galerieharfa")}/en/cookies`);
  await hydrated(page);
  await expect(page.getByRole("checkbox", { name: /Statistics/ })).toBeChecked();
  await expect.poll(() => asked).toHaveLength(3 * tags.length);
  asked.length = 0;
  await Promise.all([
    page.waitForEvent("load"),
    page.locator("#choice").getByRole("button", { name: "Decline" }).click(),
  ]);
  await hydrated(page);
  await expect(page.getByRole("checkbox", { name: /Statistics/ })).not.toBeChecked();
  await page.goto(shops);
  await hydrated(page);
  expect(await cookieNames(context)).toEqual(["consent"]);
  expect(asked).toEqual([]);
});

test("one of several choices is made by keyboard in the dialog, and loads only the map", async ({
  page,
  context,
}) => {
  const asked = await thirdParties(context);
  await page.goto(`${siteOf("promenade")}/en/how-to-get-here`);
  await hydrated(page);
  const choose = page.getByRole("region", { name: "Cookies" }).getByRole("link", { name: "Choose" });
  await choose.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Your choice" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(choose).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: /Interactive map/ }).focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Save my choice" }).focus();
  await page.keyboard.press("Enter");
  const map = page.frameLocator('iframe[title="Interactive map: Promenade"]');
  await expect(map.getByText("A map")).toBeVisible();
  expect(asked.map((address) => address.split("?")[0])).toEqual(["maps.googleapis.com/maps/api/js"]);
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
});

test("a mall with one tag logs which one is not configured", async ({ page, context }) => {
  const asked = await thirdParties(context);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto(`${siteOf("europasc")}/sk/prihlasenie`);
  await hydrated(page);
  await page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "Povoliť" }).click();
  await expect.poll(() => asked).toEqual(["connect.facebook.net/en_US/fbevents.js"]);
  await expect.poll(() => logged).toContain("Can't loadGTM. gtmId is missing.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("consent is given, changed and withdrawn by forms, and nothing third-party is loaded", async ({
    page,
    context,
  }) => {
    const asked = await thirdParties(context);
    const path = `${siteOf("galerieharfa")}/cz/obchody-a-sluzby`;
    await page.goto(path);
    const banner = page.getByRole("region", { name: "Cookies" });
    await banner.getByRole("link", { name: "Vybrat" }).click();
    await expect(page).toHaveURL(/\/cz\/cookies#choice$/);
    const choice = page.locator("#choice");
    await choice.getByRole("checkbox", { name: /Statistika/ }).check();
    await choice.getByRole("button", { name: "Uložit volbu" }).click();
    await expect(choice.getByRole("checkbox", { name: /Statistika/ })).toBeChecked();
    await expect(banner).toHaveCount(0);
    await choice.getByRole("button", { name: "Odmítnout" }).click();
    await expect(choice.getByRole("checkbox", { name: /Statistika/ })).not.toBeChecked();
    await page.goto(path);
    await expect(banner).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(await cookieNames(context)).toEqual(["consent"]);
  });
});
