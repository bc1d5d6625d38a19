import type { Page } from "@playwright/test";
import { newMember } from "../requests/new-member";
import { expect, hydrated, scripting, site, siteOf, test } from "./mall-site";

const tenant = "galerieharfa";

/** Has the server check a form, not the browser. */
const skipBrowsersChecks = (page: Page) =>
  page.evaluate(() => {
    for (const form of document.forms) form.noValidate = true;
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("a refused form shows, focuses and entitles its errors", async ({ page, context }) => {
      const member = await newMember(site().mallApi, tenant);
      await context.addCookies([{ name: "token", value: member.token, url: siteOf(tenant) }]);
      await page.goto(`${siteOf(tenant)}/en/dashboard/profile`);
      if (javaScriptEnabled) await hydrated(page);
      const title = await page.title();
      const send = async (button: string, problem: string) => {
        await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
        const summary = page.getByRole("alert").filter({ hasText: problem });
        await expect(summary).toBeFocused();
        await expect(summary).toBeInViewport();
        await expect(page).toHaveTitle(`Error: ${title}`);
      };
      await page.locator("#card summary").click();
      const card = page.locator("form").filter({ hasText: "Card number" });
      await card.getByLabel("Card number").fill("2000000000000");
      await card.getByLabel("Date of birth").fill("1990-01-01");
      await send("Link the card", "don’t match");
      await page.getByText("Delete my account").click();
      await page.getByLabel("Your password").fill("not the right one");
      await send("Delete everything", "This is not your password");
      // The page that opens next has no errors.
      await page.getByRole("link", { name: "Receipts" }).first().click();
      await expect(page).toHaveTitle(/^(?!Error)/);
    });

    test("each error has its own sentence, all in the first answer", async ({ page }) => {
      await page.goto(`${siteOf(tenant)}/en/register`);
      if (javaScriptEnabled) await hydrated(page);
      await skipBrowsersChecks(page);
      const main = page.getByRole("main");
      await main.getByLabel("Surname").fill("Nová");
      await main.getByLabel("E-mail").fill("nobody");
      await main.getByLabel("Password", { exact: true }).fill("short");
      await main.getByRole("button", { name: "Create my account" }).click();
      const summary = page.getByRole("alert");
      await expect(summary.getByRole("listitem")).toHaveCount(4);
      await summary.getByRole("link", { name: "First name" }).click();
      await expect(main.getByLabel("First name")).toBeFocused();
      await expect(main.getByText("Enter your first name.").last()).toBeVisible();
      await expect(main.getByText("such as name@example.com").last()).toBeVisible();
      await expect(main.getByText("Use at least 10 characters.").last()).toBeVisible();
      await expect(main.getByText("Please tick this box to continue.").last()).toBeVisible();
      await expect(main.getByLabel("Surname")).toHaveValue("Nová");
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    test("what was typed survives a change of language, secrets don't", async ({ page }) => {
      await page.goto(`${siteOf(tenant)}/en/register?redirectTo=%2Fen%2Ffaq`);
      if (javaScriptEnabled) await hydrated(page);
      const main = page.getByRole("main");
      await main.getByLabel("First name").fill("Věra");
      await main.getByLabel("Password", { exact: true }).fill("a long enough secret");
      await main
        .getByLabel(/I agree/)
        .first()
        .check();
      await page.locator("header details").filter({ hasText: "Language" }).locator("summary").click();
      await page.locator("header").getByText("Čeština").first().click();
      await expect(page).toHaveURL(/\/cz\/registrace\?redirectTo=%2Fen%2Ffaq(#register-form)?$/);
      if (javaScriptEnabled) await hydrated(page);
      await expect(main.getByLabel("Jméno", { exact: true })).toHaveValue("Věra");
      await expect(main.getByRole("checkbox").first()).toBeChecked();
      await expect(main.getByLabel("Heslo", { exact: true })).toHaveValue("");
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page).not.toHaveTitle(/^Chyba/);
      if (javaScriptEnabled)
        expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Věra");
    });
  });
}

test("each screen's change of language sends a form that is on it", async ({ page, context }) => {
  const member = await newMember(site().mallApi, tenant);
  const forms = async (screen: string) => {
    await page.goto(`${siteOf(tenant)}/en/${screen}`);
    return page
      .locator("header button[form]")
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).form !== null));
  };
  const check = async (screens: string[]) => {
    for (const screen of screens) {
      const found = await forms(screen);
      expect(found.length, screen).toBeGreaterThan(0);
      expect(found, screen).not.toContain(false);
    }
  };
  await check(["login", "register", "forgot-password", "forgot-password?mailed=1"]);
  await check(["newsletter", "contact", "gift-cards"]);
  expect(await forms("contact?sent=1")).toEqual([]);
  expect(await forms("faq")).toEqual([]);
  await context.addCookies([{ name: "token", value: member.token, url: siteOf(tenant) }]);
  await check(["dashboard/profile", "dashboard/receipts", "dashboard/support"]);
});
