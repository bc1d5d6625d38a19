import type { Page } from "@playwright/test";
import { href } from "../../app/locale/href";
import { logIn } from "../processes/site-process";
import { expectAccessible } from "./axe";
import { expect, hydrated, site, siteOf, test } from "./mall-site";

// Whoever reads in the dark prints on white paper too.
test.use({ colorScheme: "dark" });

const tenant = "galerieharfa";
const first = (list: string, detail: string) => ({ list, detail });

/** What people take with them on paper, and how many sheets it needs. */
const papers = [
  { name: "the loyalty card", path: href("dashboard", null, "en"), sheets: 1 },
  { name: "bookings", path: href("dashboard-purchases", null, "en"), sheets: 1 },
  { name: "receipts", path: href("dashboard-receipts", null, "en"), sheets: 1 },
  { name: "opening hours", path: href("opening-hours", null, "en"), sheets: 2 },
  { name: "directions", path: href("how-to-get-here", null, "en"), sheets: 2 },
  { name: "an event", path: first(href("events", { page: 1 }, "en"), "/en/event/"), sheets: 1 },
  { name: "an offer", path: first(href("offers", { page: 1 }, "en"), "/en/offer/"), sheets: 1 },
  { name: "a shop", path: first(href("shops-services", null, "en"), "/en/shop/"), sheets: 2 },
];

for (const { name, path, sheets } of papers) {
  test(`${name}: legible on white paper, without what leads on or is pressed`, async ({ page, context }) => {
    const [cookie = "", value = ""] = (await logIn(site(), tenant)).split("=");
    await context.addCookies([{ name: cookie, value, url: siteOf(tenant) }]);
    await page.goto(siteOf(tenant) + (typeof path === "string" ? path : path.list));
    if (typeof path !== "string") {
      const link = page
        .getByRole("main")
        .locator(`article a[href*="${path.detail}"], li a[href*="${path.detail}"]`);
      await page.goto(new URL((await link.first().getAttribute("href")) ?? "", page.url()).href);
    }
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const role of ["navigation", "banner", "contentinfo", "button", "textbox"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expectAccessible(page, { within: "main" });
    expect(await sheetsOf(page)).toBeLessThanOrEqual(sheets);
  });
}

test("a printed page says whose it is, and of which day", async ({ page }) => {
  await page.goto(`${siteOf(tenant)}/en/opening-hours`);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date()),
  );
  await expect(page.getByText(`Galerie Harfa, ${today}`)).toBeVisible();
});

test("the numbers of a printed way are legible", async ({ page }) => {
  await page.goto(`${siteOf(tenant)}/en/floorplan/main?from=amenity.a-information&to=shop.books-inkoust`);
  const number = page.locator(".plan-step-number").first();
  await expect(number).toHaveText("1");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const looks = await number.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });
  expect(looks).toEqual({ color: "rgb(0, 0, 0)", backgroundColor: "rgba(0, 0, 0, 0)" });
});

async function sheetsOf(page: Page): Promise<number> {
  const margin = "1cm";
  const file = await page.pdf({
    format: "A4",
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
