import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage } from "@contract/languages";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { localizedPath, routeNames } from "../../app/locale/route-table";
import { createMallClient } from "../../app/mall/client/client.server";
import { searchQuestion, searchView } from "../../app/mall/views/search/search.server";
import type { Site } from "../../app/site/site.server";
import { referenceApi } from "../../mall-api/tests/reference-api";
import { siteOf } from "../stand-ins/site";

/**
 * For each language a mall and questions as visitors ask them, each with the beginnings of the paths that may be first,
 * separated by spaces.
 */
const questions = z
  .record(z.string(), z.strictObject({ mall: z.string(), asked: z.record(z.string(), z.string()) }))
  .parse(parse(readFileSync(join(import.meta.dirname, "search-questions.yaml"), "utf8")));
const apiUrl = referenceApi();

/** A mall of the reference API as loaders see it. */
async function siteOfMall(mall: string, language: string): Promise<Site> {
  if (!isLanguage(language)) throw new Error(`${language} is no language`);
  const client = createMallClient({ url: `${apiUrl()}/{tenant}`, cacheBytes: 50_000_000 });
  const api = client.mallApi({ tenantId: mall });
  const [settings, malls] = await Promise.all([api.settings(), api.malls({ per_page: 1 })]);
  const [first] = malls.data;
  const site = siteOf({ host: `${mall}.localhost`, language, settings });
  return { ...site, api, mall: first ? { ...first, billing: null } : null, now: new Date() };
}

/** The first results as the screen shows them: their ids, of the site's own screens their names. */
async function firstResults(site: Site, q: string): Promise<string[]> {
  const question = searchQuestion(new URLSearchParams({ q }));
  if (!question) throw new Error(`${q} is no question`);
  const { groups } = await searchView(site, question);
  return groups.flatMap(({ hits }) => hits.map(({ id }) => nameOf(id, site))).slice(0, 3);
}

/** The site's own screens have their path as an id. */
function nameOf(id: string, { language }: Site): string {
  if (!id.startsWith("/")) return id;
  return (
    routeNames.find(
      (name) =>
        `/${language}/${localizedPath(name, language)}`.replace(/\/\{.*/, "") ===
        id.replace(/\/(?:1|main)$/, ""),
    ) ?? id
  );
}

describe("everyday questions", () => {
  it.each(Object.entries(questions))("are answered in %s", async (language, { mall, asked }) => {
    const entries = Object.entries(asked);
    expect(entries.length).toBeGreaterThanOrEqual(60);
    const site = await siteOfMall(mall, language);
    const answers: { q: string; ids: string[]; at: number }[] = [];
    for (const [q, expected] of entries) {
      const isExpected = (id: string) => expected.split(" ").some((start) => id.startsWith(start));
      const ids = await firstResults(site, q);
      answers.push({ q, ids, at: ids.findIndex(isExpected) });
    }
    const without = (most: number) => answers.filter(({ at }) => at < 0 || at > most);
    const shown = (missed: typeof answers) =>
      missed.map(({ q, ids }) => `${q}: ${ids.join(", ")}`).join("\n");
    expect(without(0).length, shown(without(0))).toBeLessThanOrEqual(entries.length * 0.1);
    expect(without(2).length, shown(without(2))).toBeLessThanOrEqual(entries.length * 0.02);
  });
});
