import { expect, hydrated, siteOf, test } from "./mall-site";

declare global {
  interface Window {
    /** The page's cumulative layout shift, as reported by the browser. */
    shift: number;
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a visitor finds a shop from the home page and reads its opening hours", async ({ page }) => {
      await page.goto(`${siteOf("galerieharfa")}/cz`);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole("searchbox").first().fill("treti");
      await page.getByRole("button", { name: "Hledat" }).first().click();
      await expect(page).toHaveURL(/hledat\?q=treti/);
      await page.getByRole("link", { name: "Třetí kapitola", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Třetí kapitola");
      await expect(page.getByRole("heading", { name: "Otevírací doba" })).toBeVisible();
      await expect(page.getByRole("rowheader", { name: "Dnes" })).toBeVisible();
    });

    test("the directory's filters are in the URL and survive a reload", async ({ page }) => {
      await page.goto(`${siteOf("novoplaza")}/en/shops-services`);
      if (javaScriptEnabled) await hydrated(page);
      const status = page.getByRole("status").first();
      const all = (await status.textContent()) ?? "";
      await page.getByText("Accepts gift cards", { exact: true }).click();
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(/gift=1/);
      await expect(status).not.toHaveText(all);
      const count = (await status.textContent()) ?? "";
      await page.reload();
      await expect(page.getByRole("checkbox", { name: "Accepts gift cards" })).toBeChecked();
      await expect(status).toHaveText(count);
    });

    test("the language switcher opens the same page", async ({ page }) => {
      await page.goto(`${siteOf("promenade")}/en/shops-services?f=dine`);
      if (javaScriptEnabled) await hydrated(page);
      await page.locator("header details summary").first().click();
      await page.getByRole("link", { name: "Deutsch" }).click();
      await expect(page).toHaveURL(/\/de\/shops-und-services\?f=dine/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Essen und Trinken");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
    });

    test("an unknown URL shows the mall's own page, with a link home", async ({ page }) => {
      const response = await page.goto(`${siteOf("europasc")}/sk/nic`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Táto stránka neexistuje");
      await page.getByRole("link", { name: "Na úvodnú stránku" }).click();
      await expect(page).toHaveURL(/\/sk$/);
    });
  });
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
    for (const path of ["/cz", "/cz/nabidka/o-fashion-1/x", "/de/praemien/1"]) {
      await page.goto(siteOf("galerieharfa") + path);
      await hydrated(page);
      for (let at = 0; at < 20; at++) {
        await page.evaluate(() => scrollBy(0, 300));
        await page.waitForTimeout(100);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      // The items of each row count a little, though they stay where they are: the slider shifts what was separated by
      // gaps.
      expect(await page.evaluate(() => window.shift), path).toBeLessThan(0.005);
    }
  });
}

test("the first tab stop skips the header", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en`);
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a page requests nothing from other hosts", async ({ page }) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(siteOf("galerieharfa")) && !request.url().startsWith("data:"))
      strangers.push(request.url());
  });
  await page.goto(`${siteOf("galerieharfa")}/cz`);
  await hydrated(page);
  expect(strangers).toEqual([]);
});

test("presses during hydration break nothing", async ({ page }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.addInitScript(() => {
    const press = () =>
      document.querySelector("main a")?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    const presses = setInterval(press, 1);
    addEventListener("load", () => setTimeout(() => clearInterval(presses), 4_000));
  });
  for (const path of ["/de", "/de/anmelden", "/de/shops-und-services"]) {
    await page.goto(siteOf("promenade") + path);
    await hydrated(page);
  }
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.getByText("Akzeptiert Geschenkkarten", { exact: true }).click();
  await expect(page).toHaveURL(/gift=1/);
});

test("nothing scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    "/cz",
    "/de/shops-und-services",
    "/en/shop/books-inkoust/inkoust",
    "/en/nothing-here",
    "/de/a/terrace",
    "/de/datenschutz",
    "/de/haeufige-fragen",
    "/de/kontakt",
    "/de/geschenkkarten",
  ]) {
    await page.goto(siteOf("galerieharfa") + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
