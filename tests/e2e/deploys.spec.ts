import { expect, type Page, test } from "@playwright/test";
import { askForScript, hydrated, siteOf } from "./mall-site";

const at = (path: string) => siteOf("galerieharfa") + path;
/** Lost when a document is loaded, preserved by client-side navigation. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

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

test.describe("a form is not lost", () => {
  /** The site takes a faster submission for a bot's. */
  const fillTime = 1_300;
  const email = () => `form-${Date.now()}-${Math.floor(Math.random() * 1e6)}@people.test`;
  const footer = (page: Page) => page.getByRole("contentinfo");
  const sendNewsletter = async (page: Page, address: string) => {
    await footer(page).getByRole("textbox").fill(address);
    await footer(page).getByRole("checkbox").check();
    await page.waitForTimeout(fillTime);
    await footer(page).getByRole("button", { name: "Subscribe" }).click();
  };
  const expectSubscribed = async (page: Page, address: string) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
    await expect(page.getByRole("main")).toContainText(address);
  };
  /** The site no longer knows the routes of the page's build. */
  const ofAnotherBuild = (page: Page) =>
    page.route("**/__manifest?*", (route) =>
      route.fulfill({ status: 204, headers: { "X-Remix-Reload-Document": "true" } }),
    );

  for (const [where, lose] of [
    ["where its page is of another build", ofAnotherBuild],
    [
      "where its route can't be discovered",
      (page) => page.route("**/__manifest?*", (route) => route.abort()),
    ],
    ["where its connection is lost", (page) => page.route("**/newsletter.data*", (route) => route.abort())],
  ] satisfies [string, (page: Page) => Promise<unknown>][])
    test(where, async ({ page }) => {
      await lose(page);
      await page.goto(at("/en/faq"));
      await hydrated(page);
      const documents = documentsOf(page);
      const address = email();
      await sendNewsletter(page, address);
      await expectSubscribed(page, address);
      expect(documents[0]).toBe("/en/newsletter");
    });

  test("with its files, where its connection is lost", async ({ page }) => {
    await page.route("**/*.data*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await page.goto(at("/en/a/space-lease"));
    await hydrated(page);
    const main = page.getByRole("main");
    const message = "Květinářství,\n40 m²";
    await main.getByLabel("Your name").fill("Žofie");
    await main.getByLabel("E-mail", { exact: true }).fill(email());
    await main.getByLabel("Your message").fill(message);
    const plan = { name: "plán.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF at all") };
    await main.locator("input[type=file]").setInputFiles(plan);
    await page.waitForTimeout(fillTime);
    await main.getByRole("button", { name: "Send", exact: true }).click();
    // The server has read the file.
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(page).toHaveURL(/\/en\/a\/space-lease/);
    await expect(main.getByText("plán.pdf").first()).toBeVisible();
    await expect(main.getByLabel("Your message")).toHaveValue(message);
  });

  test("that its page sends without leaving", async ({ page }) => {
    await ofAnotherBuild(page);
    await page.goto(at("/en/faq"));
    await hydrated(page);
    const documents = documentsOf(page);
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/faq$/);
    expect(documents).toEqual(["/cookie-consent", "/en/faq"]);
  });

  test("by a page without a connection: it is there on going back", async ({ page, context }) => {
    await page.goto(at("/en/faq"));
    await hydrated(page);
    await context.setOffline(true);
    const address = email();
    await sendNewsletter(page, address);
    await expect(page).toHaveURL(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await hydrated(page);
    await expect(footer(page).getByRole("textbox")).toHaveValue(address);
    await footer(page).getByRole("button", { name: "Subscribe" }).click();
    await expectSubscribed(page, address);
  });

  test("in a page that the browser restores as it was left", async ({ page }) => {
    await ofAnotherBuild(page);
    await page.goto(at("/en/faq"));
    await hydrated(page);
    const address = email();
    // Answered so, the browser stays at the page.
    const bodies: (string | null)[] = [];
    await page.route("**/en/newsletter", (route) => {
      bodies.push(route.request().postData());
      return bodies.length > 1 ? route.continue() : route.fulfill({ status: 204 });
    });
    await sendNewsletter(page, address);
    await expect.poll(() => bodies.length).toBe(1);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await footer(page).getByRole("button", { name: "Subscribe" }).click();
    await expectSubscribed(page, address);
    expect(bodies[1]).toBe(bodies[0]);
  });
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
