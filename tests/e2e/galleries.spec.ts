import { expect, hydrated, partHydrated, siteOf, test } from "./mall-site";

test("a gallery opens over the page, is browsed by keys and returns the focus", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en/a/terrace`);
  const second = page.getByRole("link", { name: "Enlarge picture 2 of 4" });
  await partHydrated(second);
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
