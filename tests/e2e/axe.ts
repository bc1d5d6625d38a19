import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Asserts that axe finds no violations on a page, or in a part of it; `only` of these rules or kinds of rules. The page keeps axe for the next run: compiled
 * again, it costs more than its rules do.
 */
export async function expectAccessible(
  page: Page,
  { within = "html", about = page.url(), only = tags } = {},
) {
  await appeared(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ within, only }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(within, { runOnly: only, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }));
    },
    { within, only },
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.join(" | ")}`),
    `axe, ${about}`,
  ).toEqual([]);
}

/** Waits for what fades in: until then it has little contrast. */
async function appeared(page: Page) {
  await page.evaluate(() => {
    const short = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000);
    return Promise.allSettled(short.map(({ finished }) => finished));
  });
}
