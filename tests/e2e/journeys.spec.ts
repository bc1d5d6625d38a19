import type { Page } from "@playwright/test";
import { purchase } from "../requests/member";
import { newestMail } from "../requests/outbox";
import { expect, hydrated, scripting, site, siteOf, test } from "./mall-site";

const tenant = "promenade";
/** The site takes a faster submission for a bot's. */
const fillTime = 1_500;
const password = "a sentence about a fridge";

/** What a journey costs a visitor: presses that lead on, and bytes over the line. */
async function meter(page: Page) {
  const cost = { steps: 0, bytes: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    cost.bytes += encodedDataLength;
  });
  return cost;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("a visitor becomes a member and has a reward; forgets the password and leaves", async ({ page }) => {
      const cost = await meter(page);
      const main = page.getByRole("main");
      const settled = async () => {
        if (javaScriptEnabled) await hydrated(page);
      };
      const open = async (path: string) => {
        cost.steps++;
        await page.goto(siteOf(tenant) + path);
        await settled();
      };
      const press = async (name: string, role: "button" | "link" = "button") => {
        cost.steps++;
        await main.getByRole(role, { name, exact: true }).first().click();
      };
      const report = (journey: string) => {
        console.log(
          `${journey}, ${scripting(javaScriptEnabled)}: ${cost.steps} steps, ${Math.round(cost.bytes / 1000)} kB`,
        );
        Object.assign(cost, { steps: 0, bytes: 0 });
      };

      const email = `journey-${javaScriptEnabled ? "js" : "plain"}-${Date.now()}@people.test`;
      const lastMail = async () => {
        const mail = await newestMail(site().mallApi, email);
        return { code: mail.code ?? "", link: new URL(mail.link ?? "") };
      };
      await open("/en/register");
      await main.getByLabel("First name").fill("Věra");
      await main.getByLabel("Surname").fill("Nová");
      await main.getByLabel("E-mail").fill(email);
      await main.getByLabel("Password", { exact: true }).fill(password);
      await main.getByRole("checkbox").first().check();
      await page.waitForTimeout(fillTime);
      await press("Create my account");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
      await main.getByLabel("Six-digit code").fill((await lastMail()).code);
      await press("Confirm");
      await expect(page.getByText("Your account is ready")).toBeVisible();

      await open("/en/dashboard/receipts");
      const { file, company_id, issued_at, total, number } = await purchase(site(), tenant, 1_900);
      await main.getByLabel("Photo of the receipt").setInputFiles({
        name: "receipt.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from(await (file as File).arrayBuffer()),
      });
      await main.getByLabel("Shop", { exact: true }).selectOption(String(company_id));
      await main.getByLabel("Day of the purchase").fill(String(issued_at));
      await main.getByLabel("Total in Kč").fill(String(total));
      await main.getByLabel("Receipt number").fill(String(number));
      await press("Send the receipt");
      await expect(page.getByText("Done: 190 points are on your account.")).toBeVisible();
      await settled();
      await open("/en/dashboard/rewards");
      await press("Activate A coffee of your choice", "link");
      await press("Yes, spend 50 points");
      await expect(page).toHaveURL(/\/my-reward\//);
      await expect(page.locator(".voucher").getByRole("img").first()).toBeVisible();
      report("Registration to reward");

      // Nothing of the page that is left goes on without its session.
      await page.goto("about:blank");
      await page.context().clearCookies();
      await open("/en/forgot-password");
      await main.getByLabel("E-mail").fill(email);
      await page.waitForTimeout(fillTime);
      await press("Send the code");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Enter the code");
      const { link, code } = await lastMail();
      await open(link.pathname + link.search + link.hash);
      const field = main.getByLabel("Six-digit code");
      // The link has the code where no server sees it.
      if (javaScriptEnabled) await expect(field).toHaveValue(code);
      else await field.fill(code);
      expect(new URL(page.url()).hash).toBe(javaScriptEnabled ? "" : link.hash);
      await press("Continue");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
      await main.getByLabel("New password", { exact: true }).fill(`${password} 2`);
      await main.getByLabel("Repeat the new password").fill(`${password} 2`);
      await press("Save the password");
      await expect(page.getByText("Your new password is saved.")).toBeVisible();
      await open("/en/dashboard/profile");
      cost.steps++;
      await main.getByText("Delete my account").click();
      await main.getByLabel("Your password").fill(`${password} 2`);
      await press("Delete everything");
      await expect(page.getByText("Your account and all its data have been deleted")).toBeVisible();
      report("Forgotten password to deletion");
    });
  });
}
