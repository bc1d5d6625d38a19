import type { BrowserContext, Locator, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { href } from "../../app/locale/href";
import { photo } from "../requests/member";
import { newMember } from "../requests/new-member";
import { expect, hydrated, scripting, site, siteOf, test } from "./mall-site";

const tenant = "galerieharfa";

async function logInAs(context: BrowserContext) {
  const member = await newMember(site().mallApi, tenant);
  await context.addCookies([{ name: "token", value: member.token, url: siteOf(tenant) }]);
  return member;
}

async function open(page: Page, path: string, isScripted: boolean) {
  await page.goto(siteOf(tenant) + path);
  if (isScripted) await hydrated(page);
}

/** With scripts the focus is there or in it; without, the browser has scrolled there, and Tab goes on from there. */
async function expectOutcomeAt(page: Page, target: Locator, isScripted: boolean) {
  await expect(target).toBeInViewport();
  await expect
    .poll(async () => {
      if (!isScripted) await page.keyboard.press("Tab");
      return target.evaluate((element) => element.contains(document.activeElement));
    })
    .toBe(true);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 700 } });

    test("a receipt that was sent is in view, and its message too", async ({ page, context }) => {
      await logInAs(context);
      await open(page, "/en/dashboard/receipts", javaScriptEnabled);
      const main = page.getByRole("main");
      await main.getByLabel("Photo of the receipt").setInputFiles({
        name: "receipt.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from(await (await photo()).arrayBuffer()),
      });
      await main.getByLabel("Shop", { exact: true }).selectOption({ index: 1 });
      const day = main.locator('input[name="issued_at"]');
      await day.fill((await day.getAttribute("max")) ?? "");
      await main.getByLabel("Total in Kč").fill("130,00");
      await main.getByLabel("Receipt number").fill(`A ${Date.now()}`);
      await main.getByRole("button", { name: "Send the receipt" }).click();
      const receipt = main.getByRole("region").filter({ hasText: "130" });
      if (javaScriptEnabled) await expectOutcomeAt(page, receipt, true);
      else {
        await expect(receipt).toBeInViewport();
        // There is nothing to press in it: Tab goes on to what follows.
        await page.keyboard.press("Tab");
        const follows = (element: Element) =>
          element.compareDocumentPosition(document.activeElement ?? document.body) &
          Node.DOCUMENT_POSITION_FOLLOWING;
        expect(await receipt.evaluate(follows)).toBeTruthy();
      }
      await expect(page.locator(".toasts")).toBeInViewport();
    });

    test("each part of the profile stays in view when it is saved", async ({ page, context }) => {
      await logInAs(context);
      await open(page, "/en/dashboard/profile", javaScriptEnabled);
      const main = page.getByRole("main");
      for (const [part, button, message] of [
        ["personal", "Save", "Your profile is saved."],
        ["consents", "Save the consents", "Your consents are saved."],
      ] as const) {
        await main.locator(`#${part} summary`).click();
        await main.locator(`#${part}`).getByRole("button", { name: button }).first().click();
        await expect(page).toHaveURL(new RegExp(`#${part}$`));
        await expectOutcomeAt(page, main.locator(`#${part}`), javaScriptEnabled);
        await expect(page.locator(".toasts").getByText(message).first()).toBeInViewport();
      }
    });

    test("a number plate that was added is in view, with its message", async ({ page, context }) => {
      await logInAs(context);
      await open(page, "/en/parking", javaScriptEnabled);
      const plates = page.locator("#members");
      const plate = javaScriptEnabled ? "1AB2345" : "1AB2346";
      await plates.locator('input[name="plate"]').fill(plate);
      await plates.getByRole("button", { name: "Add the plate" }).click();
      await expect(plates.getByText(plate)).toBeVisible();
      await expectOutcomeAt(page, plates, javaScriptEnabled);
      await expect(page.locator(".toasts")).toBeInViewport();
    });

    test("the price of a stay is in view, and so is the field of one that can't be read", async ({
      page,
    }) => {
      await open(page, "/en/parking", javaScriptEnabled);
      const title = await page.title();
      const price = page.locator("#price");
      const field = price.getByLabel("Hours");
      const send = async (stay: string) => {
        await field.fill(stay);
        await price.getByRole("button").click();
      };
      await send("4,5");
      await expect(price.getByRole("status").getByText("80 Kč").first()).toBeInViewport();
      await expect(page).toHaveTitle(title);
      await send("long");
      await expect(page).toHaveTitle(`Error: ${title}`);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue("long");
      await expectOutcomeAt(page, field, javaScriptEnabled);
      await expect(price.getByRole("status")).toHaveText("");
    });

    test("a second factor that is switched on is confirmed in view, with its recovery codes", async ({
      page,
      context,
    }) => {
      const member = await logInAs(context);
      await open(page, href("dashboard-two-step", null, "en"), javaScriptEnabled);
      const title = await page.title();
      const app = page.locator("#app");
      await app.locator("summary").click();
      await app.getByLabel("Your password").fill(member.password);
      await app.getByRole("button", { name: "Set up an app" }).click();
      const key = (await app.locator(".font-mono").textContent()) ?? "";
      await expectOutcomeAt(page, app, javaScriptEnabled);
      const code = app.getByLabel("Code from the app");
      await code.fill("000000");
      await app.getByRole("button", { name: "Switch it on" }).click();
      await expect(page).toHaveTitle(`Error: ${title}`);
      await expect(app.getByRole("alert")).toBeInViewport();
      await code.fill(new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate());
      await app.getByRole("button", { name: "Switch it on" }).click();
      const codes = page.getByRole("heading", { name: "Your recovery codes" });
      await expect(codes).toBeInViewport();
      if (javaScriptEnabled) await expect(codes).toBeFocused();
      await expect(page).toHaveTitle(title);
    });

    test("a removed favourite is confirmed in view, and so is its return", async ({ page, context }) => {
      await logInAs(context);
      await open(page, "/en/offers/1", javaScriptEnabled);
      const main = page.getByRole("main");
      await main.getByRole("article").first().getByRole("link").click();
      await main.getByRole("button", { name: "Add to favourites" }).click();
      await expect(main.getByRole("button", { name: "In your favourites" })).toBeVisible();
      await open(page, "/en/dashboard/favourites", javaScriptEnabled);
      await main.getByRole("button", { name: /^Remove/ }).click();
      await expectOutcomeAt(page, main.locator("#removed"), javaScriptEnabled);
      await main.locator("#removed").getByRole("button").click();
      await expect(page.locator(".toasts")).toBeInViewport();
      await expect(main.getByRole("button", { name: /^Remove/ })).toBeVisible();
      if (javaScriptEnabled) await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
    });

    test("a choice of cookies is announced, also when it is withdrawn", async ({ page }) => {
      await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      await open(page, "/en/cookies", javaScriptEnabled);
      const confirmation = page.locator("[aria-live]").getByText("Your choice of cookies is saved.");
      await page.locator("#choice").getByRole("button", { name: "Accept" }).click();
      await expect(confirmation).toBeAttached();
      // The form itself shows the choice.
      await expect(page.locator(".toasts")).toHaveCount(0);
      await open(page, "/en/cookies", javaScriptEnabled);
      await expect(confirmation).toHaveCount(0);
      await page.locator("#choice").getByRole("button", { name: "Decline" }).click();
      await expect(confirmation).toBeAttached();
    });

    test("a change of language in a form returns to the form", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await open(page, "/en/register", javaScriptEnabled);
      await page.getByRole("main").locator('input[name="last_name"]').fill("Nová");
      const languages = page.locator("header details").filter({ hasText: "Language" });
      await languages.locator("summary").click();
      await languages.getByText("Čeština").click();
      await expect(page).toHaveURL(/\/cz\//);
      if (javaScriptEnabled) await hydrated(page);
      const field = page.getByRole("main").locator('input[name="last_name"]');
      await expect(field).toHaveValue("Nová");
      await expect(field).toBeInViewport();
      if (javaScriptEnabled) await expect(field).toBeFocused();
    });

    test("a message neither moves nor covers a code for the till", async ({ page, context }) => {
      await logInAs(context);
      const value = encodeURIComponent(
        JSON.stringify([
          { kind: "success", text: "A message that takes more than one line on a small phone" },
        ]),
      );
      await context.addCookies([{ name: "toast", value, url: siteOf(tenant) }]);
      await page.goto(`${siteOf(tenant)}/en/dashboard`);
      const code = page.locator(".till-code").getByRole("img").first();
      const place = () => code.evaluate((drawing) => drawing.getBoundingClientRect().top + scrollY);
      const message = page.locator(".toasts");
      await expect(message).toBeInViewport();
      const before = await place();
      if (javaScriptEnabled) {
        await hydrated(page);
        await expect(message.locator("[data-in]")).toBeVisible();
        expect(await place()).toBe(before);
        const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
        const header = await page.getByRole("banner").boundingBox();
        expect(y + height).toBeLessThanOrEqual((header?.height ?? 0) + 1);
        await expect(message.locator("[data-in]")).toHaveCount(0);
      }
      expect(await place()).toBe(before);
    });
  });
}
