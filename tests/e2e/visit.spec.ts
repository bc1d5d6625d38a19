import { expect, hydrated, siteOf, test } from "./mall-site";

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
      await expect(page.getByRole("rowheader", { name: /Dnes|Denně/ })).toBeVisible();
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

test("the first tab stop skips the header", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en`);
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("presses during hydration break nothing", async ({ page }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
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
