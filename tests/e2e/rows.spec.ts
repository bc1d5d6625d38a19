import type { Page, Request } from "@playwright/test";
import { expect, hydrated, siteOf, test } from "./mall-site";

declare global {
  interface Window {
    /** The page's cumulative layout shift, as reported by the browser. */
    shift: number;
  }
}

test("a carousel moves by its arrows and keys, and shows its position", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en`);
  const hero = page.getByRole("region", { name: "Highlights" });
  const next = hero.getByRole("button", { name: "Next" });
  await next.click();
  await expect(hero.getByText("2 of 3", { exact: true })).toBeAttached();
  await hero.getByRole("list").first().press("ArrowRight");
  await expect(hero.getByText("3 of 3", { exact: true })).toBeAttached();
});

test("a link that gets the focus in a hidden slide brings it wholly into view, and the position is true", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteOf("promenade")}/en`);
  await hydrated(page);
  for (const row of await page.locator(".carousel").all()) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole("button", { name: "Next" })).toBeVisible();
    await row.locator("ul").first().focus();
    const items = row.locator("ul > li");
    for (let at = 0; at < (await items.count()); at++) {
      while (!(await items.nth(at).evaluate((item) => item.contains(document.activeElement))))
        await page.keyboard.press("Tab");
      await expect.poll(() => items.nth(at).evaluate(isWholeInItsRow)).toBe(true);
    }
    const dots = row.locator("[aria-current]");
    if ((await dots.count()) > 0) await expect(dots.last()).toHaveAttribute("aria-current", "true");
  }
});

/** Whether no part of a row's item is cut off. */
function isWholeInItsRow(item: Element): boolean {
  const row = item.parentElement?.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  return row !== undefined && left >= row.left - 1 && right <= row.right + 1;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    test("a phone shows the edge of the next card", async ({ page }) => {
      await page.goto(`${siteOf("promenade")}/en`);
      if (javaScriptEnabled) await hydrated(page);
      const rows = page.locator(".carousel:has(> ul:not(.carousel-whole))");
      expect(await rows.count()).toBeGreaterThan(0);
      for (const row of await rows.all()) {
        await row.scrollIntoViewIfNeeded();
        if (javaScriptEnabled) await expect(row.getByRole("button", { name: "Next" })).toBeVisible();
        const peek = await row.evaluate((section) => {
          const list = section.querySelector("ul");
          const edge = list?.getBoundingClientRect().right ?? 0;
          return [...(list?.children ?? [])]
            .map((item) => item.getBoundingClientRect())
            .filter(({ left, right }) => left < edge && right > edge + 1)
            .map(({ left }) => edge - left);
        });
        expect(peek).toHaveLength(1);
        expect(peek[0]).toBeGreaterThan(15);
      }
    });
  });
}

for (const width of [320, 1440]) {
  test(`hydrating the rows causes no layout shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // The fonts are loaded from now on: with the fallback font a headline may wrap differently.
    await page.goto(`${siteOf("galerieharfa")}/en`);
    await hydrated(page);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const { value = 0 } of list.getEntries() as (PerformanceEntry & { value?: number })[])
          window.shift += value;
      }).observe({ type: "layout-shift" });
    });
    const loading = picturesLoadingOn(page);
    for (const path of ["/cz", "/cz/nabidka/o-fashion-1/x", "/de/praemien/1"]) {
      await page.goto(siteOf("galerieharfa") + path);
      await hydrated(page);
      await page.evaluate(scrollThrough);
      await page.waitForFunction(hasStartedRows);
      await expect.poll(() => loading.size).toBe(0);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      // The items of each row count a little, though they stay where they are: the slider shifts what was separated by
      // gaps.
      expect(await page.evaluate(() => window.shift), path).toBeLessThan(0.005);
    }
  });
}

/** The pictures that have been requested and not yet received. */
function picturesLoadingOn(page: Page): Set<Request> {
  const loading = new Set<Request>();
  page.on("request", (request) => request.resourceType() === "image" && loading.add(request));
  page.on("requestfinished", (request) => loading.delete(request));
  page.on("requestfailed", (request) => loading.delete(request));
  return loading;
}

/** Shows each part of a page for two frames. */
async function scrollThrough() {
  const nextFrame = () => new Promise(requestAnimationFrame);
  while (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight) {
    scrollBy({ top: innerHeight / 2, behavior: "instant" });
    await nextFrame();
    await nextFrame();
  }
}

/** Whether each row that is wider than the page has its arrows. */
const hasStartedRows = () =>
  [...document.querySelectorAll(".carousel")].every((row) => {
    const list = row.querySelector("ul");
    return !list || list.scrollWidth <= list.clientWidth + 1 || row.querySelector("button");
  });
