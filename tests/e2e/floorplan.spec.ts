import { expect, hydrated, siteOf, test } from "./mall-site";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor searches for a shop, sees it on the plan and gets the route from the entrance", async ({
    page,
  }) => {
    await page.goto(`${siteOf("galerieharfa")}/en/shops-services`);
    await page.getByRole("searchbox", { name: "Name of a shop" }).fill("sushi");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("link", { name: "Sushi Koi" }).click();
    await page.getByRole("link", { name: "Show on the floor plan" }).click();

    await expect(page.getByRole("link", { name: "Floor 2" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 2, name: "Sushi Koi" })).toBeVisible();
    await page.getByRole("link", { name: "Way from: Main entrance" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The way to Sushi Koi");
    await expect(page.getByRole("list", { name: "Step by step" })).toHaveCount(2);
    const steps = page.getByRole("list", { name: "Step by step" }).getByRole("listitem");
    await expect(steps.first()).toContainText("Come in and walk straight on");
    await expect(steps.nth(1)).toContainText("Take the lift to floor 2");
    await expect(steps.last()).toContainText("You are there: Sushi Koi");
  });

  test("the form offers another route, without stairs", async ({ page }) => {
    await page.goto(`${siteOf("galerieharfa")}/cz/plan-centra/main`);
    await page.getByLabel("Odkud").selectOption("Lněná");
    await page.getByLabel("Kam").selectOption("Sushi Koi");
    await page.getByRole("button", { name: "Ukázat cestu" }).click();
    await expect(page.getByText("eskalátorem do 2. patra")).toBeVisible();

    await page.getByLabel("Bez schodů, jen výtahy").check();
    await page.getByRole("button", { name: "Ukázat cestu" }).click();
    await expect(page).toHaveURL(/step-free=1/);
    await expect(page.getByText("výtahem do 2. patra")).toBeVisible();
  });

  test("the form describes the way from a parking bay", async ({ page }) => {
    await page.goto(`${siteOf("europasc")}/de/lageplan/main`);
    await page.getByLabel("Oder Ihr Stellplatz").fill("d 7");
    await page.getByLabel("Nach").selectOption({ index: 40 });
    await page.getByLabel("Stufenlos, nur Aufzüge").check();
    await page.getByRole("button", { name: "Weg zeigen" }).click();
    await expect(page.getByText("Parkplatz D, Stellplatz D7")).toBeVisible();
    await expect(page.getByText(/^Fahren Sie mit dem Aufzug/)).toBeVisible();
    await expect(page.getByText(/Rolltreppe|Treppe/).and(page.locator("li"))).toHaveCount(0);
  });

  test("a place is found on the plan by its name, and a unit links to its shop", async ({ page }) => {
    await page.goto(`${siteOf("novoplaza")}/en/floorplan/main`);
    await page.getByRole("searchbox", { name: "Find on the plan" }).fill("toilets");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(/^\d+ places for “toilets”/);
    const unit = page.locator("svg.plan").getByRole("link").first();
    const name = await unit.locator("title").textContent();
    await unit.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  });
});

test.describe("with JavaScript", () => {
  const widthOf = (page: import("@playwright/test").Page) =>
    page.locator("svg.plan").evaluate((drawing) => drawing.getBoundingClientRect().width);

  test("the plan is zoomed by buttons, keys and the wheel, and reset", async ({ page }) => {
    await page.goto(`${siteOf("galerieharfa")}/en/floorplan/main`);
    const whole = await widthOf(page);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(() => widthOf(page)).toBeCloseTo(whole * 1.5, 0);

    await page.locator(".plan-stage").focus();
    await page.keyboard.press("+");
    await expect.poll(() => widthOf(page)).toBeCloseTo(whole * 2.25, 0);

    await page.locator(".plan-stage").hover();
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, 400);
    await page.keyboard.up("Control");
    await expect.poll(() => widthOf(page)).toBeLessThan(whole * 2);

    await page.getByRole("button", { name: "Whole plan" }).click();
    await expect.poll(() => widthOf(page)).toBeCloseTo(whole, 0);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    const boxOf = async (part: import("@playwright/test").Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error("it is not drawn");
      return box;
    };

    test("the whole floor is as wide as the window, and a press brings a part of it nearer", async ({
      page,
    }) => {
      await page.goto(`${siteOf("galerieharfa")}/en/floorplan/main`);
      await hydrated(page);
      expect(await widthOf(page)).toBe(390);
      const stage = page.locator(".plan-stage");
      const { x, width } = await boxOf(stage);
      expect([x, width]).toEqual([0, 390]);
      const heights = await page
        .locator("svg.plan .plan-number")
        .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(10);
      await expect(page.getByText("Colours on the plan").filter({ visible: true })).toHaveCount(1);
      await expect(page.getByText("Fashion", { exact: true }).filter({ visible: true })).toHaveCount(0);
      const pin = page.locator("svg.plan .plan-pin").first();
      await expect(pin, "would be over the numbers").toBeHidden();
      // What brings it nearer is loaded after the page has been hydrated.
      await expect(async () => {
        await stage.click();
        await expect(pin).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page).toHaveURL(/floorplan\/main$/);
    });

    test("all that was found is in view, its pins apart", async ({ page }) => {
      for (const [path, count] of [
        ["?q=sushi", 1],
        ["?q=toilets", 3],
        ["?shop=fashion-petrol", 1],
      ] as const) {
        await page.goto(`${siteOf("galerieharfa")}/en/floorplan/main${path}`);
        await expect.poll(() => widthOf(page), path).toBeGreaterThanOrEqual(count === 1 ? 1100 : 390);
        const stage = await boxOf(page.locator(".plan-stage"));
        const found = page.locator("svg.plan").locator(".plan-found, .plan-lit");
        const boxes = await Promise.all((await found.all()).map(boxOf));
        const inView = boxes.filter(
          ({ x, y, width, height }) =>
            x >= 0 && x + width <= 390 && y >= stage.y && y + height <= stage.y + stage.height,
        );
        expect(inView.length, path).toBeGreaterThanOrEqual(count);
        for (const [at, one] of boxes.entries())
          for (const other of boxes.slice(0, at))
            expect(Math.hypot(one.x - other.x, one.y - other.y), path).toBeGreaterThan(one.width - 10);
      }
    });
  });

  test("dragging moves the plan without opening a shop", async ({ page }) => {
    await page.goto(`${siteOf("galerieharfa")}/en/floorplan/main`);
    await hydrated(page);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page.locator("svg.plan")).toHaveClass(/plan-is-near/);
    const stage = page.locator(".plan-stage");
    const left = () => stage.evaluate((element) => element.scrollLeft);
    await stage.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const before = await left();
    const box = await stage.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 4 });
    await page.mouse.up();
    expect(await left()).toBeCloseTo(before + 120, 0);
    await expect(page).toHaveURL(/floorplan\/main$/);
  });

  test("another floor and a highlighted shop appear without loading a document", async ({ page }) => {
    await page.goto(`${siteOf("galerieharfa")}/en/floorplan/main`);
    await hydrated(page);
    await page.evaluate(() => {
      document.body.dataset.same = "yes";
    });
    await page.getByRole("link", { name: "Floor 1" }).click();
    await expect(page.getByRole("heading", { level: 2, name: /Floor 1/ })).toBeVisible();
    await page.getByRole("link", { name: "Hemline", exact: true }).last().click();
    await expect(page.getByRole("heading", { level: 2, name: "Hemline" })).toBeVisible();
    await expect(page.locator("svg.plan .plan-lit title")).toHaveText("Hemline");
    await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
  });
});
