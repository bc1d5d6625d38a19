import type { Page } from "@playwright/test";
import { type RunningSite, startSite } from "../processes/site-process";
import { startMallApiWithCdn } from "../stand-ins/mall-api-with-cdn";
import { expect, hydrated, siteOf, test, site as testedSite } from "./mall-site";

// In one worker: each would start sites of its own.
test.describe.configure({ mode: "default" });

type Upstream = Awaited<ReturnType<typeof startMallApiWithCdn>>;
let upstreams: Upstream[];
/** One whose pictures are at another host, and one where they are missing. */
let site: RunningSite;
let without: RunningSite;
test.beforeAll(async () => {
  const { mallApi } = testedSite();
  const [full, missing] = [await startMallApiWithCdn(mallApi), await startMallApiWithCdn(mallApi)];
  missing.cdn.answerWith((_request, response) => response.writeHead(404).end());
  upstreams = [full, missing];
  const start = ({ url, environment }: Upstream) => startSite({ MALL_API_URL: url, ...environment });
  [site, without] = await Promise.all([start(full), start(missing)]);
});
test.afterAll(async () => {
  await Promise.all([site, without].map((each) => each.stop()));
  await Promise.all(upstreams.map((each) => each.stop()));
});

/** The widths of a screen's first pictures once loaded; 0 for one that failed. */
const drawnWidths = (page: Page) =>
  page.locator("main img, header img").evaluateAll((images) =>
    Promise.all(
      images.slice(0, 6).map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0;
        image.loading = "eager";
        await image.decode().catch(() => {});
        return image.naturalWidth;
      }),
    ),
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("pictures of another host are shown, and requested only from the site", async ({ page }) => {
      const hosts = new Set<string>();
      page.on("request", (request) => hosts.add(new URL(request.url()).host));
      await page.goto(`${site.of("galerieharfa")}/en/offers/1`);
      const widths = await drawnWidths(page);
      expect(widths.length).toBe(6);
      expect(widths.filter((width) => width < 48)).toEqual([]);
      expect([...hosts]).toEqual([new URL(site.of("galerieharfa")).host]);
    });

    test("missing pictures have placeholders, and a missing logo the mall's name", async ({ page }) => {
      await page.goto(`${without.of("promenade")}/en/offers/1`);
      const cards = page.locator("main article img");
      await cards.first().scrollIntoViewIfNeeded();
      const widthOf = (image: HTMLImageElement) => (image.complete ? image.naturalWidth : -1);
      await expect.poll(() => cards.first().evaluate(widthOf)).toBeGreaterThan(0);
      const logo = page.locator("header img").first();
      await expect.poll(() => logo.evaluate(widthOf)).toBe(0);
      expect(await logo.getAttribute("alt")).toBeTruthy();
    });
  });
}

for (const [width, height, mall, path, most] of [
  [390, 844, "galerieharfa", "/cz", 20],
  [1440, 900, "galerieharfa", "/cz", 20],
  [390, 844, "europasc", "/sk", 20],
  [1440, 900, "novoplaza", "/de", 20],
  // Many logos are on the screen: on a phone a row each, on a wide one five rows of the grid, and half as many below.
  [390, 844, "galerieharfa", "/en/shops-services", 28],
  [1440, 900, "galerieharfa", "/en/shops-services", 40],
] as const)
  test(`at ${width} pixels ${path} of ${mall} asks first for what is near, and for the rest once it is hydrated`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback) => {
        Object.assign(window, { becomeIdle: callback });
        return 0;
      };
    });
    await page.setViewportSize({ width, height });
    await page.goto(`${siteOf(mall)}${path}`);
    await page.waitForFunction(() => "becomeIdle" in window);
    const pictures = () =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/image?")).length,
      );
    await expect.poll(pictures).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    const first = await pictures();
    const requests = await page.evaluate(() => performance.getEntriesByType("resource").length);
    expect(1 + requests).toBeLessThanOrEqual(most);
    await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
    await hydrated(page);
    await expect.poll(pictures).toBeGreaterThan(first);
  });
