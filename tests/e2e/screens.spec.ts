import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext } from "@playwright/test";
import { languages } from "../../app/locale/languages";
import { routeNames } from "../../app/locale/route-table";
import { tenantIds } from "../../app/tenant/tenant-config";
import { type ReadList, readList, screensOf } from "../screens";
import { expect, hydrated, siteOf, test } from "./mall-site";

/** Each screen in each language, the malls taken in rotation. */
const visits = routeNames.flatMap((name, at) =>
  languages.map((language, languageAt) => ({
    name,
    language,
    tenant: tenantIds[(at * 4 + languageAt) % tenantIds.length] ?? "beta",
  })),
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });
    for (const { name, language, tenant } of visits) {
      test(`${name} in ${language} at ${tenant}`, async ({ page, request }) => {
        const screen = (await screensOf(listsOf(request, tenant))).find(
          (candidate) => candidate.name === name && candidate.language === language,
        );
        const response = await page.goto(siteOf(tenant) + screen?.path);
        expect(response?.status()).toBe(200);
        await expect(page.locator("h1")).toHaveCount(1);
        if (javaScriptEnabled) await hydrated(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
          true,
        );
      });
    }
  });
}

test.describe("accessibility", () => {
  for (const [at, name] of routeNames.entries()) {
    for (const [colorScheme, width] of [
      ["light", 1280],
      ["dark", 390],
    ] as const) {
      test(`axe finds nothing on ${name}, ${colorScheme}, ${width} px`, async ({ page, request }) => {
        const tenant = tenantIds[at % tenantIds.length] ?? "beta";
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const screen = (await screensOf(listsOf(request, tenant))).find(
          (candidate) => candidate.name === name && candidate.language === "cz",
        );
        await page.goto(siteOf(tenant) + screen?.path);
        await hydrated(page);
        // The phone's bar lies over whatever is scrolled under it: with the whole page in view it covers nothing.
        await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
          ),
        ).toEqual([]);
      });
    }
  }

  test("nothing scrolls sideways at 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of [
      "/cz",
      "/de/shops-und-services",
      "/en/shop/books-inkoust/inkoust",
      "/en/nothing-here",
    ]) {
      await page.goto(siteOf("galerieharfa") + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
});

/** The mall's lists through the site's own proxy; the host is a header, so that no resolver has to know it. */
function listsOf(request: APIRequestContext, tenant: string): ReadList {
  const { host, port } = new URL(siteOf(tenant));
  return async (resource) => {
    const answer = await request.get(`http://127.0.0.1:${port}/api/proxy/${resource}?per_page=48`, {
      headers: { Host: host },
    });
    return readList(await answer.json());
  };
}
