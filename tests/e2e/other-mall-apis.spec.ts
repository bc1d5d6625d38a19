import { type RunningSite, startSite } from "../site-process";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import { nameIn } from "../stand-ins/other-mall-api/names";
import { type OtherMallApi, startOtherMallApi } from "../stand-ins/other-mall-api/start";
import { expect, hydrated, test } from "./mall-site";

const tenant = "galerieharfa";

for (const shape of ["laravel", "sparse"] as const) {
  test.describe(`on the ${shape} mall API`, () => {
    let api: OtherMallApi;
    let site: RunningSite;
    test.beforeAll(async () => {
      api = await startOtherMallApi({ shape, tenant });
      site = await startSite({
        MALL_API_URL: api.url,
        IMAGE_HOSTS: new URL(api.picturesUrl).host,
        IMAGE_NETWORKS: "127.0.0.0/8",
      });
    });
    test.afterAll(async () => {
      await site.stop();
      await api.close();
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
        test.use({ javaScriptEnabled });

        test("a visitor finds a shop and an event, and logs in", async ({ page }) => {
          const open = async (path: string) => {
            const response = await page.goto(site.of(tenant) + path);
            expect(response?.status(), path).toBe(200);
            if (javaScriptEnabled) await hydrated(page);
          };
          const entity = (resource: "companies" | "events") => {
            const found = api.entities.find((each) => each.resource === resource);
            if (!found) throw new Error(`There are no ${resource}`);
            return { id: found.id, name: nameIn(found, "en"), picture: found.picture };
          };
          const shop = entity("companies");

          await open("/en");
          await expect(
            page.getByRole("banner").getByRole("link", { name: api.mallName }).first(),
          ).toBeVisible();
          await open("/en/shops-services");
          await page.getByRole("main").getByRole("link", { name: shop.name, exact: true }).first().click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.name);
          await open(`/en/event/${entity("events").id}/x`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(entity("events").name);
          if (shape === "laravel") {
            const image = page.getByRole("main").locator("img").first();
            await expect
              .poll(() =>
                image.evaluate((shown: HTMLImageElement) => (shown.complete ? shown.naturalWidth : 0)),
              )
              .toBeGreaterThan(48);
          }

          await open("/en/login");
          await page.getByLabel("E-mail").first().fill(visitor.email);
          await page.locator('input[name="password"]').fill(visitor.password);
          await page.locator('main form[method="post"] button[type="submit"]').last().click();
          await page.waitForURL(/\/en\/dashboard/);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        });
      });
    }
  });
}
