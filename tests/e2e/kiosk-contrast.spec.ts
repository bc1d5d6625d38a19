import { type RunningSite, startSite } from "../processes/site-process";
import { kioskPlaces } from "../screens/kiosk-places";
import { expectAccessible } from "./axe";
import { expect, test } from "./mall-site";

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ KIOSK: "all" });
});
test.afterAll(() => site?.stop());
test.use({ viewport: { width: 1080, height: 1920 }, bypassCSP: true });

/** Texts of a plan with less than 7:1 against what is drawn below them, which axe doesn't measure. */
function faintTexts(): string[] {
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!pixel) return 0;
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    const parts = [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
  };
  return [...document.querySelectorAll<SVGTextElement>(".kiosk-plan svg text")].flatMap((text) => {
    text.scrollIntoView({ block: "center" });
    for (const each of text.ownerSVGElement?.querySelectorAll<SVGElement>("*") ?? [])
      each.style.pointerEvents = "all";
    const { x, y, width, height } = text.getBoundingClientRect();
    const below = document
      .elementsFromPoint(x + width / 2, y + height / 2)
      .find((each) => each instanceof SVGGeometryElement && getComputedStyle(each).fill !== "none");
    if (!below) return [];
    const all = [luminance(getComputedStyle(text).fill), luminance(getComputedStyle(below).fill)];
    const ratio = (Math.max(...all) + 0.05) / (Math.min(...all) + 0.05);
    return ratio < 7 ? [`${text.textContent}: ${ratio.toFixed(1)}`] : [];
  });
}

for (const [tenant, place] of kioskPlaces)
  test(`texts of ${tenant} and of its plan have 7:1, in the dark too`, async ({ page }) => {
    const start = `${site.of(tenant)}/en/kiosk/${place}`;
    await page.goto(`${start}?view=shops`);
    const shop = (await page.locator(".kiosk-tiles a").nth(2).getAttribute("href")) ?? "";
    for (const path of [start, `${start}?view=shops`, `${start}?view=search`, site.of(tenant) + shop])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expectAccessible(page, { only: ["color-contrast-enhanced"], about: `${path} ${colorScheme}` });
        expect(await page.evaluate(faintTexts), `${path} ${colorScheme}`).toEqual([]);
      }
  });
