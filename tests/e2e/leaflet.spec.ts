import { languages } from "@contract/languages";
import type { Page } from "@playwright/test";
import bwip from "bwip-js/node";
import { z } from "zod";
import { type RunningSite, startSite } from "../processes/site-process";
import { startChangedMallApi } from "../stand-ins/changed-mall-api";
import { expect, test } from "./mall-site";

const tenant = "galerieharfa";
const malls = ["beta", "europasc", "galerieharfa", "novoplaza", "presentation", "promenade"];
let site: RunningSite;
let crowded: RunningSite;
let mallApi: Awaited<ReturnType<typeof startChangedMallApi>>;
test.beforeAll(async () => {
  site = await startSite({ LEAFLET: "all", KIOSK: tenant });
  mallApi = await startChangedMallApi(site.mallApi, ({ path }) => (path === "companies" ? twice : null));
  crowded = await startSite({ LEAFLET: "all", MALL_API_URL: mallApi.url });
});
test.afterAll(async () => {
  await crowded?.stop();
  await mallApi?.stop();
  await site?.stop();
});

const company = z.looseObject({
  id: z.string(),
  translations: z.array(z.looseObject({ name: z.string().nullish() })),
});
const list = z.looseObject({ data: z.array(company) });

/** Each shop a second time, with a longer name. */
function twice(given: unknown) {
  const { data, ...page } = list.parse(given);
  const others = data.map((shop) => ({
    ...shop,
    id: `${shop.id}-2`,
    translations: shop.translations.map((one) => ({ ...one, name: `${one.name} Nový obchod` })),
  }));
  return { ...page, data: [...data, ...others] };
}

/** The points of the smallest text on paper, and what is cut. */
const paper = (page: Page) =>
  page.evaluate(() => {
    const cut = [];
    for (const panel of document.querySelectorAll(".leaflet-panel, .leaflet-panel ul")) {
      const sheet = panel.closest(".leaflet-page")?.getBoundingClientRect();
      const { bottom, right } = panel.getBoundingClientRect();
      const isCut = panel.scrollHeight > panel.clientHeight + 1 || panel.scrollWidth > panel.clientWidth + 1;
      if (isCut || !sheet || bottom > sheet.bottom + 1 || right > sheet.right + 1)
        cut.push(`${panel.className} of ${panel.parentElement?.className}`);
    }
    const texts = document.createTreeWalker(
      document.querySelector("main") as HTMLElement,
      NodeFilter.SHOW_TEXT,
    );
    let smallest = 99;
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || parent.closest("title") || !texts.currentNode.textContent?.trim()) continue;
      const scale = parent.closest("svg")?.getScreenCTM()?.a ?? 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale * 0.75;
      // The names on the plans are hidden: they are in the directory.
      if (size > 0) smallest = Math.min(smallest, size);
    }
    return { cut, smallest };
  });

async function expectTwoPages(page: Page, address: string) {
  await page.goto(address);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => document.fonts.ready);
  const { cut, smallest } = await paper(page);
  expect(cut, address).toEqual([]);
  expect(smallest, address).toBeGreaterThanOrEqual(7);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g), address).toHaveLength(2);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))], address).toEqual([842, 595]);
}

test("is one sheet in every mall and language, with nothing cut and nothing below 7 points", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const mall of malls)
    for (const language of languages) await expectTwoPages(page, `${site.of(mall)}/${language}/leaflet`);
});

test("is one sheet with twice as many shops, and says where those are that have no room", async ({
  page,
}) => {
  test.setTimeout(120_000);
  let shortened = 0;
  for (const mall of malls) {
    await expectTwoPages(page, `${crowded.of(mall)}/de/leaflet`);
    expect(await page.locator(".leaflet-directory li").count(), mall).toBeGreaterThan(40);
    const more = page.locator(".leaflet-directory .leaflet-more");
    if ((await more.count()) === 0) continue;
    shortened += 1;
    await expect(more).toContainText("Vollständige Liste: ");
  }
  expect(shortened).toBeGreaterThan(0);
});

test("says on a screen how to print it, and prints", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.goto(`${site.of(tenant)}/en/leaflet`);
  await expect(page.getByText("flipping on the short edge")).toBeVisible();
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

const photoOf = (text: string) =>
  bwip.toBuffer({ bcid: "qrcode", text, scale: 8, padding: 20, backgroundcolor: "ffffff" });

test("a photo of a kiosk's code shows where one is, and where to go from there", async ({ page }) => {
  await page.goto(`${site.of(tenant)}/en/floorplan/main`);
  await page.getByRole("link", { name: "Where am I?" }).click();
  const buffer = await photoOf(`${site.of(tenant)}/de/kiosk/entrance-2`);
  await page
    .getByLabel("Photo of the code")
    .setInputFiles({ name: "code.png", mimeType: "image/png", buffer });
  await expect(page.getByText("You are here: Main entrance")).toBeVisible();
  await page.getByLabel("To", { exact: true }).selectOption("Sushi Koi");
  await page.getByRole("button", { name: "Show the way" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The way to Sushi Koi");
  await page.getByRole("link", { name: "Share the way" }).click();
  await page.getByRole("link", { name: "/to/floorplan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The way to Sushi Koi");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a photo of something else is explained beside the field", async ({ page }) => {
    await page.goto(`${site.of(tenant)}/en/where-am-i`);
    const buffer = await photoOf("https://example.com/");
    await page
      .getByLabel("Photo of the code")
      .setInputFiles({ name: "code.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: "Show where I am" }).click();
    await expect(
      page.getByText("This code doesn’t stand for a place in this shopping centre."),
    ).toBeVisible();
    await expect(page.getByLabel("Photo of the code")).toHaveAttribute("aria-invalid", "true");
  });
});
