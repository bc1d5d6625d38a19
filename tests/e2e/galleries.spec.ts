import { expect, hydrated, siteOf, test } from "./mall-site";

test("a gallery opens over the page, is browsed by keys and returns the focus", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en/a/terrace`);
  await hydrated(page);
  const second = page.getByRole("link", { name: "Enlarge picture 2 of 4" });
  await second.click();
  const dialog = page.getByRole("dialog", { name: "In pictures" });
  await expect(dialog.getByRole("img", { name: "2 of 4" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByRole("img", { name: "1 of 4" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(/\/en\/a\/terrace$/);
});

test("the log-in's pictures are browsed by buttons and by keys", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto(`${siteOf("promenade")}/en/login`);
  const slider = page.getByRole("region", { name: "Pictures from the mall" });
  const shown = (item: number) => slider.getByRole("img", { name: `Picture ${item} of 3` });
  await expect(shown(1)).toBeInViewport();
  await slider.getByRole("button", { name: "Next" }).click();
  await expect(shown(2)).toBeInViewport({ ratio: 0.9 });
  await expect(shown(1)).not.toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(shown(3)).toBeInViewport({ ratio: 0.9 });
  await expect(slider.getByText("3 of 3")).toBeAttached();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a gallery's pictures link to the large ones", async ({ page }) => {
    await page.goto(`${siteOf("promenade")}/en/a/terrace`);
    await expect(page.getByRole("link", { name: /^Enlarge picture/ })).toHaveCount(4);
    await expect(page.getByRole("link", { name: "Enlarge picture 1 of 4" })).toHaveAttribute(
      "href",
      /^\/image\?src=[\w-]{8}\/art\/.+&w=1600$/,
    );
  });

  test("the log-in's pictures scroll, and the second one shows that they do", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    await page.goto(`${siteOf("promenade")}/en/login`);
    const pictures = page.getByRole("img", { name: /^Picture \d of 3$/ });
    await expect(pictures).toHaveCount(3);
    await expect(pictures.nth(1)).toBeInViewport();
    await page
      .getByRole("list")
      .filter({ has: pictures })
      .evaluate((row) => row.scrollTo(10_000, 0));
    await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });
  });
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
