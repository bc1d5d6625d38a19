import { readFileSync } from "node:fs";
import { type Language, languageTag } from "@contract/languages";
import { href } from "../../app/locale/href";
import { translateFrom } from "../../app/locale/translate";
import { demoMember } from "../screens/screens";
import { expect, scripting, siteOf, test, walks } from "./mall-site";

const wanted = "http://news.example/today?edition=1";

for (const { language, tenant, javaScriptEnabled } of walks) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });
    test(`a guest gets on-line by the mall's Wi-Fi in ${language}`, async ({ page }) => {
      const t = wordsOf(language);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.resourceType()));
      await page.goto(siteOf(tenant) + href("wl", null, language, { mac: "aa", userurl: wanted }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Wi-Fi|WLAN/);
      const nobody = `nobody-${language}@people.test`;
      await page.getByLabel(t("account:email")).fill(nobody);
      await page.getByLabel(t("account:password")).fill("not it, never was");
      await page.getByRole("button", { name: t("wifi:submit") }).click();
      await expect(page.getByRole("alert")).toHaveText(t("account:login.wrong"));
      await expect(page.getByLabel(t("account:email"))).toHaveValue(nobody);
      await page.getByLabel(t("account:email")).fill(demoMember.email);
      await page.getByLabel(t("account:password")).fill(demoMember.password);
      await page.getByRole("button", { name: t("wifi:submit") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("wifi:online.title"));
      const goOn = t("wifi:online.goOn", { address: "news.example/today" });
      await expect(page.getByRole("link", { name: goOn })).toHaveAttribute("href", wanted);
      expect(requests).not.toContain("script");
      expect(requests).not.toContain("stylesheet");
      await page.getByRole("link", { name: t("wifi:online.mall") }).click();
      await expect(page).toHaveURL(siteOf(tenant) + href("index", null, language));
    });
  });
}

function wordsOf(language: Language) {
  const texts = new Map(
    ["wifi", "account"].map((namespace) => [
      namespace,
      JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")),
    ]),
  );
  return translateFrom(texts, languageTag(language));
}
