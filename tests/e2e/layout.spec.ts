import { logIn } from "../processes/site-process";
import { expect, site, siteOf, test } from "./mall-site";

test.use({ javaScriptEnabled: false });

for (const width of [390, 768, 1440])
  test(`lists and what is like a thing have no holes in their rows, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/en/offers/1",
      "/en/offers/fashion/1",
      "/en/events/1",
      "/en/events-stores/1",
      "/en/news/1",
      "/en/rewards/1",
      "/en/rewards/treats/1",
      "/en/offer/o-fashion-1/x",
    ]) {
      await page.goto(siteOf("presentation") + path);
      const holes = await page.locator("ul.sm\\:grid-cols-12").evaluateAll((grids) =>
        grids.map((grid) => {
          const end = grid.getBoundingClientRect().right;
          const cells = [...grid.children].map((cell) => cell.getBoundingClientRect());
          const ends = (at: number) => (cells[at]?.right ?? 0) > end - 2;
          const begins = (at: number) => (cells[at]?.top ?? 0) > (cells[at - 1]?.top ?? 0) + 2;
          // What stands beside a large picture is below its neighbour, at the same edge.
          return cells.filter((_, at) => (at === cells.length - 1 || begins(at + 1)) && !ends(at)).length;
        }),
      );
      expect(holes, path).not.toEqual([]);
      expect(holes.filter(Boolean), path).toEqual([]);
    }
  });

test("a large card ends where the two beside it end", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [tenant, path] of [
    ["beta", "/en/news/1"],
    ["presentation", "/en/news-events"],
    ["europasc", "/de/neuigkeiten-shops/1"],
  ] as const) {
    await page.goto(siteOf(tenant) + path);
    const list = page.getByRole("main").locator("ul:has(> .sm\\:row-span-2)");
    const ends = await list
      .getByRole("article")
      .evaluateAll((cards) =>
        cards
          .slice(0, 3)
          .map((card) => card.lastElementChild?.lastElementChild?.getBoundingClientRect().bottom),
      );
    expect(Math.abs((ends[0] ?? 0) - (ends[2] ?? 999)), path).toBeLessThan(24);
  }
});

for (const [width, space] of [
  [390, 80],
  [1440, 128],
] as const)
  test(`screens end with the same space before the footer, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/en/offers/1", "/en/rewards/1", "/en/news-events", "/en/shops-services"]) {
      await page.goto(siteOf("presentation") + path);
      const found = await page.evaluate(() => {
        const ends = [...document.querySelectorAll("main :is(a, p, li, nav, article)")].map(
          (each) => each.getBoundingClientRect().bottom,
        );
        return (document.querySelector("footer")?.getBoundingClientRect().top ?? 0) - Math.max(...ends);
      });
      expect(Math.abs(found - space), `${path}: ${found}`).toBeLessThan(4);
    }
  });

test("shops of the directory are of one size, a letter is as wide as one or two, and on a phone a row", async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteOf("galerieharfa")}/en/shops-services`);
    const [letters, shops] = await page.locator("main ul.grid:has(.letter)").evaluate((grid) => {
      const cells = getComputedStyle(grid).gridTemplateColumns.split(" ").map(Number.parseFloat);
      const gap = Number.parseFloat(getComputedStyle(grid).columnGap);
      const columnsOf = (cell: Element) =>
        Math.round((cell.getBoundingClientRect().width + gap) / ((cells[0] ?? 1) + gap));
      const sizes = (selector: string) =>
        [...grid.querySelectorAll(selector)].map((cell) =>
          columnsOf(cell) === cells.length ? "a row" : `${columnsOf(cell)}`,
        );
      return [sizes("[id^=letter-]"), sizes(".logo-tile")];
    });
    expect(letters?.length).toBeGreaterThan(15);
    expect(shops?.length).toBeGreaterThan(40);
    if (width === 390) expect(new Set(letters)).toEqual(new Set(["a row"]));
    else {
      expect(new Set(shops)).toEqual(new Set(["1"]));
      expect(letters?.filter((columns) => !["1", "2"].includes(columns))).toEqual([]);
    }
  }
});

test("a list begins at its top, whatever it is narrowed to", async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of [
      "/en/events/1?show=month",
      "/de/angebote/1",
      "/de/angebote/dienstleistungen/1",
      "/en/rewards/treats/1",
      "/en/shops/services/1",
    ]) {
      await page.goto(siteOf("beta") + path);
      expect(await page.evaluate(() => scrollY), `${path} at ${width} px`).toBe(0);
      await expect(page.locator("main [aria-current=page]").first(), path).toBeInViewport();
    }
  }
});

test("many categories are one line, with the current one in it, and open to all without a script", async ({
  page,
}) => {
  for (const path of ["/de/angebote/dienstleistungen/1", "/de/shops/dienstleistungen/1"])
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 1400 });
      await page.goto(siteOf("beta") + path);
      const row = page.locator("main ul", { has: page.getByRole("link", { name: "Bücher und Kultur" }) });
      const height = async () => (await row.boundingBox())?.height ?? 0;
      expect(await height(), path).toBeLessThan(50);
      await expect(row.getByRole("link", { name: "Dienstleistungen" })).toBeInViewport();
      await page.getByText("Weitere Kategorien").click();
      expect(await height(), path).toBeGreaterThan(90);
      await expect(row.getByRole("link", { name: "Bücher und Kultur" })).toBeInViewport();
    }
});

test("a member's profile has its titles beside the fields on a desktop, and above on a phone, in the same order", async ({
  page,
  context,
}) => {
  const [name = "", value = ""] = (await logIn(site(), "promenade")).split("=");
  await context.addCookies([{ name, value, url: siteOf("promenade") }]);
  await page.goto(`${siteOf("promenade")}/en/dashboard/profile`);
  const topOf = async (title: string) =>
    (await page.getByRole("heading", { name: title, exact: true }).boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 1440, height: 900 });
  const email = page.getByRole("main").getByText("E-mail", { exact: true });
  const topOfEmail = async () => (await email.boundingBox())?.y ?? Number.NaN;
  expect(Math.abs((await topOf("Personal data")) - (await topOfEmail()))).toBeLessThan(12);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await topOf("Personal data")).toBeLessThan((await topOfEmail()) - 20);
  expect(await topOf("Personal data")).toBeLessThan(await topOf("Picture"));
  expect(await topOf("Picture")).toBeLessThan(await topOf("Consents"));
});

test("whether the mall is open is in the header of a small laptop", async ({ page }) => {
  for (const [tenant, path] of [
    ["novoplaza", "/de"],
    ["galerieharfa", "/cz"],
  ]) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${siteOf(tenant ?? "")}${path}`);
    await expect(page.locator("header .open-chip")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  }
});

test("the longest menu is on one line, and the plan within the page's columns", async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteOf("presentation")}/de/lageplan/main`);
    const menu = await page.locator("header nav ul").first().boundingBox();
    expect(menu?.height, `${width} px`).toBeLessThan(60);
    const beyond = await page.evaluate(() => {
      const heading = document.querySelector("main h1")?.closest(".page");
      if (!heading) return Number.NaN;
      const edge =
        heading.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(heading).paddingRight);
      const rights = [...document.querySelectorAll("main form")].map(
        (form) => form.getBoundingClientRect().right,
      );
      return Math.max(...rights) - edge;
    });
    expect(beyond, `${width} px`).toBeLessThanOrEqual(1);
  }
});

test("the number of a member's card is on one line below its bars", async ({ page, context }) => {
  const [name = "", value = ""] = (await logIn(site(), "galerieharfa")).split("=");
  await context.addCookies([{ name, value, url: siteOf("galerieharfa") }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteOf("galerieharfa")}/en/dashboard`);
  const number = page.locator(".till-code p", { hasText: /\d{4}/ }).filter({ visible: true }).last();
  const lines = await number.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastChild ?? element);
    const card = element.closest(".bg-white")?.getBoundingClientRect();
    const { right } = range.getBoundingClientRect();
    return { count: range.getClientRects().length, isInside: right <= (card?.right ?? 0) };
  });
  expect(lines).toEqual({ count: 1, isInside: true });
});

test("what is found on the plan stays on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${siteOf("galerieharfa")}/en/floorplan/main?q=toilets`);
  const found = page.getByRole("main").getByRole("link", { name: "Toilets", exact: true }).first();
  expect((await found.boundingBox())?.height).toBeLessThan(60);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("each floor is in view", async ({ page }) => {
    await page.goto(`${siteOf("galerieharfa")}/en/floorplan/main`);
    const floors = page.getByRole("navigation").filter({ hasText: "Ground floor" }).getByRole("link");
    await expect(floors).toHaveCount(4);
    for (const floor of await floors.all()) {
      const box = await floor.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThanOrEqual(390);
    }
  });

  test("a long title doesn't break the breadcrumbs", async ({ page }) => {
    await page.goto(`${siteOf("presentation")}/en/events-stores/1`);
    const hrefs = await page
      .getByRole("article")
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .sort((one, other) => (other.textContent?.length ?? 0) - (one.textContent?.length ?? 0))
          .map((link) => link.getAttribute("href")),
      );
    await page.goto(siteOf("presentation") + hrefs[0]);
    const list = page.locator("nav:has([aria-current=page]) ol").first();
    expect((await list.boundingBox())?.height).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("the first two cards of a list are as wide as the screen, the others two beside each other", async ({
    page,
  }) => {
    await page.goto(`${siteOf("galerieharfa")}/en/offers/1`);
    const tops = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops).toHaveLength(12);
    expect(new Set(tops).size).toBe(2 + 10 / 2);
    expect(tops[3]).toBe(tops[2]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("the first shops of the directory are above the fold", async ({ page }) => {
    for (const tenant of ["galerieharfa", "europasc"]) {
      await page.goto(`${siteOf(tenant)}/de/shops-und-services`);
      const [shop] = await page.locator("main ul.grid article").all();
      expect((await shop?.boundingBox())?.y).toBeLessThan(640);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true });

  test("nothing scrolls sideways at 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of [
      "/cz",
      "/de/shops-und-services",
      "/en/shop/books-inkoust/inkoust",
      "/en/nothing-here",
      "/de/a/terrace",
      "/de/datenschutz",
      "/de/haeufige-fragen",
      "/de/kontakt",
      "/de/geschenkkarten",
    ]) {
      await page.goto(siteOf("galerieharfa") + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
});
