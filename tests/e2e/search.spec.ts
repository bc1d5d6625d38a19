import { expectAccessible } from "./axe";
import { expect, hydrated, siteOf, test } from "./mall-site";

test("suggestions appear while typing, work by keyboard, and link to pages", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${siteOf("galerieharfa")}/cz/hledat`);
  await hydrated(page);
  expect(asked.filter((path) => path.includes("suggestions"))).toEqual([]);

  const field = page.getByLabel("Co hledáte?");
  await field.focus();
  await expect(field).toHaveRole("combobox");
  await field.pressSequentially("treti kap", { delay: 30 });
  const list = page.getByRole("listbox", { name: "Návrhy" });
  const shop = list.getByRole("option", { name: /Třetí kapitola.*Obchod/ });
  await expect(shop).toBeVisible();
  await expect(shop.locator("mark")).toHaveText(["Třetí", "kapitola"]);
  await expect(shop.locator("img")).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "návrh" })).toBeAttached();

  await expectAccessible(page);

  await field.press("ArrowUp");
  const last = list.getByRole("option").last();
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await last.getAttribute("id")) ?? "");
  await field.press("ArrowDown");
  await expect(list.locator("[aria-selected=true]")).toHaveCount(0);

  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("treti kap");
  await field.press("i");
  await expect(shop).toBeVisible();
  while ((await shop.getAttribute("aria-selected")) !== "true") await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Třetí kapitola");
});

test("Enter without a selection submits the search and closes the list", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en`);
  await hydrated(page);
  const field = page.getByLabel("What are you looking for?").first();
  await field.click();
  await field.pressSequentially("parking");
  await expect(page.getByRole("listbox")).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/en\/search\?q=parking/);
  await expect(page.getByRole("listbox")).toBeHidden();
});

for (const [colorScheme, width] of [
  ["light", 1440],
  ["dark", 390],
] as const) {
  test(`axe finds no violations on results and on none, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const path of ["/cz/hledat?q=karta", "/de/suche?q=karten&type=faq", "/en/search?q=xqzwvk"]) {
      await page.goto(siteOf("europasc") + path);
      await hydrated(page);
      await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor filters results and pages through them", async ({ page }) => {
    await page.goto(`${siteOf("galerieharfa")}/en/nothing-here`);
    await page.getByRole("searchbox").fill("a");
    await page.getByRole("button", { name: "Search" }).click();
    await page
      .getByRole("navigation", { name: "Narrow the results" })
      .getByRole("link", { name: /^Shops/ })
      .click();
    await expect(page).toHaveURL(/type=shops/);
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  });
});
