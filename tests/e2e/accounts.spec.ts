import { readFileSync } from "node:fs";
import { type Language, languageTag } from "@contract/languages";
import type { Page } from "@playwright/test";
import { href } from "../../app/locale/href";
import { translateFrom } from "../../app/locale/translate";
import { newestMail } from "../requests/outbox";
import { expect, hydrated, scripting, site, siteOf, test, walks } from "./mall-site";

/** The site takes a faster submission for a bot's. */
const fillTime = 1_300;

for (const { language, tenant, javaScriptEnabled } of walks) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });
    test(`a visitor registers, logs in and out and resets the password in ${language}`, async ({ page }) => {
      const t = wordsOf(language);
      const email = `${language}-${javaScriptEnabled ? "js" : "plain"}-${Date.now()}@people.test`;
      const open = async (path: string) => {
        await page.goto(siteOf(tenant) + path);
        if (javaScriptEnabled) await hydrated(page);
      };
      const press = (name: string) =>
        page.getByRole("main").getByRole("button", { name, exact: true }).click();

      await open(href("register", null, language));
      await page.getByRole("main").getByLabel(t("account:firstName")).fill("Žofie 🌻");
      await page.getByRole("main").getByLabel(t("account:lastName")).fill("Ďuričková");
      await page.getByRole("main").getByLabel(t("account:email")).fill(email);
      await page.getByRole("main").getByLabel(t("account:password"), { exact: true }).fill("krátké");
      await page.waitForTimeout(fillTime);
      await press(t("account:register.submit"));
      // The browser's own validation blocks the form; the input is preserved.
      await expect(page.getByRole("main").getByLabel(t("account:lastName"))).toHaveValue("Ďuričková");
      await page
        .getByRole("main")
        .getByLabel(t("account:password"), { exact: true })
        .fill("dlouhá věta o lednici");
      await page.getByRole("main").getByLabel(t("account:register.terms")).first().check();
      await press(t("account:register.submit"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:verify.title"));

      await page.getByRole("main").getByLabel(t("account:code")).fill("000000");
      await press(t("account:verify.submit"));
      await expect(page.getByRole("alert").first()).toContainText(t("account:code"));
      const { code } = await newestMail(site().mallApi, email);
      await page
        .getByRole("main")
        .getByLabel(t("account:code"))
        .fill(code ?? "");
      await press(t("account:verify.submit"));
      await expect(page.getByText(t("account:verify.done"))).toBeVisible();
      await logOut(page, t);
      await open(href("login", null, language, { redirectTo: href("faq", null, language) }));
      await page.getByRole("main").getByLabel(t("account:email")).fill(email);
      await page.getByRole("main").getByLabel(t("account:password"), { exact: true }).fill("something else");
      await press(t("account:login.submit"));
      await expect(page.getByRole("alert").first()).toContainText(t("account:login.wrong"));
      await expect(page.getByRole("main").getByLabel(t("account:email"))).toHaveValue(email);
      await page
        .getByRole("main")
        .getByLabel(t("account:password"), { exact: true })
        .fill("dlouhá věta o lednici");
      await press(t("account:login.submit"));
      await expect(page).toHaveURL(siteOf(tenant) + href("faq", null, language));
      await logOut(page, t);

      await open(href("forgot-password", null, language));
      await page.getByRole("main").getByLabel(t("account:email")).fill(email);
      await page.waitForTimeout(fillTime);
      await press(t("account:forgot.submit"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:forgot.codeTitle"));
      const mail = await newestMail(site().mallApi, email);
      const { pathname, search, hash } = new URL(mail.link ?? "");
      await open(pathname + search + hash);
      const field = page.getByRole("main").getByLabel(t("account:code"));
      // The link has the code where no server sees it.
      if (javaScriptEnabled) await expect(field).toHaveValue(mail.code ?? "");
      else await field.fill(mail.code ?? "");
      await press(t("account:forgot.codeSubmit"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:setPassword.title"));
      await page
        .getByRole("main")
        .getByLabel(t("account:newPassword"), { exact: true })
        .fill("jiná věta o zahradě");
      await page.getByRole("main").getByLabel(t("account:repeatPassword")).fill("jiná věta o zahradě");
      await press(t("account:setPassword.submit"));
      await expect(page.getByText(t("account:setPassword.done"))).toBeVisible();
    });
  });
}

async function logOut(page: Page, t: (key: string) => string) {
  const account = page.locator("header details").filter({ hasText: t("common:header.account") });
  await account.locator("summary").first().click();
  await account.getByRole("button", { name: t("common:header.logout") }).click();
  await expect(page.getByText(t("account:logout.done"))).toBeVisible();
}

function wordsOf(language: Language) {
  const texts = new Map(
    ["account", "common", "forms", "profile"].map((namespace) => [
      namespace,
      JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")),
    ]),
  );
  return translateFrom(texts, languageTag(language));
}
