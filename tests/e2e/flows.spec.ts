import { languages } from "@contract/languages";
import { newMember } from "../requests/new-member";
import { expect, hydrated, scripting, site, siteOf, test } from "./mall-site";

for (const javaScriptEnabled of [true, false]) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } });

    test("the question for consent is a sentence and a row, at most 192 px with the bar below it", async ({
      page,
    }) => {
      for (const language of languages) {
        await page.goto(`${siteOf("galerieharfa")}/${language}`);
        const consent = page.locator(".consent");
        await expect(consent.getByRole("button")).toHaveCount(2);
        const [box, bar] = [await consent.boundingBox(), await page.locator("body > nav").boundingBox()];
        expect((box?.height ?? 0) + (bar?.height ?? 0), language).toBeLessThanOrEqual(192);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
      }
    });

    test("the menu on phones holds all that wider screens have in their header", async ({ page }) => {
      await page.goto(`${siteOf("novoplaza")}/de`);
      const header = page.getByRole("banner");
      await expect(header.getByText(/^(Geöffnet bis|Öffnet|Geschlossen)/)).toBeInViewport();
      await header.locator("summary:visible").click();
      const menu = header.getByRole("navigation");
      for (const name of ["Parken", "Kontakt", "Anmelden", "Slovenčina"])
        await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    });

    test("the tabs of a member's screens show the current one", async ({ page, context }) => {
      const member = await newMember(site().mallApi, "galerieharfa");
      await context.addCookies([{ name: "token", value: member.token, url: siteOf("galerieharfa") }]);
      await page.goto(`${siteOf("galerieharfa")}/en/dashboard/purchases`);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.locator('main nav [aria-current="page"]').first()).toBeInViewport({ ratio: 1 });
    });

    test("a visitor who is sent to log in sees the reason for as long as they are there", async ({
      page,
    }) => {
      await page.goto(`${siteOf("galerieharfa")}/en/dashboard`);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole("main").getByText("Please log in first.")).toBeVisible();
      await expect(page.locator(".toasts")).toHaveCount(0);
      await page.goto(`${siteOf("galerieharfa")}/en/login`);
      await expect(page.getByText("Please log in first.")).toHaveCount(0);
    });
  });
}

test("the German menu is one line at 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const tenant of ["galerieharfa", "novoplaza", "europasc", "promenade"]) {
    await page.goto(`${siteOf(tenant)}/de`);
    const items = page.getByRole("banner").getByRole("navigation").first().getByRole("listitem");
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size, tenant).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tenant).toBe(1024);
  }
});

test("after a navigation the focus is on the new heading, and its title is announced", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en`);
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("banner").getByRole("link", { name: "Offers" }).first().press("Enter");
  await expect(page).toHaveURL(/\/en\/offers\/1/);
  await expect(heading).toBeFocused();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: await page.title() })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  await expect(heading).toBeFocused();
  await page.getByRole("main").getByRole("searchbox").first().fill("book");
  // By then the field can be a combobox.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=book/);
  await expect(heading).toBeFocused();
});

test("consent changes nothing else on the page, and the focus stays on it", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en/offers/1`);
  await hydrated(page);
  const seen: string[] = [];
  page.on("framenavigated", (frame) => seen.push(frame.url()));
  // Until then the frames of pictures change, a few at a time.
  await expect(page.locator("html[data-pictures-ahead]")).toBeAttached();
  const before = await page.getByRole("main").innerHTML();
  await page.evaluate(() => {
    Object.assign(window, { pales: 0 });
    new MutationObserver(() => Object.assign(window, { pales: 1 })).observe(
      document.querySelector("main") ?? document.body,
      { subtree: true, childList: true, attributeFilter: ["class", "aria-busy"] },
    );
  });
  await page.locator(".consent").getByRole("button", { name: "Decline" }).press("Enter");
  await expect(page.locator(".consent")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(seen).toEqual([]);
  expect((await page.getByRole("main").innerHTML()).replace(' tabindex="-1"', "")).toBe(before);
  expect(await page.evaluate(() => (window as unknown as { pales: number }).pales)).toBe(0);
});

test("Escape closes a menu and gives the focus back", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en`);
  await hydrated(page);
  const menu = page.locator("header details").filter({ hasText: "Language" });
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: "Deutsch" }).focus();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
});
