import type { BrowserContext, Page } from "@playwright/test";
import { build } from "esbuild";
import { expectAccessible } from "./axe";
import { expect, hydrated, siteOf, test } from "./mall-site";

async function carryToast(context: BrowserContext, text: string, kind = "success") {
  const value = encodeURIComponent(JSON.stringify([{ kind, text }]));
  await context.addCookies([{ name: "toast", value, url: siteOf("promenade") }]);
}

/** Opens a page with a frozen clock. */
async function openStill(page: Page) {
  await page.clock.install();
  await page.goto(`${siteOf("promenade")}/en/faq`);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Submits the log-out form within the page; each time a toast follows. */
async function logOut(page: Page) {
  const shown = page.waitForResponse((response) => /\/en\.data/.test(response.url()));
  await page.evaluate(() => {
    const formData = new FormData();
    formData.set("language", "en");
    const { __remixRouter: router } = window as unknown as {
      __remixRouter: { navigate: (to: string, form: object) => void };
    };
    router.navigate("/logout", { formMethod: "post", formData });
  });
  await shown;
}

const toasts = (page: Page) =>
  page.getByRole("region", { name: /^(Messages|Zprávy|Správy|Meldungen)$/ }).locator("[data-in]");

test.describe("toasts", () => {
  test("are shown at the bottom centre for five seconds", async ({ page }) => {
    await openStill(page);
    await logOut(page);
    const toast = toasts(page);
    await expect(toast).toHaveText("You are logged out. See you soon.");
    const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { width: wide, height: high } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.abs(x + width / 2 - wide / 2)).toBeLessThan(10);
    expect(y + height).toBeGreaterThan(high - 120);
    await page.clock.runFor(4_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  });

  test("are limited to four; the fifth appears when one is dismissed", async ({ page }) => {
    await openStill(page);
    for (const count of [1, 2, 3, 4, 4]) {
      await logOut(page);
      await expect(toasts(page)).toHaveCount(count);
    }
    const close = toasts(page).first().getByRole("button", { name: "Close" });
    for (const count of [4, 3, 2]) {
      await close.click();
      await page.waitForTimeout(400);
      await expect(toasts(page)).toHaveCount(count);
    }
    await page.clock.runFor(5_000);
    await expect(toasts(page)).toHaveCount(0);
  });

  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test(`replace the banner in its place, and disappear (motion: ${reducedMotion})`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.clock.install();
      await carryToast(context, "That went wrong", "error");
      await page.goto(`${siteOf("promenade")}/en/faq`);
      await expect(toasts(page)).toBeVisible();
      await expect(page.getByText("That went wrong")).toHaveCount(1);
      await expect(page.getByRole("alert")).toHaveText("That went wrong");
      await expectAccessible(page);
      await page.clock.runFor(5_000);
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("are a banner at the top of the page", async ({ page, context }) => {
      await carryToast(context, "You are logged out");
      await page.goto(`${siteOf("promenade")}/en/faq`);
      const banner = page.getByRole("status").filter({ hasText: "You are logged out" });
      const box = await banner.boundingBox();
      expect(box?.y).toBe(0);
      expect(box?.width).toBe(page.viewportSize()?.width);
    });
  });
});

/** Loads the notifications module alone, as a page would: from the site's origin, under its policy. */
async function loadNotifications(page: Page) {
  const { outputFiles } = await build({
    stdin: {
      contents: 'import { notify } from "~/features/member/notifications/notify"; window.notify = notify;',
      resolveDir: process.cwd(),
      loader: "ts",
    },
    bundle: true,
    write: false,
    minify: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "addresses-of-assets",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\?url$/ }, ({ path }) => ({ path, namespace: "address" }));
          onLoad({ filter: /./, namespace: "address" }, () => ({ contents: 'export default "/icons.svg"' }));
        },
      },
    ],
  });
  const body = outputFiles[0]?.text ?? "";
  await page.route("**/assets/notifications-under-test.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  await page.route("**/icons.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
  );
  await page.clock.install();
  await page.goto(`${siteOf("promenade")}/en/faq`);
  await hydrated(page);
  // A script element would need a type that the page trusts.
  await page.evaluate((url) => import(url), "/assets/notifications-under-test.js");
}

const notify = (page: Page, given: { title: string; [part: string]: unknown }) =>
  page.evaluate(
    (notification) =>
      (window as unknown as { notify: (given: object, words: object) => string }).notify(notification, {
        close: "Close",
      }),
    given,
  );

test.describe("notifications", () => {
  const cards = (page: Page) => page.getByRole("log").getByRole("listitem");

  test("are 300 pixels wide and disappear after 3.6 seconds, however many there are", async ({ page }) => {
    await loadNotifications(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let number = 1; number <= 6; number++) await notify(page, { title: `Message ${number}` });
    await expect(cards(page)).toHaveCount(6);
    expect((await cards(page).first().boundingBox())?.width).toBeCloseTo(300, 3);
    await page.clock.runFor(3_500);
    await expect(cards(page)).toHaveCount(6);
    await page.clock.runFor(100);
    await expect(cards(page)).toHaveCount(0);
  });

  test("take their duration and width from options", async ({ page }) => {
    await loadNotifications(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await notify(page, { title: "Wide", width: 420, duration: 10_000, speed: 1_000 });
    expect((await cards(page).boundingBox())?.width).toBeCloseTo(420, 3);
    await page.clock.runFor(11_900);
    await expect(cards(page)).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(cards(page)).toHaveCount(0);
  });

  test("are dismissed by a click, by their button and by keyboard; axe finds no violations", async ({
    page,
  }) => {
    await loadNotifications(page);
    for (const type of ["info", "success", "warning", "error"]) {
      await notify(page, { title: `A ${type}`, text: "With a sentence of its own.", type, duration: 60_000 });
    }
    await expectAccessible(page);
    await cards(page).filter({ hasText: "A success" }).click();
    await expect(cards(page)).toHaveCount(3);
    await cards(page).filter({ hasText: "A warning" }).getByRole("button", { name: "Close" }).click();
    await expect(cards(page)).toHaveCount(2);
    await cards(page).filter({ hasText: "A info" }).getByRole("button").press("Enter");
    await expect(cards(page)).toHaveText(["A errorWith a sentence of its own."]);
  });
});
