import { expect, hydrated, siteOf, test } from "./mall-site";

test("a gallery opens over the page, is browsed by keys and returns the focus", async ({ page }) => {
  await page.goto(`${siteOf("promenade")}/en/a/terrace`);
  await hydrated(page);
  const second = page.getByRole("link", { name: "Enlarge picture 2 of 4" });
  await second.click();
  const dialog = page.getByRole("dialog", { name: "In pictures" });
  await expect(dialog.getByRole("img", { name: "2 of 4" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByRole("img", { name: "1 of 4" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(/\/en\/a\/terrace$/);
});

test("the log-in's pictures are browsed by buttons and by keys", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto(`${siteOf("promenade")}/en/login`);
  const slider = page.getByRole("region", { name: "Pictures from the mall" });
  const shown = (item: number) => slider.getByRole("img", { name: `Picture ${item} of 3` });
  await expect(shown(1)).toBeInViewport();
  await slider.getByRole("button", { name: "Next" }).click();
  await expect(shown(2)).toBeInViewport({ ratio: 0.9 });
  await expect(shown(1)).not.toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(shown(3)).toBeInViewport({ ratio: 0.9 });
  await expect(slider.getByText("3 of 3")).toBeAttached();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a gallery's pictures link to the large ones", async ({ page }) => {
    await page.goto(`${siteOf("promenade")}/en/a/terrace`);
    await expect(page.getByRole("link", { name: /^Enlarge picture/ })).toHaveCount(4);
    await expect(page.getByRole("link", { name: "Enlarge picture 1 of 4" })).toHaveAttribute(
      "href",
      /^\/image\?src=[\w-]{8}\/art\/.+&w=1600$/,
    );
  });

  test("the log-in's pictures scroll, and the second one shows that they do", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    await page.goto(`${siteOf("promenade")}/en/login`);
    const pictures = page.getByRole("img", { name: /^Picture \d of 3$/ });
    await expect(pictures).toHaveCount(3);
    await expect(pictures.nth(1)).toBeInViewport();
    await page
      .getByRole("list")
      .filter({ has: pictures })
      .evaluate((row) => row.scrollTo(10_000, 0));
    await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });
  });

  test("the answer that the URL's hash points to is open", async ({ page }) => {
    await page.goto(`${siteOf("promenade")}/en/faq`);
    const id = await page.locator("main details [id]").nth(5).getAttribute("id");
    await page.goto(`${siteOf("promenade")}/en/faq#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
  });
});

test("a page works with the server's texts if its translations can't be loaded", async ({ browser }) => {
  const page = await browser.newPage();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(/\/assets\/directory-[\w-]+\.js/, (route) => route.abort());
  await page.goto(`${siteOf("promenade")}/de/shops-und-services`);
  const main = page.getByRole("main");
  const text = await main.textContent();
  await hydrated(page);
  expect(await main.textContent()).toBe(text);
  expect(logged.join()).toContain("Failed locale loading");
  expect(logged.join()).not.toContain("Hydration");
  await page.close();
});

test("questions are searched without leaving the page", async ({ page }) => {
  await page.goto(`${siteOf("galerieharfa")}/cz/caste-dotazy`);
  await hydrated(page);
  await page.getByRole("searchbox").fill("ztracene");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "1 dotaz" })).toBeVisible();
  await expect(page.locator("main summary")).toHaveText(["Kde najdu ztracené věci?"]);
  await expect(page.locator("main details p").first()).toBeVisible();
  await page.getByRole("link", { name: "Zobrazit vše" }).click();
  await expect(page.locator("main summary").nth(10)).toBeVisible();
});

test("each navigation starts at the top, also between content pages, and going back restores the position", async ({
  page,
}) => {
  const position = () => page.evaluate(() => window.scrollY);
  await page.goto(`${siteOf("promenade")}/en/a/mobile_app`);
  await hydrated(page);
  await page.getByRole("link", { name: "The terrace" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The terrace");
  expect(await position()).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job offers");
  expect(await position()).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The terrace");
  await expect.poll(position).toBeGreaterThan(300);
});

test("a category of posts starts at the top", async ({ page }) => {
  await page.goto(`${siteOf("galerieharfa")}/en/blog`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.getByRole("link", { name: "People", exact: true }).click();
  await expect(page).toHaveURL(/category=people/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("Trusted Types block markup that a script inserts", async ({ page, complaints }) => {
  await page.goto(`${siteOf("galerieharfa")}/en/faq`);
  await hydrated(page);
  const outcome = await page.evaluate(() => {
    const script = document.createElement("script");
    let refusals = 0;
    const attempts = [
      () => {
        document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
      },
      () => {
        script.text = "document.title = 'smuggled'";
        document.head.append(script);
      },
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        refusals++;
      }
    }
    return [refusals, document.title];
  });
  expect(outcome[0]).toBe(2);
  expect(outcome[1]).not.toBe("smuggled");
  expect(complaints.splice(0).join()).toMatch(/Trusted/);
});
