import { z } from "zod";
import { expect, siteOf, test } from "./mall-site";

test.use({ javaScriptEnabled: false });

const entities = z.object({
  data: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        company_id: z.string().nullish(),
        translations: z.array(z.object({ locale: z.string(), title: z.string() })),
      }),
    ),
  }),
});

/** Entities of a mall, through the site's own proxy. */
async function readEntities(tenant: string, resource: string) {
  const response = await fetch(`${siteOf(tenant)}/api/proxy/${resource}?per_page=48`);
  return entities.parse(await response.json()).data.data;
}

test("the only card of a row is as wide as one of several", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [offer] = await readEntities("novoplaza", "products");
  await page.goto(`${siteOf("novoplaza")}/en/shop/${offer?.company_id}/x`);
  const cards = page.locator(".carousel-cards").first().locator("> li");
  await expect(cards).toHaveCount(1);
  const [card, row] = await Promise.all([
    cards.boundingBox(),
    page.locator(".carousel-cards").first().boundingBox(),
  ]);
  expect((card?.width ?? 0) / (row?.width ?? 1)).toBeLessThan(0.3);
});

test("what is found on the plan stays on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${siteOf("galerieharfa")}/en/floorplan/main?q=toilets`);
  const name = page
    .getByRole("main")
    .getByRole("link", { name: /^Toilets/ })
    .first()
    .getByText("Toilets");
  expect((await name.boundingBox())?.height).toBeLessThan(40);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the floors are beside each other", async ({ page }) => {
    await page.goto(`${siteOf("galerieharfa")}/en/floorplan/main`);
    const floors = page.getByRole("navigation").filter({ hasText: "Ground floor" }).getByRole("link");
    await expect(floors).toHaveCount(3);
    const tops = await floors.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test("a long title doesn't break the breadcrumbs", async ({ page }) => {
    const events = await readEntities("presentation", "events");
    const lengthOf = ({ translations }: (typeof events)[number]) =>
      translations.find(({ locale }) => locale === "en")?.title.length ?? 0;
    const [longest] = events.sort((one, other) => lengthOf(other) - lengthOf(one));
    await page.goto(`${siteOf("presentation")}/en/event/${longest?.id}/x`);
    const list = page.locator("nav:has([aria-current=page]) ol").first();
    expect((await list.boundingBox())?.height).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("two cards with tall pictures are beside each other", async ({ page }) => {
    await page.goto(`${siteOf("galerieharfa")}/en/offers/1`);
    const tops = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().top));
    expect(tops[1]).toBe(tops[0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("the first shops of the directory are above the fold", async ({ page }) => {
    for (const tenant of ["galerieharfa", "europasc"]) {
      await page.goto(`${siteOf(tenant)}/de/shops-und-services`);
      const [shop] = await page.locator("main ul.grid > li").all();
      expect((await shop?.boundingBox())?.y).toBeLessThan(650);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
