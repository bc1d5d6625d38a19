import { describe, expect, it } from "vitest";
import { announceSpeculation, speculationRules } from "./speculation-rules.server";

describe("speculation rules", () => {
  const [rule] = speculationRules().prerender;
  const patterns = rule?.where.and.flatMap((part) => part.href_matches ?? []) ?? [];

  it("prerender public screens in every language", () => {
    expect(patterns).toEqual(
      expect.arrayContaining(["/en", "/cz/obchod/:id/:title", "/de/shops/:category/:page", "/sk/a/*"]),
    );
    expect(rule?.eagerness).toBe("moderate");
  });

  it("prerender nothing of a member's, no form of an account and no URL with a query", () => {
    expect(
      patterns.filter((pattern) => /dashboard|konto|ucet|login|my-reward|logout|\.|\{/.test(pattern)),
    ).toEqual([]);
    expect(rule?.where.and).toContainEqual({ not: { href_matches: "/*\\?:query" } });
  });

  it("look first whether the page is hydrated, because then they compare no link with the patterns", () => {
    expect(rule?.where.and[0]).toEqual({
      selector_matches: expect.stringMatching(/^:root:not\(\[data-hydrated\]\) a/),
    });
  });

  it.each([
    ["public, s-maxage=60", {}, '"/speculation-rules.json"'],
    ["public, s-maxage=60", { "Save-Data": "on" }, null],
    ["private, no-store", {}, null],
  ])("are announced on a page that is %s to a visitor who sends %j: %s", (caching, sent, expected) => {
    const headers = new Headers({ "Cache-Control": caching });
    announceSpeculation(new Request("https://mall.test/en", { headers: sent as HeadersInit }), headers);
    expect(headers.get("Speculation-Rules")).toBe(expected);
  });
});
