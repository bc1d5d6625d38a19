import type { Page } from "@playwright/test";
import { expect, hydrated, siteOf, test } from "./mall-site";

test.describe("a menu of the header", () => {
  const menuOf = (page: Page) =>
    page.locator("header details", { hasText: "Deutsch" }).filter({ visible: true });
  const open = async (page: Page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${siteOf("galerieharfa")}/en/opening-hours`);
    await hydrated(page);
    const menu = menuOf(page).first();
    await menu.locator("summary").click();
    await expect(menu).toHaveAttribute("open");
    return menu;
  };

  test("closes on a press elsewhere", async ({ page }) => {
    const menu = await open(page);
    await page.mouse.click(640, 600);
    await expect(menu).not.toHaveAttribute("open");
  });

  test("closes when the focus goes elsewhere, and not within it", async ({ page }) => {
    const menu = await open(page);
    await menu.getByRole("link").first().focus();
    await expect(menu).toHaveAttribute("open");
    await page.getByRole("main").getByRole("link").first().focus();
    await expect(menu).not.toHaveAttribute("open");
  });

  test("closes on Escape, and its button has the focus", async ({ page }) => {
    const menu = await open(page);
    await menu.getByRole("link").first().focus();
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(menu.locator("summary")).toBeFocused();
  });
});

test("the ways to share are on the screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteOf("galerieharfa")}/de/angebote/1`);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  const menu = page.getByRole("main").locator("details.menu");
  await menu.locator("summary").click();
  const list = await menu.getByRole("list").boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(360);
});
