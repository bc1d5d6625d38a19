import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { type RunningSite, startSite } from "../processes/site-process";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import { mallOf, startEveryShape } from "../stand-ins/other-mall-api/every-shape";
import { nameIn } from "../stand-ins/other-mall-api/names";
import { contractShapes, type Resource } from "../stand-ins/other-mall-api/shape";
import { expect, hydrated, scripting, test } from "./mall-site";

// In one worker: each would start sites of its own.
test.describe.configure({ mode: "default" });

let malls: Awaited<ReturnType<typeof startEveryShape>>;
let site: RunningSite;
test.beforeAll(async () => {
  malls = await startEveryShape();
  site = await startSite(malls.environment);
});
test.afterAll(async () => {
  await site.stop();
  await malls.close();
});

for (const [at, shape] of contractShapes.entries()) {
  test.describe(`on the ${shape} mall API`, () => {
    const open = async (page: Page, path: string, javaScriptEnabled: boolean) => {
      const response = await page.goto(site.of(mallOf[shape]) + path);
      expect(response?.status(), path).toBe(200);
      if (javaScriptEnabled) await hydrated(page);
    };
    const entity = (resource: Resource, permalink?: string) => {
      const found = malls
        .apiOf(shape)
        .entities.find((each) => each.resource === resource && each.permalink === permalink);
      if (!found) throw new Error(`There are no ${resource}`);
      return { ...found, name: nameIn(found, "en") };
    };
    const title = (page: Page) => page.getByRole("heading", { level: 1 });
    const main = (page: Page) => page.getByRole("main");

    // A shape's visitors have scripts where its members have none, and inversely: the screens without JavaScript are
    // asserted over HTTP.
    const visitorsHaveScripts = at % 2 === 1;
    test.describe(`visitors ${scripting(visitorsHaveScripts)}`, () => {
      test.use({ javaScriptEnabled: visitorsHaveScripts });
      const visit = (page: Page, path: string) => open(page, path, visitorsHaveScripts);
      test("a visitor sees one screen of each kind", async ({ page }) => {
        const shop = entity("companies");
        await visit(page, "/en");
        const name = malls.apiOf(shape).mallName;
        await expect(page.getByRole("banner").getByRole("link", { name }).first()).toBeVisible();
        await visit(page, "/en/shops-services");
        await main(page).getByRole("link", { name: shop.name, exact: true }).first().click();
        await expect(title(page)).toHaveText(shop.name);

        for (const [path, resource] of [
          ["event", "events"],
          ["news-detail", "news"],
          ["reward", "rewards"],
          ["amenity", "amenities"],
        ] as const) {
          const { id, name, picture } = entity(resource);
          await visit(page, `/en/${path}/${id}/x`);
          await expect(title(page)).toHaveText(name);
          const image = main(page).locator("img").first();
          if (picture) expect(await widthOf(page, image)).toBeGreaterThan(48);
          else await expect(main(page).locator('svg[viewBox="0 0 320 90"]')).toBeVisible();
        }

        await visit(page, "/en/news/1");
        await expect(
          main(page)
            .getByRole("link", { name: entity("news").name })
            .first(),
        ).toBeVisible();
        for (const permalink of ["terrace", "cinema", "eshops"]) {
          await visit(page, permalink === "terrace" ? "/en/a/terrace" : `/en/${permalink}`);
          await expect(title(page)).toHaveText(entity("website-pages", permalink).name);
        }
        await visit(page, `/en/floorplan/1?shop=${shop.id}`);
        await expect(main(page).getByRole("link", { name: shop.name }).first()).toBeAttached();
        await visit(page, `/en/search?q=${encodeURIComponent(shop.name.slice(0, 4))}`);
        await expect(main(page).getByRole("link", { name: shop.name }).first()).toBeVisible();
        for (const path of ["about", "opening-hours", "faq", "privacy-policy", "newsletter", "register"]) {
          await visit(page, `/en/${path}`);
          await expect(title(page)).toBeVisible();
        }
      });
    });

    const javaScriptEnabled = !visitorsHaveScripts;
    test.describe(`members ${scripting(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled });
      test("a member logs in and sees the offers and the dashboard", async ({ page }) => {
        await open(page, "/en/login", javaScriptEnabled);
        // Forms that are sent too soon are taken for a program's.
        await page.waitForTimeout(1_500);
        await page.getByLabel("E-mail").first().fill(visitor.email);
        await page.locator('input[name="password"]').fill(visitor.password);
        await page.locator('main form[method="post"] button[type="submit"]').last().click();
        await page.waitForURL(/\/en\/dashboard/);
        await expect(title(page)).toBeVisible();
        const offer = entity("products");
        await open(page, `/en/offer/${offer.id}/x`, javaScriptEnabled);
        await expect(title(page)).toHaveText(offer.name);
        for (const path of ["profile", "receipts", "rewards", "support", "purchases"]) {
          await open(page, `/en/dashboard/${path}`, javaScriptEnabled);
          await expect(title(page)).toBeVisible();
        }
      });
    });
  });
}

/** The width of the picture that the site answers with: the browser itself loads none. */
async function widthOf(page: Page, image: Locator): Promise<number> {
  const { host, port, pathname, search } = new URL((await image.getAttribute("src")) ?? "", page.url());
  const answer = await page.request.get(`http://127.0.0.1:${port}${pathname}${search}`, {
    headers: { Host: host },
  });
  return (await sharp(await answer.body()).metadata()).width;
}
