import { expect, hydrated, siteOf, test } from "./mall-site";

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 800 }, javaScriptEnabled: false });

  for (const [tenant, path] of [
    ["galerieharfa", "/cz/oteviraci-doba"],
    ["novoplaza", "/de/oeffnungszeiten"],
  ] as const) {
    test(`the opening hours of ${tenant} stay on one line`, async ({ page }) => {
      await page.goto(siteOf(tenant) + path);
      const lines = await page.locator("td span").evaluateAll((spans) =>
        spans.map((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(lines)).toEqual(new Set([1]));
    });
  }

  test("a city's number stays beside its name", async ({ page }) => {
    await page.goto(`${siteOf("galerieharfa")}/cz/kontakt`);
    await expect(
      page
        .locator("footer")
        .getByText(/Praha\u00a0\d+/)
        .first(),
    ).toBeVisible();
  });

  test("the terms are a link with its own words", async ({ page }) => {
    await page.goto(`${siteOf("europasc")}/sk/registracia`);
    const link = page.getByRole("main").locator('label a[href$="/obchodne-podmienky"]');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveText(/podmienky/i);
    await expect(link).not.toHaveAttribute("aria-label");
  });

  test("what has arrived of the lower edge stays where it is", async ({ page }) => {
    const url = `${siteOf("galerieharfa")}/cz/provozni-rad`;
    const home = page.getByRole("navigation", { name: "Rychlé menu" }).getByRole("link").first();
    const accept = page.locator(".consent-choice button").first();
    const html = (await (await page.goto(url))?.text()) ?? "";
    await expect(accept).toBeVisible();
    const place = await home.boundingBox();

    const arrivedUntil = async (start: string, end: string) => {
      const arrived = html.slice(0, html.indexOf(end, html.indexOf(start)) + end.length);
      await page.route(url, (route) => route.fulfill({ contentType: "text/html", body: arrived }));
      await page.goto(url);
    };
    await arrivedUntil('aria-label="Rychlé', "</li>");
    expect(await home.boundingBox()).toEqual(place);
    await arrivedUntil('class="consent-choice"', "</button>");
    await expect(accept, "its place depends on what follows").toBeHidden();
  });
});

for (const tenant of ["galerieharfa", "europasc"]) {
  test(`each pin of the plan of ${tenant} is a target of 24 px at any width, beside the others`, async ({
    page,
  }) => {
    for (const width of [390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteOf(tenant)}/en/floorplan/main`);
      await hydrated(page);
      // A phone shows the whole floor, without pins: brought nearer it has them.
      const pins = page.locator("a.plan-pin");
      const nearer = page.getByRole("button", { name: "Zoom in" });
      if (width < 768) await expect(pins.first()).toBeHidden();
      while (!(await pins.first().isVisible())) await nearer.click();
      const targets = await page.locator("a.plan-pin .plan-target").evaluateAll((circles) =>
        circles.map((circle) => {
          const { x, y, width: size } = circle.getBoundingClientRect();
          return { x: x + size / 2, y: y + size / 2, size };
        }),
      );
      expect(targets.length, `${width} px`).toBeGreaterThan(1);
      for (const { size } of targets) expect(size, `${width} px`).toBeGreaterThanOrEqual(24);
      const apart = targets.flatMap((one, number) =>
        targets.slice(0, number).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      expect(Math.min(...apart), `${width} px`).toBeGreaterThanOrEqual(23.5);
    }
  });
}

test("the plan begins at the left edge of its heading", async ({ page }) => {
  await page.goto(`${siteOf("novoplaza")}/de/lageplan/main`);
  await hydrated(page);
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        return element.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
      });
  for (const width of [390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await left(":has(> .plan-stage)"), `${width} px`).toBeCloseTo(await left("main h1"), 0);
  }
});
