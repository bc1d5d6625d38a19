import { expect, siteOf, test } from "./mall-site";

const phone = { width: 390, height: 844 };
const site = () => siteOf("galerieharfa");

/** The first entity of a list, as its page's URL. */
async function first(page: import("@playwright/test").Page, list: string, kind: string): Promise<string> {
  await page.goto(`${site()}${list}`);
  return (await page.locator(`main a[href*="/${kind}/"]`).first().getAttribute("href")) ?? "";
}

test.describe("on a phone without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  for (const [list, kind] of [
    ["/en/offers/1", "offer"],
    ["/en/events/1", "event"],
    ["/en/rewards/1", "reward"],
    ["/en/shops-services?f=dine", "shop"],
  ] as const) {
    test(`the action of a screen of ${kind} is at hand`, async ({ page }) => {
      await page.goto(site() + (await first(page, list, kind)));
      await page.locator(".consent [value=decline]").click();
      const bar = page.locator(".action-bar");
      // Not by its role: while it gives way it has none.
      const link = bar.locator("a");
      await expect(link).toHaveCount(1);
      const isAtHand = () =>
        link.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      // It gives way to the action in the page, which may be on the first screen.
      const inPage = page.locator(".page-action").first();
      await expect
        .poll(
          async () =>
            (await isAtHand()) ||
            (await inPage.evaluate((element) => element.getBoundingClientRect().top < innerHeight)),
        )
        .toBe(true);
      await inPage.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await expect.poll(isAtHand).toBe(false);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect
        .poll(() => bar.evaluate((element) => getComputedStyle(element).visibility))
        .toBe("visible");
    });
  }

  test("it is not on paper", async ({ page }) => {
    await page.goto(site() + (await first(page, "/en/offers/1", "offer")));
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".action-bar")).toBeHidden();
  });
});

test("on a wide screen, and in a narrow window, there is no bar", async ({ page }) => {
  const offer = await first(page, "/en/offers/1", "offer");
  await page.goto(site() + offer);
  await expect(page.locator(".action-bar")).toBeHidden();
  await page.setViewportSize({ width: 270, height: 844 });
  await expect(page.locator(".action-bar")).toBeHidden();
});

test.describe("while it is asked for consent", () => {
  test.use({ viewport: phone });

  test("the bar is above the question, and the page of cookies asks by itself", async ({ page }) => {
    await page.goto(site() + (await first(page, "/en/rewards/1", "reward")));
    const [bar, question] = [page.locator(".action-bar"), page.locator(".consent")];
    await expect(question).toBeVisible();
    const edge = async (of: typeof bar) => (await of.boundingBox()) ?? { y: 0, height: 0 };
    expect((await edge(bar)).y + (await edge(bar)).height).toBeLessThanOrEqual((await edge(question)).y + 1);
    await page.goto(`${site()}/en/cookies`);
    await expect(question).toBeHidden();
    await expect(page.locator("#choice").getByRole("button").first()).toBeVisible();
  });
});
