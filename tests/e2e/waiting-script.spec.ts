import type { Page } from "@playwright/test";
import { askForScript, expect, hydrated, siteOf, test } from "./mall-site";

const at = (path: string) => siteOf("galerieharfa") + path;
const isFirstScript = (url: string) => /\/assets\/entry\.client-[^/]*\.js$/.test(url);
const isHydrated = (page: Page) => page.evaluate(() => "__remixRouter" in window);

/** Holds back all scripts but the first, as a slow network does; the result lets them through. */
async function slowScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (!isFirstScript(route.request().url())) await released;
    await route.continue().catch(() => {});
  });
  return release;
}

test("the floor plan is complete while its script waits", async ({ page }) => {
  const release = await slowScripts(page);
  await page.goto(at("/cz/plan-centra/main"), { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  release();
});

test("links and forms work while the script waits", async ({ page }) => {
  const release = await slowScripts(page);
  await page.goto(at("/cz"));
  await page.getByRole("navigation").getByRole("link", { name: "Obchody" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Obchody a služby");
  await page.goto(at("/en/search"));
  await page.getByRole("main").getByRole("searchbox").fill("coffee");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=coffee/);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
  expect(await isHydrated(page)).toBe(false);
  release();
});

test("a page that is left before its script has come complains of nothing", async ({ page, complaints }) => {
  await page.route("**/assets/*.js", async (route) => {
    if (isFirstScript(route.request().url())) return route.continue();
    // As Firefox does, which ends what is loading before it has the next page.
    await page.evaluate(() => dispatchEvent(new Event("beforeunload")));
    await route.abort();
  });
  const aborted = page.waitForEvent("requestfailed");
  await page.goto(at("/cz"));
  await askForScript(page);
  await aborted;
  await page.waitForTimeout(300);
  expect(complaints.filter((each) => !/net::ERR_FAILED/.test(each))).toEqual([]);
  complaints.length = 0;
});

test("a gift card's balance takes no focus from a field when the page is hydrated", async ({ page }) => {
  const release = await slowScripts(page);
  await page.goto(at("/en/gift-cards"));
  const main = page.getByRole("main");
  const number = main.getByLabel("Card number");
  // Going to the address's fragment, the browser takes the focus away, at a time of its own.
  await main
    .locator("#balance form")
    .evaluate((form: HTMLFormElement) => form.setAttribute("action", form.action.replace(/#.*/, "")));
  await number.fill("6390 0000 0000 0017");
  await main.getByLabel("PIN").fill("1234");
  await page.waitForTimeout(1_600);
  await main.getByRole("button", { name: "Show the balance" }).click();
  await expect(main.getByRole("status")).toBeVisible();
  await number.focus();
  release();
  await hydrated(page);
  await expect(number).toBeFocused();
});

test("typed text, focus and layout survive hydration", async ({ page }) => {
  const release = await slowScripts(page);
  await page.goto(at("/en/contact"));
  const message = page.getByRole("main").locator("textarea").first();
  // A refused form has what was typed as initial texts, which React would restore.
  await message.fill("Is there");
  await page.waitForTimeout(1_600);
  const refused = page.waitForEvent("load");
  await message.evaluate((area: HTMLTextAreaElement) => {
    if (area.form) area.form.noValidate = true;
    area.form?.requestSubmit();
  });
  await refused;
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(message).toHaveValue("Is there");
  await message.fill("Is there a cloakroom?");
  const email = page.getByRole("main").locator("input[type=email]").first();
  await email.fill("visitor@promenade.test");
  const select = page.getByRole("main").locator("select").first();
  const [chosen = ""] = await select.selectOption({ index: 1 });
  await email.focus();
  const top = await email.boundingBox();
  release();
  await hydrated(page);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("visitor@promenade.test");
  await expect(message).toHaveValue("Is there a cloakroom?");
  await expect(select).toHaveValue(chosen);
  expect(await email.boundingBox()).toEqual(top);
});

test("a page is painted with little script", async ({ page }) => {
  // Idle only when the test says so.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      Object.assign(window, { becomeIdle: callback });
      return 0;
    };
  });
  for (const path of ["/cz", "/cz/obchody-a-sluzby", "/cz/nabidky/1", "/cz/prihlaseni"]) {
    await page.goto(at(path));
    await page.waitForFunction(() => "becomeIdle" in window);
    // What a browser reports where the page appears below a pointer.
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })),
    );
    // The page's own: the one before it may still be loading some.
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map((entry) => ({ url: entry.name, bytes: (entry as PerformanceResourceTiming).decodedBodySize })),
    );
    expect(
      scripts.map(({ url }) => url).filter((url) => !isFirstScript(url)),
      path,
    ).toEqual([]);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThan(20_480);
    expect(await isHydrated(page), path).toBe(false);
    await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
    await hydrated(page);
  }
});

test("the first sign of use loads the script before the page is idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(at("/en/login"));
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press("Tab");
  await hydrated(page);
  await page.goto(at("/en/news"));
  await page.mouse.move(100, 100);
  await page.mouse.move(110, 100);
  await hydrated(page);
});

test("the floor plan's script is loaded at once", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(at("/en/floorplan/main"));
  await hydrated(page);
});

for (const [device, properties] of [
  ["to one who saves data", { connection: { saveData: true } }],
  ["over a slow connection", { connection: { effectiveType: "slow-2g" } }],
  ["to a device of little memory", { deviceMemory: 0.5 }],
] as const)
  test(`no script is loaded ${device}, unless a button needs it`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".js")) scripts.push(request.url());
    });
    await page.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value });
      window.requestIdleCallback = (callback) => window.setTimeout(callback, 0);
    }, properties);
    await page.goto(at("/en/floorplan/main"));
    await page
      .getByRole("main")
      .getByRole("searchbox")
      .or(page.getByRole("main").getByRole("combobox"))
      .first()
      .focus();
    await page.mouse.move(200, 200);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(scripts.filter((url) => !isFirstScript(url))).toEqual([]);
    await askForScript(page);
    await hydrated(page);
  });

test("a browser may prerender the public pages that are linked, until the page is hydrated", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  let candidates: string[] = [];
  browser.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  await browser.send("Preload.enable");
  await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 0.5 }));
  await page.goto(at("/en"));
  await expect.poll(() => candidates).toContain("/en/shops-services");
  expect(candidates).toContain("/en/offers/1");
  expect(candidates.filter((path) => /login|dashboard|documents|\.\w+$/.test(path))).toEqual([]);
  await askForScript(page);
  await hydrated(page);
  await expect.poll(() => candidates).toEqual([]);
});
