import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, hydrated, siteOf, test } from "./mall-site";

const at = (path: string) => siteOf("galerieharfa") + path;

/** What browsers have learnt since modules, by the year of the first that has it. */
const features = {
  2017: [
    "String.prototype.padStart",
    "Object.entries",
    "Intl.PluralRules",
    "AbortController",
    "URLSearchParams",
  ],
  2018: ["Promise.prototype.finally", "ResizeObserver", "IntersectionObserver", "queueMicrotask"],
  2019: ["Array.prototype.flat", "Array.prototype.flatMap", "Object.fromEntries", "String.prototype.trimEnd"],
  2020: ["Promise.allSettled", "String.prototype.matchAll", "String.prototype.replaceAll", "Promise.any"],
  2021: ["Array.prototype.at", "Object.hasOwn", "TransformStream", "WeakRef", "FinalizationRegistry"],
  2022: ["Array.prototype.findLast", "structuredClone", "HTMLFormElement.prototype.requestSubmit"],
  2023: [
    "Array.prototype.toSorted",
    "Array.prototype.toReversed",
    "URL.canParse",
    "Element.prototype.checkVisibility",
  ],
  2024: [
    "Object.groupBy",
    "Promise.withResolvers",
    "Set.prototype.union",
    "HTMLElement.prototype.showPopover",
  ],
  2025: ["requestIdleCallback", "RegExp.escape", "document.startViewTransition", "navigation", "scheduler"],
};

/** Takes a feature from the pages of a browser. */
const without = (page: Page, feature: string) =>
  page.addInitScript((path) => {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let owner = window as unknown as Record<string, unknown>;
    for (const name of names) owner = owner[name] as Record<string, unknown>;
    // Some are their prototype's.
    for (let holder = owner; holder; holder = Object.getPrototypeOf(holder)) delete holder[last];
  }, feature);

/** What a page shows when all that its scripts do has been done. */
async function settled(page: Page) {
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(200);
}

for (const [year, names] of Object.entries(features))
  test(`a page stays whole without what browsers have learnt in ${year}`, async ({ browser }) => {
    test.slow();
    for (const feature of names) {
      const page = await browser.newPage();
      await without(page, feature);
      await page.goto(at("/en/shops-services"));
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      const links = await page.getByRole("link").count();
      await settled(page);
      await expect.soft(page.getByRole("heading", { level: 1 }), feature).toHaveText(heading ?? "");
      expect.soft(await page.getByRole("link").count(), feature).toBe(links);
      await page.getByRole("main").getByLabel("Name of a shop").fill("coffee");
      await page.getByRole("main").getByRole("button", { name: "Show" }).click();
      await expect.soft(page, feature).toHaveURL(/q=coffee/);
      await page.close();
    }
  });

for (const [when, feature, isOver] of [
  ["while the page is drawn", "String.prototype.replaceAll", "sessionStorage.wasTried === 'yes'"],
  // Once it is hydrated, the page is loaded again to stay the server's.
  [
    "in an effect",
    "IntersectionObserver",
    "history.state?.isByServer === true && !document.querySelector('[data-hydrated]')",
  ],
] as const)
  test(`a script that fails ${when} takes nothing from the page`, async ({ browser }) => {
    const page = await browser.newPage();
    await page.addInitScript((name) => {
      const failing = () => {
        sessionStorage.setItem("wasTried", "yes");
        throw new Error("This browser is different");
      };
      if (name === "IntersectionObserver")
        window.IntersectionObserver = new Proxy(IntersectionObserver, { construct: failing });
      else String.prototype.replaceAll = failing;
    }, feature);
    await page.goto(at("/en"));
    await settled(page);
    // While the page is loaded again, nothing can be asked of it.
    await expect.poll(() => page.evaluate(isOver).catch(() => false)).toBe(true);
    expect(await page.evaluate("sessionStorage.wasTried")).toBe("yes");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Shops" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shops and services");
    await page.close();
  });

test("filters that were chosen before the script was there are applied when it is", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (!/entry\.client/.test(route.request().url())) await released;
    await route.continue().catch(() => {});
  });
  await page.goto(at("/en/shops-services"));
  const main = page.getByRole("main");
  await main.getByText("Accepts gift cards").click();
  await main.getByLabel("Floor").selectOption({ index: 1 });
  await main.getByLabel("Name of a shop").fill("a");
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/q=a.*floor=.+gift=1/);
  await expect(main.getByLabel("Floor")).not.toHaveValue("");
});

test.describe("without cascade layers", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("pages are plain and readable", async ({ page }) => {
    await page.route("**/assets/*.css", async (route) => {
      const { pathname } = new URL(route.request().url());
      const css = readFileSync(join("build/client", pathname), "utf8");
      const body = css.replaceAll("@layer", "@unknown").replaceAll("revert-layer", "revert-unknown");
      await route.fulfill({ contentType: "text/css", body });
    });
    for (const path of ["/en", "/cz/prihlaseni", "/de/lageplan/main"]) {
      await page.goto(at(path));
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      const icon = await page.locator("header svg").first().boundingBox();
      expect.soft(icon?.width, path).toBeLessThan(30);
      await expect(page.locator("body")).toHaveCSS("font-family", /Geist|Outfit|sans-serif/);
    }
  });
});
