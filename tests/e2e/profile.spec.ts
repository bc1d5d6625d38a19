import { readFileSync } from "node:fs";
import { type Language, languageTag } from "@contract/languages";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { href } from "../../app/locale/href";
import { translateFrom } from "../../app/locale/translate";
import { type NewMember, newMember } from "../requests/new-member";
import { demoMember } from "../screens/screens";
import { expectAccessible } from "./axe";
import { expect, hydrated, site, siteOf, test } from "./mall-site";

const tenant = "novoplaza";
const modalKey = "SETUP_MODAL_APPEARED_DATE";

for (const { javaScriptEnabled, language } of [
  { javaScriptEnabled: true, language: "de" as const },
  { javaScriptEnabled: false, language: "cz" as const },
]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(`a member edits their profile in ${language}, and deletes the account`, async ({ page }) => {
      const t = wordsOf(language);
      const member = await join(page);
      const open = async (path: string) => {
        await page.goto(siteOf(tenant) + path);
        if (javaScriptEnabled) await hydrated(page);
      };
      const main = page.getByRole("main");
      const field = (key: string) => main.getByLabel(t(key), { exact: true });
      const openForm = (part: string) => main.locator("summary", { hasText: `: ${t(part)}` }).click();
      const press = (name: string) => main.getByRole("button", { name, exact: true }).click();

      await open(href("dashboard", null, language));
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await main.getByRole("link", { name: t("dashboard:profile.phone"), exact: true }).click();
      await expect(field("profile:personal.phone")).toBeFocused();
      if (javaScriptEnabled) await hydrated(page);

      await field("profile:personal.phone").fill("zavolejte");
      await field("profile:personal.city").fill("Brno");
      await press(t("profile:save"));
      await expect(page.getByRole("alert").first()).toContainText(t("profile:personal.phone"));
      await expect(field("profile:personal.city")).toHaveValue("Brno");
      await field("profile:personal.phone").fill("+420 777 000 111");
      await field("profile:personal.street").fill("Květná 1 🌻");
      await field("profile:personal.zipCode").fill("602 00");
      await press(t("profile:save"));
      await expect(page.getByText(t("profile:saved"))).toBeVisible();
      await expect(field("profile:personal.phone")).toHaveValue(/777 ?000 ?111$/);

      await openForm("profile:picture.title");
      const picture = { name: "me.png", mimeType: "image/png", buffer: await square("#c2185b") };
      await field("profile:picture.file").setInputFiles(picture);
      const preview = main.getByRole("img", { name: t("profile:picture.preview") });
      await expect(preview).toHaveCount(javaScriptEnabled ? 1 : 0);
      await press(t("profile:picture.submit"));
      const shown = main.getByRole("img", { name: t("profile:picture.yours") });
      await expect(shown).toBeVisible();
      await expect(preview).toHaveCount(0);
      await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);

      await openForm("profile:consents.title");
      await main.getByLabel(t("profile:consents.newsletter")).check();
      await press(t("profile:consents.submit"));
      await expect(page.getByText(t("profile:consents.saved"))).toBeVisible();
      await expect(main.getByLabel(t("profile:consents.newsletter"))).toBeChecked();

      const password = main.getByLabel(t("profile:erase.password"), { exact: true });
      await expect(password).toBeHidden();
      await main.locator("summary", { hasText: t("profile:erase.title") }).click();
      await password.fill("something else");
      await press(t("profile:erase.submit"));
      await expect(main.getByText(t("profile:erase.wrong")).first()).toBeVisible();
      await password.fill(member.password);
      await press(t("profile:erase.submit"));
      await expect(page).toHaveURL(siteOf(tenant) + href("index", null, language));
      await expect(page.getByText(t("profile:erase.done"))).toBeVisible();
      expect((await page.context().cookies()).some(({ name }) => name === "token")).toBe(false);
    });

    test(`a card is removed only after confirmation in ${language}`, async ({ page, request }) => {
      const t = wordsOf(language);
      // Each has cards of the demo member that no other test removes.
      const mall = javaScriptEnabled ? "beta" : "presentation";
      const { host, port } = new URL(siteOf(mall));
      const answer = await request.post(`http://127.0.0.1:${port}/en/login`, {
        headers: { Host: host },
        form: { intent: "login", ...demoMember },
        maxRedirects: 0,
      });
      const cookie = answer.headersArray().find(({ value }) => value.startsWith("token="));
      const value = cookie?.value.slice("token=".length).split(";")[0] ?? "";
      await page.context().addCookies([{ name: "token", value, url: siteOf(mall) }]);
      await page.goto(siteOf(mall) + href("dashboard-payment-methods", null, language));
      if (javaScriptEnabled) await hydrated(page);
      const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: "••••" });
      const left = await cards.count();
      const confirm = cards.last().getByRole("button", { name: new RegExp(`^${t("payments:confirm")}`) });
      await expect(confirm).toBeHidden();
      await cards.last().locator("summary").click();
      await confirm.click();
      await expect(page.getByText(t("payments:removed"))).toBeVisible();
      await expect(cards).toHaveCount(left - 1);
    });
  });
}

test.describe("the dialog for missing profile data", () => {
  test.use({ asksForSetup: true });

  test("appears once a day, on its second visit, traps the focus, saves, and is forgotten with the session", async ({
    page,
  }) => {
    const language = "en";
    const t = wordsOf(language);
    await join(page);
    const open = async (screen: "dashboard" | "dashboard-receipts" = "dashboard") => {
      await page.goto(siteOf(tenant) + href(screen, null, language));
      await hydrated(page);
    };
    const dialog = page.getByRole("dialog", { name: t("profile:setup.title") });
    const appeared = () => page.evaluate((key) => localStorage.getItem(key), modalKey);

    await open();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("SETUP_VISIT"))).not.toBeNull();
    await expect(dialog).toHaveCount(0);
    // The day's second visit.
    await page.evaluate(() => sessionStorage.clear());
    await open();
    await expect(dialog).toBeVisible();
    expect(await appeared()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await expect(dialog.getByLabel(t("profile:personal.phone"))).toBeFocused();
    await expect(dialog.getByLabel(t("profile:personal.firstName"))).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main a, header a"))).toBeNull();
    await expectAccessible(page, { within: "dialog" });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);

    await open();
    await page.waitForTimeout(500);
    await expect(dialog).toHaveCount(0);

    await page.evaluate((key) => localStorage.setItem(key, "2020-01-01T10:00:00.000Z"), modalKey);
    await open("dashboard-receipts");
    await dialog.getByLabel(t("profile:personal.phone")).fill("777000111");
    await dialog.getByRole("button", { name: t("profile:save"), exact: true }).click();
    await expect(page.getByText(t("profile:saved"))).toBeVisible();
    await expect(page).toHaveURL(siteOf(tenant) + href("dashboard-receipts", null, language));
    await expect(dialog).toHaveCount(0);

    await page.evaluate((key) => localStorage.setItem(key, "2020-01-01"), modalKey);
    await open();
    await expect(dialog.getByLabel(t("profile:personal.phone"))).toHaveCount(0);
    await dialog.getByLabel(t("profile:personal.city")).fill("Brno");
    await dialog.getByLabel(t("profile:personal.street")).fill("x".repeat(121));
    await dialog.getByRole("button", { name: t("profile:save"), exact: true }).click();
    // The profile's own form shows the error, with the input preserved.
    await expect(page).toHaveURL(siteOf(tenant) + href("dashboard-profile", null, language));
    await expect(page.getByRole("alert").first()).toContainText(t("profile:personal.street"));
    const city = page.getByRole("main").getByLabel(t("profile:personal.city"), { exact: true });
    await expect(city).toHaveValue("Brno");

    expect(await appeared()).not.toBeNull();
    await page
      .getByRole("main")
      .getByRole("button", { name: t("common:header.logout") })
      .click();
    await expect(page.getByText(t("account:logout.done"))).toBeVisible();
    expect(await appeared()).toBeNull();
  });
});

/** Registers a member and logs in. */
async function join(page: Page): Promise<NewMember> {
  const member = await newMember(site().mallApi, tenant);
  await page.context().addCookies([{ name: "token", value: member.token, url: siteOf(tenant) }]);
  return member;
}

const square = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

function wordsOf(language: Language) {
  const texts = new Map(
    ["profile", "payments", "dashboard", "account", "common"].map((namespace) => [
      namespace,
      JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")),
    ]),
  );
  return translateFrom(texts, languageTag(language));
}
