import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Asserts that axe finds no violations on a page, or in a part of it. Only violations are described, and no extra page
 * is opened for frames of other origins, which the site has none of: both cost several times the rules themselves.
 */
export async function expectAccessible(page: Page, { within = "html", about = page.url() } = {}) {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
    `axe, ${about}`,
  ).toEqual([]);
}
