import { expect, hydrated, siteOf, test } from "./mall-site";

// How rows move is what these tests look at.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a carousel moves by its arrows and keys, and shows its position", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en`);
  const hero = page.getByRole("region", { name: "Highlights" });
  const next = hero.getByRole("button", { name: "Next" });
  await next.click();
  await expect(hero.getByText(/^2 of \d$/)).toBeAttached();
  await hero.getByRole("list").first().press("ArrowRight");
  await expect(hero.getByText(/^3 of \d$/)).toBeAttached();
});

test("a link that gets the focus in a hidden slide brings it wholly into view, and the position is true", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteOf("novoplaza")}/en`);
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
      await page.goto(`${siteOf("novoplaza")}/en`);
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
