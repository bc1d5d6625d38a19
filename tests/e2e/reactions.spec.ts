import { readFileSync } from "node:fs";
import { type Language, languageTag } from "@contract/languages";
import type { Page } from "@playwright/test";
import { href } from "../../app/locale/href";
import { translateFrom } from "../../app/locale/translate";
import { newMember } from "../requests/new-member";
import { expectAccessible } from "./axe";
import { expect, hydrated, scripting, site, siteOf, test } from "./mall-site";

const walks: { language: Language; tenant: string; javaScriptEnabled: boolean }[] = [
  { language: "cz", tenant: "galerieharfa", javaScriptEnabled: true },
  { language: "de", tenant: "promenade", javaScriptEnabled: false },
];

for (const { language, tenant, javaScriptEnabled } of walks) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });
    test(`a member likes, books and parks in ${language} at ${tenant}`, async ({ page }) => {
      const t = wordsOf(language);
      const { email, password } = await newMember(site().mallApi, tenant, language);
      const main = page.getByRole("main");
      const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
      const open = async (path: string) => {
        await page.goto(siteOf(tenant) + path);
        if (javaScriptEnabled) await hydrated(page);
      };

      // A visitor's reaction redirects via the log-in and is carried out on the way back.
      await open(href("offers", { page: 1 }, language));
      const offer = main.getByRole("article").first().getByRole("link");
      const title = (await offer.textContent()) ?? "";
      await offer.click();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
      await press(t("reactions:like"));
      await expect(page.getByText(t("reactions:logInFirst"))).toBeVisible();
      await main.locator("input[name=email]").fill(email);
      await main.locator("input[name=password]").fill(password);
      await main.locator("button[type=submit]").first().click();
      const liked = main.getByRole("button", { name: t("reactions:liked") });
      await expect(liked).toBeVisible();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
      if (javaScriptEnabled) await hydrated(page);

      const thumb = main.getByRole("button", { name: t("reactions:up") });
      const before = Number(/\d+$/.exec((await thumb.textContent()) ?? "")?.[0]);
      await thumb.click();
      await expect(thumb).toHaveAttribute("aria-pressed", "true");
      await expect(thumb).toHaveText(new RegExp(`${before + 1}$`));
      if (javaScriptEnabled)
        await lostAnswer(page, main.getByRole("button", { name: t("reactions:liked") }), t);
      await expectNoViolations(page, javaScriptEnabled);

      await open(href("dashboard-favourites", null, language));
      await expect(main.getByRole("link", { name: title })).toBeVisible();
      await main.getByRole("button", { name: t("favourites:removeNamed", { title }) }).click();
      await expect(main.getByText(t("favourites:empty"))).toBeVisible();
      await press(t("favourites:undo"));
      await expect(main.getByRole("link", { name: title })).toBeVisible();
      await expectNoViolations(page, javaScriptEnabled);

      await open(href("amenity-detail", { id: "a-lounge", title: "x" }, language));
      await main
        .getByRole("navigation", { name: t("booking:days") })
        .getByRole("link")
        .nth(6)
        .click();
      await expect(page).toHaveURL(/day=/);
      const slot = main
        .locator("label")
        .filter({ has: page.locator("input[name=slot]:enabled") })
        .first();
      await slot.click();
      await press(t("booking:submit"));
      await expect(main.getByText(t("booking:mine"))).toBeVisible();
      await expectNoViolations(page, javaScriptEnabled);

      await open(href("parking", null, language));
      await expect(main.getByRole("img", { name: t("member-parking:qr") })).toBeVisible();
      await main.getByLabel(t("member-parking:plate"), { exact: true }).fill("x");
      await press(t("member-parking:add"));
      await expect(main.getByLabel(t("member-parking:plate"), { exact: true })).toHaveValue("x");
      await main
        .getByLabel(t("member-parking:plate"), { exact: true })
        .fill(`${language}${javaScriptEnabled ? 1 : 2} 12-34`);
      await press(t("member-parking:add"));
      await expect(main.getByText(`${language.toUpperCase()}${javaScriptEnabled ? 1 : 2}1234`)).toBeVisible();
      await expectNoViolations(page, javaScriptEnabled);

      await open(href("gift-cards", null, language));
      await main.getByLabel(t("page:giftCards.balance.number")).fill("6390 0000 0000 0017");
      await main.getByLabel(t("page:giftCards.balance.pin")).fill("1234");
      await page.waitForTimeout(1_300);
      await press(t("page:giftCards.balance.submit"));
      await expect(main.getByText(t("page:giftCards.balance.of", { end: "0017" }))).toBeVisible();
      await expectNoViolations(page, javaScriptEnabled);
    });
  });
}

/** A reaction that fails is undone and reported; the page stays. */
async function lostAnswer(page: Page, button: ReturnType<Page["locator"]>, t: (key: string) => string) {
  await page.route("**/reactions", (route) => route.fulfill({ body: "Not what was asked for" }));
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: t("reactions:problem.outage") })).toBeVisible();
  await expect(button).toBeVisible();
  await page.unroute("**/reactions");
}

async function expectNoViolations(page: Page, isScripted: boolean) {
  if (!isScripted) return;
  await expectAccessible(page);
}

function wordsOf(language: Language) {
  const texts = new Map(
    ["reactions", "favourites", "booking", "member-parking", "page"].map((namespace) => [
      namespace,
      JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")),
    ]),
  );
  return translateFrom(texts, languageTag(language));
}
