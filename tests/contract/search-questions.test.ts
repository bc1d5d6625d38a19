import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@contract/languages";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { shortDay } from "../../app/locale/dates";
import { matchRoute } from "../../app/locale/match-route";
import { createMallClient, type MallApi } from "../../app/mall/client/client.server";
import { rejectedBeforeSending } from "../../app/mall/client/mall-api-error";
import { localTime, weekdayOf } from "../../app/mall/views/opening/opening-status";
import { searchQuestion, searchView } from "../../app/mall/views/search/search.server";
import { cinemaProgramme } from "../../app/mall/views/visit/cinema.server";
import type { Site } from "../../app/site/site.server";
import { referenceApi } from "../../mall-api/tests/reference-api";
import { siteOf } from "../stand-ins/site";

/** Questions as visitors ask them, each with the beginnings of the results that may be first, separated by spaces. */
const questions = z
  .array(
    z.strictObject({
      language: z.enum(languages),
      mall: z.string(),
      asked: z.record(z.string(), z.string()),
    }),
  )
  .parse(parse(readFileSync(join(import.meta.dirname, "search-questions.yaml"), "utf8")));

/**
 * A Saturday morning, with the weekend and its Sunday run ahead: late on Sundays, "what is on this weekend" has no events
 * to be answered with.
 */
const now = new Date("2026-11-28T09:00:00+01:00");
const apiUrl = referenceApi({}, () => now);

/** A mall of the reference API as loaders see it; its search may be missing, as on other APIs. */
async function siteOfMall(mall: string, language: Language, hasSearch: boolean): Promise<Site> {
  const client = createMallClient({ url: `${apiUrl()}/{tenant}`, cacheBytes: 50_000_000 });
  const api: MallApi = Object.create(client.mallApi({ tenantId: mall }));
  if (!hasSearch) api.search = () => Promise.reject(rejectedBeforeSending(404, "There is no such path"));
  const [settings, malls] = await Promise.all([api.settings(), api.malls({ per_page: 1 })]);
  const [first] = malls.data;
  const site = siteOf({ host: `${mall}.localhost`, language, settings });
  return { ...site, api, mall: first ? { ...first, billing: null } : null, now };
}

/** The first results as the screen shows them: their ids, of the site's own screens their names. */
async function firstResults(site: Site, q: string): Promise<string[]> {
  const question = searchQuestion(new URLSearchParams({ q }));
  if (!question) throw new Error(`${q} is no question`);
  const { groups } = await searchView(site, question);
  return groups.flatMap(({ hits }) => hits.map(({ id }) => screenOf(id) ?? id)).slice(0, 3);
}

/** The site's own screens have their path as an id. */
function screenOf(id: string): string | null {
  const screen = id.startsWith("/") ? matchRoute(id) : null;
  return screen && screen.name !== "a" ? screen.name : null;
}

describe.each([
  ["a mall API with a search", true],
  ["one without", false],
])("everyday questions, asked of %s,", (_, hasSearch) => {
  beforeAll(() => {
    process.env.MALL_API_URL ??= apiUrl();
  });

  it.each(questions)("are answered in $language at $mall", async ({ language, mall, asked }) => {
    const entries = Object.entries(asked);
    const site = await siteOfMall(mall, language, hasSearch);
    const answers: { q: string; ids: string[]; at: number }[] = [];
    for (const [q, expected] of entries) {
      const isExpected = (id: string) => expected.split(" ").some((start) => id.startsWith(start));
      const ids = await firstResults(site, q);
      const at = expected === "nothing" ? (ids.length === 0 ? 0 : -1) : ids.findIndex(isExpected);
      answers.push({ q, ids, at });
    }
    const without = (most: number) => answers.filter(({ at }) => at < 0 || at > most);
    const shown = (missed: typeof answers) =>
      missed.map(({ q, ids }) => `${q}: ${ids.join(", ")}`).join("\n");
    expect(without(0).length, shown(without(0))).toBeLessThanOrEqual(entries.length * 0.1);
    expect(without(2).length, shown(without(2))).toBeLessThanOrEqual(entries.length * 0.02);
  });
});

it("finds the next film for children where none is left on the day that is asked for", async () => {
  const site = await siteOfMall("presentation", "en", true);
  const shown = (await cinemaProgramme(site))?.films.find(({ id }) => id === "film-2")?.screenings ?? [];
  const starts = shown.map(({ starts_at: start }) => start).sort();
  const dateOf = (start = "") => localTime(new Date(start), "Europe/Prague").date;
  const last = starts.filter((start) => dateOf(start) === dateOf(starts[0])).at(-1) ?? "";
  const next = starts[starts.indexOf(last) + 1];
  const firstFilm = async (q: string, seconds: number) => {
    const now = new Date(Date.parse(last) + seconds * 1_000);
    const { groups } = await searchView({ ...site, now }, { q, group: null, page: 1 });
    const [hit] = groups.flatMap(({ hits }) => hits).filter(({ id }) => id.startsWith("film-"));
    return `${hit?.id} ${hit?.text?.join("")}`;
  };
  const asked = `kids movie ${weekdayOf(dateOf(last))}`;
  expect(await firstFilm(asked, -1)).toMatch(RegExp(`^film-2 .*${shortDay(dateOf(last), "en")}`));
  expect(await firstFilm(asked, 1)).toMatch(RegExp(`^film-2 .*${shortDay(dateOf(next), "en")}`));
  expect(await firstFilm("movies tonight", 1)).not.toContain("film-2");
});
