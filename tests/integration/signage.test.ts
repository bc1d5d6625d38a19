import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, type RunningSite, startSite } from "../processes/site-process";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ SIGNAGE: "galerieharfa, europasc" });
}, 60_000);
afterAll(() => site.stop());

const pageOf = async (tenant: string, path: string) => {
  const response = await ask(site, tenant, path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
/** The words of one slide, or of a page. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/[\s\u2060]+/g, " ");
const slideOf = (html: string, kind: string) =>
  new RegExp(`<section data-slide="${kind}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";

describe("a screen in a passage", () => {
  it("is there where the operator has one, at a place of the plan, in the mall's languages", async () => {
    expect((await pageOf("galerieharfa", "/en/signage/entrance-2")).status).toBe(200);
    expect((await pageOf("novoplaza", "/en/signage/entrance-2")).status).toBe(404);
    expect((await pageOf("galerieharfa", "/en/signage/nowhere")).status).toBe(404);
    expect((await pageOf("galerieharfa", "/fr/signage/entrance-2")).status).toBe(404);
  });

  it("sets no cookie, is in no search engine, and has nothing to follow", async () => {
    const { headers, html } = await pageOf("galerieharfa", "/cz/signage/entrance-2");
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(html).not.toMatch(/<(?:form|button|input)\b/);
  });

  it.each(["en", "cz", "sk", "de"])("says in %s what the pages say", async (language) => {
    const { html } = await pageOf("galerieharfa", `/${language}/signage/entrance-2`);
    const kinds = [...html.matchAll(/data-slide="(\w+)"/g)].map(([, kind]) => kind);
    expect(kinds).toEqual(["today", "offers", "film", "toilets"]);
    const pages: Record<string, string> = {
      en: "/en/opening-hours",
      cz: "/cz/oteviraci-doba",
      sk: "/sk/otvaracie-hodiny",
      de: "/de/oeffnungszeiten",
    };
    const today = wordsOf(slideOf(html, "today"));
    const [hours = "no hours"] = /\d{1,2}:\d\d\s?–\s?\d{1,2}:\d\d/.exec(today) ?? [];
    expect(wordsOf((await pageOf("galerieharfa", pages[language] ?? "")).html)).toContain(hours);
    const titles = [...slideOf(html, "offers").matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title = ""]) => title);
    expect(titles).toHaveLength(3);
    const offers = await (
      await ask(site, "galerieharfa", `/api/proxy/products?per_page=48&locale=${language}`)
    ).text();
    for (const title of titles) expect(offers).toContain(title.replaceAll(/[\u00a0]/g, "\u00a0"));
    expect(wordsOf(slideOf(html, "toilets"))).toMatch(/\d+ m/);
  });

  it("shows the slide of its URL without scripts, and leads to the next", async () => {
    for (const [asked, shown, next] of [
      ["", "today", 1],
      ["?slide=1", "offers", 2],
      ["?slide=3", "toilets", 0],
      ["?slide=zzz", "today", 1],
      ["?slide=99", "toilets", 0],
    ] as const) {
      const { html } = await pageOf("europasc", `/de/signage/entrance-1${asked}`);
      expect(
        [...html.matchAll(/<section data-slide="(\w+)" data-shown=""/g)].map(([, kind]) => kind),
      ).toEqual([shown]);
      expect(html).toContain(
        `<meta http-equiv="refresh" content="12;url=/de/signage/entrance-1?slide=${next}"/>`,
      );
    }
  });
});
