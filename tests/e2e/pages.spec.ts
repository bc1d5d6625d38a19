import { expect, hydrated, siteOf, test } from "./mall-site";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

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
  await page.getByRole("main").getByRole("link", { name: "Loyalty programme" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loyalty programme");
  expect(await position()).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
  expect(await position()).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loyalty programme");
  await expect.poll(position).toBeGreaterThan(300);
});

test("a category of offers starts at the top", async ({ page }) => {
  await page.goto(`${siteOf("galerieharfa")}/en/offers/1`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 100));
  await page.getByRole("link", { name: "Fashion", exact: true }).first().click();
  await expect(page).toHaveURL(/offers\/fashion/);
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
