import type { Page, Request } from "@playwright/test";
import { expect, hydrated, siteOf, test } from "./mall-site";

declare global {
  interface Window {
    /** The page's cumulative layout shift, as reported by the browser. */
    shift: number;
  }
}

for (const width of [320, 1440]) {
  test(`hydrating the rows causes no layout shift, at ${width} px`, async ({ page }) => {
    test.slow();
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
      // The site may have to make these pictures first.
      await expect.poll(() => loading.size, { timeout: 60_000 }).toBe(0);
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
