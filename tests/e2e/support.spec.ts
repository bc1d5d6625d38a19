import type { Page } from "@playwright/test";
import { newMember } from "../requests/new-member";
import { expectAccessible } from "./axe";
import { expect, hydrated, site, siteOf, test } from "./mall-site";

const tenant = "europasc";

async function openAsNewMember(page: Page, path: string) {
  const member = await newMember(site().mallApi, tenant, "de");
  await page.context().addCookies([{ name: "token", value: member.token, url: siteOf(tenant) }]);
  await page.goto(siteOf(tenant) + path);
}

/** Asserts no axe violations and no horizontal scrolling, at a phone's width. */
async function isAccessible(page: Page) {
  await expectAccessible(page);
  const [wide, room] = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
  expect(wide).toBeLessThanOrEqual(room ?? 0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("a member asks a question, reads the reply and writes back", async ({ page }) => {
      await openAsNewMember(page, "/de/mein-konto/hilfe");
      if (javaScriptEnabled) await hydrated(page);
      await page.getByLabel("Worum geht es?").selectOption("parking");
      await page.getByLabel("Ihre Nachricht").fill("Die Schranke\nbleibt zu");
      await page.getByLabel("Dateien").setInputFiles({
        name: "schranke.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.4 picture of a barrier"),
      });
      await page.locator("main").getByRole("button", { name: "Senden" }).click();

      const chat = page.getByRole("log", { name: "Parken" });
      await expect(chat.getByRole("listitem")).toHaveCount(3);
      await expect(chat).toContainText("bleibt zu");
      await expect(chat).toContainText("rund um die Uhr");
      const arrived = page.waitForEvent("download");
      await chat.getByRole("link", { name: /schranke\.pdf/ }).click();
      expect((await arrived).suggestedFilename()).toBe("schranke.pdf");

      const field = page.getByRole("textbox", { name: "Ihre Nachricht" });
      await field.fill("Jetzt ist sie offen, danke!");
      await page.locator("main").getByRole("button", { name: "Senden" }).click();
      await expect(chat).toContainText("danke!");
      await expect(field).toHaveValue("");
      if (javaScriptEnabled) await isAccessible(page);

      await page.getByRole("link", { name: "Alle Unterhaltungen" }).click();
      const list = page.getByRole("navigation", { name: "Ihre Unterhaltungen" });
      await expect(list.getByRole("link")).toContainText("Sie: Jetzt ist sie offen");
      await expect(page.getByText("ungelesene")).toHaveCount(0);
      if (javaScriptEnabled) await isAccessible(page);
    });
  });
}
