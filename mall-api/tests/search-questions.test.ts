import { readFileSync } from "node:fs";
import { join } from "node:path";
import { success } from "@contract/envelope";
import { searchAnswer } from "@contract/search";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { referenceApi } from "./reference-api";

const questions = z
  .record(z.string(), z.strictObject({ tenant: z.string(), asked: z.record(z.string(), z.string()) }))
  .parse(parse(readFileSync(join(import.meta.dirname, "search-questions.yaml"), "utf8")));

const apiUrl = referenceApi();

/** The ids of the first results as the site shows them: group after group, a few of each. */
async function firstResults(tenant: string, language: string, q: string): Promise<string[]> {
  const query = new URLSearchParams({ q, language, per_page: "4" });
  const response = await fetch(`${apiUrl()}/${tenant}/v1/search?${query}`);
  const { groups } = success(searchAnswer).parse(await response.json()).data;
  return groups.flatMap(({ hits }) => hits.map(({ id }) => id)).slice(0, 3);
}

describe("everyday questions", () => {
  it.each(Object.entries(questions))("are answered in %s", async (language, { tenant, asked }) => {
    const entries = Object.entries(asked);
    expect(entries.length).toBeGreaterThanOrEqual(30);
    const answers = await Promise.all(
      entries.map(async ([q, expected]) => {
        const isExpected = (id: string) => expected.split(" ").some((start) => id.startsWith(start));
        const ids = await firstResults(tenant, language, q);
        return { q, ids, at: ids.findIndex(isExpected) };
      }),
    );
    const without = (most: number) => answers.filter(({ at }) => at < 0 || at > most);
    const shown = (missed: typeof answers) =>
      missed.map(({ q, ids }) => `${q}: ${ids.join(", ")}`).join("\n");
    expect(without(0).length, shown(without(0))).toBeLessThanOrEqual(entries.length * 0.1);
    expect(without(2).length, shown(without(2))).toBeLessThanOrEqual(entries.length * 0.02);
  });
});
