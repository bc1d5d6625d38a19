import { describe, expect, it } from "vitest";
import { cacheTag, cacheTagPattern } from "./cache-tag.server";

const showing = (...tags: string[]) => cacheTag("promenade", new Set([new Set(tags)]));
const isFound = (header: string, tag: string | null, mall = "promenade") =>
  new RegExp(cacheTagPattern(mall, tag)).test(header);

describe("the tags of a response for caches in front", () => {
  it("are found by what the response shows, and by nothing else", () => {
    const header = showing("news", "news:17", "news:a.b,c|d", "events", "website-pages:o nás");
    for (const tag of ["news", "events", "news:17", "news:a.b,c|d", "website-pages:o nás", null])
      expect(isFound(header, tag), String(tag)).toBe(true);
    for (const tag of [
      "faq",
      "news:1",
      "news:7",
      "news:axb,c|d",
      "news:c",
      "events:17",
      "new",
      "website-pages:o",
    ])
      expect(isFound(header, tag), tag).toBe(false);
    for (const tag of ["news", null]) expect(isFound(header, tag, "novoplaza")).toBe(false);
  });

  it("are found by any change of the mall where they are not known", () => {
    const header = cacheTag("promenade", null);
    for (const tag of ["faq", "news:17", null]) expect(isFound(header, tag)).toBe(true);
    expect(isFound(header, "faq", "europasc")).toBe(false);
  });

  it("are found by a change of the mall where the response shows nothing of its content", () => {
    expect(isFound(cacheTag("promenade", new Set()), null)).toBe(true);
  });

  it("are no longer than proxies accept, and then are found by more changes rather than fewer", () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `companies:${at}`);
    const header = showing("companies", ...many, "news", "news:17");
    expect(header.length).toBeLessThan(1_500);
    for (const tag of ["companies", "companies:4999", "news:17"]) expect(isFound(header, tag)).toBe(true);
    expect(isFound(header, "news:18")).toBe(false);
  });
});
