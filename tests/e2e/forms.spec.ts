import type { Page } from "@playwright/test";
import { newMember } from "../new-member";
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
      if (!javaScriptEnabled) {
        const summary = page.getByRole("alert");
        await expect(summary.getByRole("listitem")).toHaveCount(4);
      }
      await expect(main.getByText("Please fill in this field.").last()).toBeVisible();
      await expect(main.getByText("This does not look right").last()).toBeVisible();
      await expect(main.getByText("Use at least 10 characters.").last()).toBeVisible();
      await expect(main.getByText("Please tick this box to continue.").last()).toBeVisible();
      await expect(main.getByLabel("Surname")).toHaveValue("Nová");
    });
  });
}

test("what was typed survives a change of language, secrets don't", async ({ page }) => {
  await page.goto(`${siteOf(tenant)}/en/register?redirectTo=%2Fen%2Ffaq`);
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill("Věra");
  await main.getByLabel("Password", { exact: true }).fill("a long enough secret");
  await main
    .getByLabel(/I agree/)
    .first()
    .check();
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await page.locator("header details").filter({ hasText: "Language" }).locator("summary").click();
  await page.getByRole("link", { name: "Čeština" }).first().click();
  await expect(page).toHaveURL(/\/cz\/registrace\?redirectTo/);
  await hydrated(page);
  await expect(main.getByLabel("Jméno", { exact: true })).toHaveValue("Věra");
  await expect(main.getByRole("checkbox").first()).toBeChecked();
  await expect(main.getByLabel("Heslo", { exact: true })).toHaveValue("");
  expect(await stored()).not.toContain("Věra");
});
